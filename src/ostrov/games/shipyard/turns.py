"""The order of play: a turn begins and ends, rounds end, and so does the game."""

from __future__ import annotations

from . import bonus, contracts, cruise, queue, refill, solo, yard
from .actions import EARLY, NORMAL
from .components import (
    BUILDING,
    BUYING,
    DROP_GUILDERS,
    NO_SLOT,
    NO_TILE,
    RENTING,
    SUBSIDY,
    SUBSIDY_GUILDERS,
)
from .state import (
    AFTER,
    CANALS,
    CHOOSE,
    DEPART,
    END,
    FINAL,
    FINAL_ACTIONS,
    FREE,
    LAST,
    LAST_CHANCES,
    OVER,
    PARTS,
    PHASE_OF,
    REGULAR,
    State,
)

# --- a turn -----------------------------------------------------------------------------------------------------------


def begin(s: State) -> int:
    """[S-032] A turn begins with the tile of the last one. [S-037] First turns begin with the choice."""
    s.turns += 1
    s.dropped = False
    forget_action(s)
    if not queue.is_first(s):
        queue.move_previous(s)
    if solo.is_rival(s):
        return solo.begin(s)
    s.phase = CHOOSE
    return 0


def forget_action(s: State) -> int:
    """Nothing is chosen yet."""
    s.main = NO_TILE
    s.main_done = False
    s.bonus = NO_TILE
    s.doing = NO_TILE
    return 0


def choose(s: State, seat: int, tile: int) -> int:
    """[S-042] to [S-048] The cube, the money, the action; [S-216] or, where nothing is possible, the money alone."""
    possible = queue.would_be_possible(s, seat, tile)
    queue.take_money(s, seat, tile)
    queue.occupy(s, tile)
    s.main = tile
    if possible:
        return carry_out(s, seat, tile)
    s.main_done = True
    return after_main(s, seat)


def buy_bonus(s: State, seat: int, tile: int) -> int:
    """[S-049] Before the main action or after it."""
    bonus.pay(s, seat, tile)
    return carry_out(s, seat, tile)


def choose_final(s: State, seat: int, tile: int) -> int:
    """[S-160] Any action in play, wherever cubes lie. [S-044] Guilders lying on it stay there."""
    s.main = tile
    return carry_out(s, seat, tile)


def carry_out(s: State, seat: int, tile: int) -> int:
    """[S-048] The action begins. [S-108] The subsidy brings its guilders at once."""
    if tile == SUBSIDY:
        s.seats[seat].guilders += SUBSIDY_GUILDERS
        s.doing = tile
        return action_done(s, seat)
    return open_action(s, tile)


def open_action(s: State, tile: int) -> int:
    """[S-048] The player is asked for what the action needs."""
    s.doing = tile
    s.built = 0
    s.phase = PHASE_OF[tile]
    return 0


def close(s: State) -> int:
    """[S-081] [S-084] [S-089] [S-163] The player is done: now the display slides and is refilled."""
    if s.doing == RENTING:
        return refill.open_canals(s)
    if s.doing == BUYING:
        return refill.open_goods(s)
    return refill.open_parts(s)


def action_done(s: State, seat: int) -> int:
    """[S-052] A bonus action that came first is followed by the main one; [S-049] or it may still be bought."""
    was_main = s.doing == s.main
    s.doing = NO_TILE
    if was_main or s.stage != REGULAR:
        s.main_done = True
        return after_main(s, seat)
    return set_sail(s, seat) if s.main_done else open_action(s, s.main)


def after_main(s: State, seat: int) -> int:
    """[S-049] A bonus action, if it can be paid; else step 4 is over."""
    if bonus.is_payable(s, seat):
        s.phase = AFTER
        return 0
    return set_sail(s, seat)


def set_sail(s: State, seat: int) -> int:
    """[S-055] Every complete ship leaves now, in the order its owner chooses; then the turn ends."""
    lying = yard.pattern(s, seat)
    slot = yard.next_ship(lying, 0)
    if slot == NO_SLOT:
        s.phase = END
    elif yard.next_ship(lying, slot + 1) == NO_SLOT:
        cruise.depart(s, slot)
    else:
        s.phase = DEPART
    return 0


def end(s: State) -> int:
    """[S-061] The turn is over; if the gear cube fell into the hole, so is the round."""
    if s.stage != REGULAR:
        return next_in_the_end(s)
    if s.dropped:
        return end_round(s)
    return next_turn(s)


def next_owner(s: State) -> int:
    """[S-031] Clockwise; [S-168] in solo the opponents in their order."""
    if s.options.players > 1:
        return (s.active + 1) % s.options.players
    return solo.next_owner(s)


def next_turn(s: State) -> int:
    """[S-157] [S-158] The next turn, unless all have had equally many and the end has been triggered."""
    following = next_owner(s)
    if s.turns == s.last or (s.early and following == s.starter):
        return end_regular_turns(s)
    s.active = following
    return begin(s)


# --- rounds -----------------------------------------------------------------------------------------------------------


def end_round(s: State) -> int:
    """[S-062] A cube leaves the round track, [S-063] perhaps all discard; [S-156] without a cube one turn is left."""
    if s.rounds == 0:
        s.last = s.turns + 1
        return finish_round(s)
    s.rounds -= 1
    due = contracts.due_now(s)
    if due > 0:
        return contracts.open_discards(s, due)
    return finish_round(s)


def finish_round(s: State) -> int:
    """[S-064] [S-219] A guilder on the last tile of the queue, if no cube lies there."""
    s.dropped = False
    tile = queue.last_tile(s)
    if s.cube[tile] == FREE:
        s.lying[tile] += DROP_GUILDERS
    return next_turn(s)


def discards_done(s: State) -> int:
    """[S-063] All have discarded: the round goes on ending, or the final actions begin."""
    contracts.take_away(s)
    return finish_round(s) if s.dropped else begin_final_actions(s)


# --- the end ----------------------------------------------------------------------------------------------------------


def end_regular_turns(s: State) -> int:
    """[S-070] [S-228] After an early end contracts may be left over; then all discard down to one of each colour."""
    s.ending = 0
    if s.held > 1:
        return contracts.open_discards(s, s.held - 1)
    return begin_final_actions(s)


def begin_final_actions(s: State) -> int:
    """[S-160] From the start player on, clockwise. [S-161] No tile moves, no income comes."""
    s.stage = FINAL_ACTIONS
    s.active = s.starter
    forget_action(s)
    s.phase = FINAL
    return 0


def next_in_the_end(s: State) -> int:
    """[S-160] [S-162] The next player's final action or last chance; [S-181] in solo there is only one player."""
    s.active = (s.active + 1) % s.options.players
    forget_action(s)
    if s.stage == FINAL_ACTIONS and s.active != s.starter:
        s.phase = FINAL
        return 0
    if s.stage == LAST_CHANCES and s.active == s.starter:
        return finish(s)
    s.stage = LAST_CHANCES
    return find_last_chance(s)


def find_last_chance(s: State) -> int:
    """[S-162] The next player whom one more part gives a ship; [S-229] who has none gets nothing."""
    while not yard.is_one_short(yard.pattern(s, s.active)):
        s.active = (s.active + 1) % s.options.players
        if s.active == s.starter:
            return finish(s)
    open_action(s, BUILDING)
    s.phase = LAST
    return 0


def finish(s: State) -> int:
    """[S-165] The game is over; all contracts lie open."""
    s.phase = OVER
    s.ending = NORMAL if s.last > 0 else EARLY
    contracts.lay_open(s)
    return 0


# --- after the displays are filled ------------------------------------------------------------------------------------


def refilled(s: State) -> int:
    """A display is full: the set-up goes on, or the turn. What a refill showed cannot be taken back anyway, so a turn
    with nothing left to do is over."""
    if s.turns == 0:
        return go_on_setting_up(s)
    if solo.is_rival(s):
        return solo.over(s)
    action_done(s, s.active)
    return end(s) if s.phase == END else 0


def go_on_setting_up(s: State) -> int:
    """[S-009] [S-010] [S-011] Parts, then canals, then goods; then the first turn."""
    if s.phase == PARTS:
        return refill.open_canals(s)
    if s.phase == CANALS:
        return refill.open_goods(s)
    s.active = s.starter
    return begin(s)
