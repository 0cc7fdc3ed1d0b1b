"""Anno 1800, the board game for two to four players: complete rules, in the order of the rulebooks."""
