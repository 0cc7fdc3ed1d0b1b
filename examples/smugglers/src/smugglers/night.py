"""Cards: dealing, refilling, and loading in secret."""

from ostrov.engine.members import add, count, drop, has

from .actions import BY_PILE, FIRST
from .state import DAY, DEAL, DEALT, NIGHT, OVER, State


def next_seat(s: State, seat: int) -> int:
    """[M-001] Two to four play, and play passes to the left."""
    return (seat + 1) % s.options.players


def forbids_load(s: State, seat: int, action: int) -> int:
    """[M-010] Only by night, once. [M-011] Only a card from the own hand."""
    if s.phase != NIGHT or not has(s.idle, seat):
        return 10
    return 11 if s.seats[seat].hand[FIRST[action]] == 0 else 0


def load(s: State, seat: int, action: int) -> int:
    """[M-010] Everybody loads one card, unseen; when the last has loaded, day breaks."""
    s.seats[seat].hand[FIRST[action]] -= 1
    s.seats[seat].cards -= 1
    s.seats[seat].boat = FIRST[action]
    drop(s.idle, seat)
    add(s.loaded, seat)
    if count(s.idle) == 0:
        s.phase = DAY
        s.sailor = s.captain
        s.turns += 1
    return 0


def draw(s: State, good: int) -> int:
    """[M-004] [M-040] The next card goes to the taker, who alone sees it. [M-051] The game ends with the pile."""
    s.pile[good] -= 1
    s.left -= 1
    s.seats[s.taker].hand[good] += 1
    s.seats[s.taker].cards += 1
    s.taker = next_seat(s, s.taker)
    if s.seats[s.taker].cards == DEALT if s.phase == DEAL else s.taker == s.captain:
        s.phase = NIGHT
        for seat in range(s.options.players):
            add(s.idle, seat)
    elif s.left == 0:
        s.phase = OVER
        s.ending = BY_PILE
    return 0
