"""The lab: games by the thousand, measured and compared."""
