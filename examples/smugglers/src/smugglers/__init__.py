"""Smugglers: at night everybody loads a card in secret, by day they say what it is, and may lie."""
