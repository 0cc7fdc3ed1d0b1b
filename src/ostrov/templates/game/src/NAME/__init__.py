"""TITLE: draw from the pile or stop before the storm; one card only you know."""
