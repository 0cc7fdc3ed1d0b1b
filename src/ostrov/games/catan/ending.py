"""Points, the end, and what must be true of every position."""

from __future__ import annotations

from ostrov.engine.members import has

from .actions import BEGUN, FROM_ARMY, FROM_CARDS, FROM_CITIES, FROM_ROAD, FROM_SETTLEMENTS, REACHED
from .board import DEGREE, EDGE_END, NEIGHBOUR
from .state import (
    BANK,
    CARDS,
    CITY_PIECES,
    CITY_POINTS,
    FREE,
    LARGEST_ARMY_POINTS,
    LONGEST_ROAD_POINTS,
    OVER,
    POINT,
    POINT_CARD_POINTS,
    ROAD_PIECES,
    SETTLEMENT_PIECES,
    SETTLEMENT_POINTS,
    TO_WIN,
    State,
)


def points(s: State, seat: int, source: int) -> int:
    """[C-123] [C-078] Points by what they are for."""
    player = s.seats[seat]
    if source == FROM_SETTLEMENTS:
        return SETTLEMENT_POINTS * (SETTLEMENT_PIECES - player.settlements_left)
    if source == FROM_CITIES:
        return CITY_POINTS * (CITY_PIECES - player.cities_left)
    if source == FROM_ROAD:
        return LONGEST_ROAD_POINTS if s.longest_road == seat else 0
    if source == FROM_ARMY:
        return LARGEST_ARMY_POINTS if s.largest_army == seat else 0
    return POINT_CARD_POINTS * (player.unplayed[POINT] + player.played[POINT])


def open_points(s: State, seat: int) -> int:
    """[C-128] The points all can see; they can fall."""
    found = 0
    for source in range(FROM_CARDS):
        found += points(s, seat, source)
    return found


def score(s: State, seat: int) -> int:
    """[C-123] All points of a seat, hidden cards counted."""
    return open_points(s, seat) + points(s, seat, FROM_CARDS)


def settle(s: State) -> int:
    """[C-124] [CR-14] The game ends at once when the active player has ten points. [C-127] Nobody else can win then."""
    if s.phase != OVER and score(s, s.active) >= TO_WIN:
        finish(s, REACHED)
    return 0


def settle_at_start(s: State) -> int:
    """[C-125] [C-126] [CR-13] Who came to ten in another's turn wins when their own begins."""
    if score(s, s.active) >= TO_WIN:
        finish(s, BEGUN)
    return 0


def finish(s: State, reason: int) -> int:
    """[C-038] [C-118] [C-119] [C-156] The game is over, and all hidden victory point cards are shown."""
    s.phase = OVER
    s.ending = reason
    s.free_roads = 0
    for seat in range(s.options.players):
        player = s.seats[seat]
        shown = player.unplayed[POINT]
        player.unplayed[POINT] = 0
        player.fresh[POINT] = 0
        player.played[POINT] += shown
        player.development -= shown
    return 0


def ended(s: State) -> int:
    """[C-124] How the game ended, if it has."""
    return s.ending


def place(s: State, seat: int) -> int:
    """[C-127] The active player has won; [CR-35] the others are listed by their points, equal points as equal."""
    better = 0
    for other in range(s.options.players):
        if other != seat and other != s.active and score(s, other) > score(s, seat):
            better += 1
    return 1 if seat == s.active else better + 2


def problems(s: State) -> int:
    """Whether a position can be: the first rule that it breaks."""
    if not cards_are_conserved(s):
        return 9
    if not development_is_conserved(s):
        return 5
    for seat in range(s.options.players):
        if not stock_is_true(s, seat):
            return 6
        if not hand_is_true(s, seat):
            return 10
    return 0 if distance_is_kept(s) else 73


def cards_are_conserved(s: State) -> bool:
    """[C-009] Bank and hands have all cards of each resource."""
    for resource in range(len(s.bank)):
        found = s.bank[resource]
        for seat in range(s.options.players):
            found += s.seats[seat].hand[resource] + s.seats[seat].returning[resource]
        if found != BANK:
            return False
    return True


def development_is_conserved(s: State) -> bool:
    """[C-005] Deck, hands and played cards are all there are. [C-129] The deck's size is told truly."""
    left = 0
    for card in range(len(s.deck)):
        left += s.deck[card]
        found = s.deck[card]
        for seat in range(s.options.players):
            found += s.seats[seat].unplayed[card] + s.seats[seat].played[card]
        if found != CARDS[card]:
            return False
    return left == s.deck_left


def stock_is_true(s: State, seat: int) -> bool:
    """[C-006] Pieces on the island and in stock are all a player has."""
    player = s.seats[seat]
    settlements = 0
    cities = 0
    for vertex in range(len(s.owner)):
        if s.owner[vertex] == seat:
            settlements += int(s.level[vertex] == 1)
            cities += int(s.level[vertex] == 2)
        if has(player.settlements, vertex) != (s.owner[vertex] == seat and s.level[vertex] == 1):
            return False
    roads = 0
    for edge in range(len(s.road)):
        if s.road[edge] == seat:
            roads += 1
            if not has(player.reached, EDGE_END[edge, 0]) or not has(player.reached, EDGE_END[edge, 1]):
                return False
    return (
        settlements == SETTLEMENT_PIECES - player.settlements_left
        and cities == CITY_PIECES - player.cities_left
        and roads == ROAD_PIECES - player.roads_left
    )


def hand_is_true(s: State, seat: int) -> bool:
    """[C-010] [C-129] How many cards a hand has is told truly."""
    player = s.seats[seat]
    cards = 0
    for resource in range(len(s.bank)):
        held = player.hand[resource] + player.returning[resource]
        if held < player.known[resource]:
            return False
        cards += held
    development = 0
    fresh = 0
    for card in range(len(s.deck)):
        development += player.unplayed[card]
        fresh += player.fresh[card]
        if player.fresh[card] > player.unplayed[card]:
            return False
    return cards == player.cards and development == player.development and fresh <= player.bought


def distance_is_kept(s: State) -> bool:
    """[C-073] No two buildings are neighbours, and what is closed is told truly."""
    for vertex in range(len(s.owner)):
        near = s.owner[vertex] != FREE
        for n in range(DEGREE[vertex]):
            if s.owner[NEIGHBOUR[vertex, n]] != FREE:
                if s.owner[vertex] != FREE:
                    return False
                near = True
        if near != has(s.closed, vertex):
            return False
    return True
