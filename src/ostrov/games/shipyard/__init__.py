"""Shipyard, the second edition, for one to four players: complete rules, in the order of the rulebook."""
