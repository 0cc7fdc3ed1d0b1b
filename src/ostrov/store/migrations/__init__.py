"""Numbered SQL files, each applied once and in their order; docs/decisions/0030 says why there is no tool for it."""
