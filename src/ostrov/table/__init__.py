"""A table: a match of any game by its contract, and all a reader may be told of it. It knows no network and no disk.

`match.py` has the verbs; `values.py` what is told; `refusal.py` why not; `verify.py` checks a finished game.
"""

from __future__ import annotations

from ostrov.table.match import BotTurn, Match, Step, typable
from ostrov.table.refusal import Refusal
from ostrov.table.values import NewSeat, NewTable

__all__ = ["BotTurn", "Match", "NewSeat", "NewTable", "Refusal", "Step", "typable"]
