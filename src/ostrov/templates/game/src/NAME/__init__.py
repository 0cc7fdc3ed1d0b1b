"""TITLE: draw from the pile or stop before the storm; one card of it lies before you, and only you know it."""
