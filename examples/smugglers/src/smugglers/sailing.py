"""By day the boats sail one by one: say what you carry, or send the thief; the left neighbour doubts or not."""

from ostrov.engine.members import drop

from .actions import BY_GOAL, BY_PILE, FIRST
from .night import next_seat
from .state import DAY, DOUBT, EMPTY, OVER, REFILL, THEFT, VALUE, State


def forbids_declare(s: State, seat: int) -> int:
    """[M-020] The boats sail one after the other, by day, from the captain on."""
    return 20 if s.phase != DAY or seat != s.sailor else 0


def forbids_rob(s: State, seat: int, action: int) -> int:
    """[M-020] In the own turn. [M-022] Another player, who has a card."""
    victim = FIRST[action]
    if s.phase != DAY or seat != s.sailor:
        return 20
    return 22 if victim == seat or victim >= s.options.players or s.seats[victim].cards == 0 else 0


def forbids_answer(s: State, seat: int) -> int:
    """[M-030] Only the sailor's left neighbour answers a claim."""
    return 30 if s.phase != DOUBT or seat != next_seat(s, s.sailor) else 0


def declare(s: State, action: int) -> int:
    """[M-021] The sailor names a good, whether it is in the boat or not."""
    s.claim = FIRST[action]
    s.phase = DOUBT
    return 0


def rob(s: State, action: int) -> int:
    """[M-023] The thief is paid with the cargo, for all to see."""
    s.victim = FIRST[action]
    s.shown[unload(s)] += 1
    s.phase = THEFT
    return 0


def steal(s: State, good: int) -> int:
    """[M-024] The thief brings one card of the victim's hand, at random; these two alone see it."""
    s.seats[s.victim].hand[good] -= 1
    s.seats[s.victim].cards -= 1
    s.seats[s.sailor].hand[good] += 1
    s.seats[s.sailor].cards += 1
    return sail_on(s)


def believe(s: State) -> int:
    """[M-031] A claim believed is paid as claimed; the cargo goes back into the pile, unseen."""
    s.seats[s.sailor].trade += VALUE[s.claim]
    s.pile[unload(s)] += 1
    s.left += 1
    return sail_on(s)


def doubt(s: State, seat: int) -> int:
    """[M-032] A claim doubted is looked at: the truth pays the sailor twice, a lie pays who doubted."""
    cargo = unload(s)
    if cargo == s.claim:
        s.seats[s.sailor].trade += 2 * VALUE[s.claim]
    else:
        s.seats[seat].doubts += VALUE[s.claim]
    s.shown[cargo] += 1
    return sail_on(s)


def unload(s: State) -> int:
    """[M-023] [M-031] [M-032] The cargo that leaves the sailor's boat."""
    cargo = s.seats[s.sailor].boat
    s.seats[s.sailor].boat = EMPTY
    drop(s.loaded, s.sailor)
    return cargo


def sail_on(s: State) -> int:
    """[M-040] After the last boat everybody draws, from the next captain on. [M-050] [M-051] Or the game is over."""
    s.sailor = next_seat(s, s.sailor)
    s.phase = DAY
    s.turns += 1
    if s.sailor == s.captain:
        s.captain = next_seat(s, s.captain)
        s.taker = s.captain
        s.ending = BY_PILE if s.left == 0 else 0
        for seat in range(s.options.players):
            if s.seats[seat].trade + s.seats[seat].doubts >= s.options.goal:
                s.ending = BY_GOAL
        s.phase = REFILL if s.ending == 0 else OVER
    return 0
