"""Catan, the base game for three and four players: complete rules, in the order of the rulebook."""
