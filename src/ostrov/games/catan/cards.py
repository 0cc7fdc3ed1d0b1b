"""Development cards: bought unseen, played one a turn."""

from __future__ import annotations

from ostrov.engine.offers import Odds, Offers, likely, offer

from . import building, hands, roads
from .actions import CARD_DRAWN, PLAY_KNIGHT, PLAY_MONOPOLY, PLAY_PLENTY, PLAY_ROADS
from .refused import C_036, C_037, C_067, C_080, C_116, C_117, C_120
from .state import (
    CARD,
    DEVELOPMENT_CARD,
    FREE,
    KNIGHT,
    LARGEST_ARMY_LEAST,
    MAIN,
    MONOPOLY,
    PLENTY,
    ROADS,
    ROBBER,
    State,
)


def forbids_buying(s: State, seat: int) -> int:
    """[C-080] A card in the deck; [C-067] the price. [C-081] As many as one can pay."""
    if s.deck_left == 0:
        return C_080
    return 0 if hands.affords(s, seat, DEVELOPMENT_CARD) else C_067


def buy(s: State, seat: int) -> int:
    """[C-080] The top card is bought; [CR-06] in strict phases this is building."""
    s.building = True
    hands.pay(s, seat, DEVELOPMENT_CARD)
    s.phase = CARD
    return 0


def card_odds(s: State, w: Odds) -> int:
    """[C-021] Every card of the deck is as likely as another."""
    for card in range(len(s.deck)):
        likely(w, CARD_DRAWN + card, s.deck[card])
    return w.total


def drawn(s: State, card: int) -> int:
    """[C-129] The card goes to the buyer, who alone sees it."""
    player = s.seats[s.active]
    s.deck[card] -= 1
    s.deck_left -= 1
    player.unplayed[card] += 1
    player.fresh[card] += 1
    player.development += 1
    player.bought += 1
    s.phase = MAIN
    return 0


def forbids_card(s: State, seat: int, card: int) -> int:
    """[C-036] One card a turn, from the own hand; [C-037] not one bought this turn."""
    player = s.seats[seat]
    if s.card_played or player.unplayed[card] == 0:
        return C_036
    return C_037 if player.unplayed[card] == player.fresh[card] else 0


def forbids_roads(s: State, seat: int) -> int:
    """[C-116] Road building needs a piece and a path for at least one road."""
    rule = forbids_card(s, seat, ROADS)
    if rule != 0:
        return rule
    return 0 if building.road_spots(s, seat) > 0 else C_116


def forbids_plenty(s: State, seat: int, one: int, two: int) -> int:
    """[C-117] Two cards, named in the order of the table; [C-120] the bank must have them, or have one card only."""
    rule = forbids_card(s, seat, PLENTY)
    if rule != 0:
        return rule
    if two < one:
        return C_117
    if s.bank[one] == 0 or s.bank[two] == 0:
        return C_120
    if one == two and s.bank[one] == 1 and in_bank(s) > 1:
        return C_120
    return 0


def in_bank(s: State) -> int:
    """[C-120] Resource cards in the bank."""
    found = 0
    for resource in range(len(s.bank)):
        found += s.bank[resource]
    return found


def legal_cards(s: State, seat: int, m: Offers) -> int:
    """[C-036] What may be played now."""
    if s.card_played or s.seats[seat].development == 0:
        return m.count
    if forbids_card(s, seat, KNIGHT) == 0:
        offer(m, PLAY_KNIGHT)
    if forbids_roads(s, seat) == 0:
        offer(m, PLAY_ROADS)
    if forbids_card(s, seat, PLENTY) == 0:
        for one in range(len(s.bank)):
            for two in range(one, len(s.bank)):
                if forbids_plenty(s, seat, one, two) == 0:
                    offer(m, PLAY_PLENTY + one * len(s.bank) + two)
    if forbids_card(s, seat, MONOPOLY) == 0:
        for resource in range(len(s.bank)):
            offer(m, PLAY_MONOPOLY + resource)
    return m.count


def lay_open(s: State, seat: int, card: int) -> int:
    """[C-122] [C-082] A played card lies open before its player for good. [C-043] It closes no phase."""
    player = s.seats[seat]
    player.unplayed[card] -= 1
    player.played[card] += 1
    player.development -= 1
    s.card_played = True
    return 0


def knight(s: State, seat: int) -> int:
    """[C-110] [C-111] [C-155] A knight joins the army, [C-157] then the robber moves; nobody discards."""
    lay_open(s, seat, KNIGHT)
    award_army(s, seat)
    s.phase = ROBBER
    return 0


def award_army(s: State, seat: int) -> int:
    """[C-113] Three knights take the largest army; [C-114] after that, strictly more than its holder has."""
    knights = s.seats[seat].played[KNIGHT]
    if knights >= LARGEST_ARMY_LEAST:
        if s.largest_army == FREE or knights > s.seats[s.largest_army].played[KNIGHT]:
            s.largest_army = seat
    return 0


def road_building(s: State, seat: int) -> int:
    """[C-115] [CR-10] Two roads are laid for nothing."""
    lay_open(s, seat, ROADS)
    s.free_roads = 2
    return 0


def free_road(s: State, seat: int, edge: int) -> int:
    """[C-115] The second may build on the first; [C-116] if nothing is left to lay, that was all."""
    s.free_roads -= 1
    roads.lay(s, seat, edge)
    if s.free_roads > 0 and building.road_spots(s, seat) == 0:
        s.free_roads = 0
    return 0


def plenty(s: State, seat: int, one: int, two: int) -> int:
    """[C-117] Two cards of choice from the bank; [CR-11] one, if it has no more."""
    lay_open(s, seat, PLENTY)
    hands.draw(s, seat, one, 1)
    if s.bank[two] > 0:
        hands.draw(s, seat, two, 1)
    return 0


def monopoly(s: State, seat: int, resource: int) -> int:
    """[C-153] All others hand over every card of the resource; [C-121] [CR-12] it may be none. [C-154]"""
    lay_open(s, seat, MONOPOLY)
    for other in range(s.options.players):
        if other != seat:
            hands.pass_on(s, other, seat, resource, s.seats[other].hand[resource])
    return 0
