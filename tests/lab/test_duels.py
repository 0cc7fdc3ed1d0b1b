"""Duels over the bridge: with a peer of our own making that errs as it is told, and, in the long run, the real one."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterable
from copy import copy
from pathlib import Path
from typing import Any

import pytest

from ostrov.engine import text
from ostrov.engine.errors import GameError, TextError
from ostrov.engine.game import Game, load_package
from ostrov.engine.position import Position
from ostrov.lab import bridge, duels, peers, statistics
from ostrov.lab.bridge import Mirror, ThrownOut
from ostrov.lab.chart import Chart, Difference
from ostrov.lab.duels import Duel, Order
from tests.lab.fake_peer import FakePeer, Told


@pytest.fixture(scope="module")
def catan() -> Game:
    return load_package("ostrov.games.catan")


def order(catan: Game, games: int = 2, theirs: str = "RandomPlayer", ours: str = "apprentice") -> Order:
    return Order(catan, ours, theirs, games, key=5)


# --- whole duels -----------------------------------------------------------------------------------------------------


def test_a_bot_wins_duels_and_both_engines_agree_at_every_decision(catan: Game) -> None:
    told: list[str] = []
    found = duels.duels(order(catan, 4), FakePeer(catan), told.append)
    assert told == []
    assert (found["games"], found["won"], found["differences"], found["thrown_out"]) == (4, 4, 0, 0)
    assert found["won_by_seat"] == {"first": 2, "second": 2}
    assert (found["share"], found["interval_95"]) == (1.0, [0.5101, 1.0])
    assert found["decisions_with_offers_withheld"][bridge.BEFORE_ROLL] > 0
    assert not any(found["outcomes_followed"].values())
    assert found["cpu_seconds"]["theirs"] > found["cpu_seconds"]["ours"] / 1000 > 0
    assert json.loads(json.dumps(found)) == found
    assert (found["peer"], found["version"], found["ours"], found["theirs"]) == (
        *("catanatron", "3.2.1"),
        *("apprentice", "RandomPlayer"),
    )


def test_the_same_key_plays_the_same_duels(catan: Game) -> None:
    first, second = FakePeer(catan), FakePeer(catan)
    one, other = duels.duels(order(catan, 1), first), duels.duels(order(catan, 1), second)
    assert first.orders == second.orders
    assert {**one, "cpu_seconds": 0} == {**other, "cpu_seconds": 0}


def test_what_is_kept_is_not_played_again(catan: Game, tmp_path: Path) -> None:
    file, first, then = tmp_path / "duels.jsonl", FakePeer(catan), FakePeer(catan)
    duels.duels(order(catan, 2), first, file=file)
    with file.open("a", encoding="utf-8") as lines:
        lines.write('{"number": 2, "seat"')  # stopped while writing
    found = duels.duels(order(catan, 3), then, file=file)
    assert [one["game"] for one in then.orders if one["do"] == "deal"] == [2]
    whole = duels.duels(order(catan, 3), FakePeer(catan))
    assert {**found, "cpu_seconds": 0} == {**whole, "cpu_seconds": 0}
    with pytest.raises(TextError, match="of another order"):
        duels.duels(order(catan, 3, ours="random"), then, file=file)


def test_seats_take_turns_in_beginning(catan: Game) -> None:
    peer = FakePeer(catan)
    duels.duels(order(catan, 2, ours="random"), peer)
    dealt = [told for told in peer.orders if told["do"] == "deal"]
    assert [(told["game"], told["seat"]) for told in dealt] == [(0, 0), (1, 1)]
    assert peer.orders[1]["do"] == "take"  # we begin the first
    assert peer.orders[peer.orders.index(dealt[1]) + 1]["do"] == "decide"  # and they the second


def test_our_bot_is_shown_what_its_seat_sees_and_what_both_offer(catan: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def choose(view: Position, seat: str, name: str, key: int, stream: int, among: Iterable[str], *, spent: int) -> str:
        assert spent >= 0
        assert view.viewer == seat == "blue"
        assert not text.unpack(catan, view.data)["seats"][1]["hand"].any()
        assert not text.unpack(catan, view.data)["deck"].any()
        assert set(among) <= set(view.choices(seat))
        asked.append(name)
        return max(among)

    monkeypatch.setattr(duels, "choose", choose)
    duel = Duel(order(catan), FakePeer(catan), 0)
    for _ in range(60):
        duel.told = duel.table.ask(duel._wish(duel.mirror.common(duel.told)))
        duel.mirror.follow(duel.told)
    assert set(asked) == {"apprentice"}


def test_a_late_game_is_unfinished_and_not_won(catan: Game) -> None:
    found = duels.duels(order(catan, 1), FakePeer(catan, lambda told: told.update(late=True)))
    assert (found["unfinished"], found["won"], found["share"]) == (1, 0, 0.0)


def test_a_difference_stops_the_duel_and_is_told(catan: Game) -> None:
    told: list[str] = []
    found = duels.duels(order(catan, 1), Later(catan, 5, lambda told: told.update(deck=24)), told.append)
    assert (found["differences"], found["won"], found["lost"]) == (1, 0, 0)
    assert told == ["Duel 0 stops after 4 decisions: they part over the deck: ours 25, the peer's 24."]


class Later(FakePeer):
    """Errs in one answer, counted from the deal as 0."""

    def __init__(self, game: Game, answer: int, err: Callable[[Told], None]) -> None:
        self.answer, self.err = answer, err
        super().__init__(game, self._tamper)

    def _tamper(self, told: Told) -> None:
        if len(self.orders) == self.answer + 1:
            self.err(told)


# --- agreement -------------------------------------------------------------------------------------------------------


def change(*path: Any) -> Callable[[Told], None]:
    """Make something else of the number, flag or list at a place."""

    def err(told: Told) -> None:
        inner: Any = told
        for step in path[:-1]:
            inner = inner[step]
        value = inner[path[-1]]
        if isinstance(value, list):
            inner[path[-1]] = value[1:]
        else:
            inner[path[-1]] = not value if isinstance(value, bool) else value + 1

    return err


@pytest.mark.parametrize(
    ("err", "what"),
    [
        (change("active"), "whose turn it is"),
        (change("bank", 2), "the bank"),
        (change("deck"), "the deck"),
        (lambda told: told.update(robber=[2, -2, 0] if told["robber"] != [2, -2, 0] else [0, 0, 0]), "the robber"),
        (change("players", 0, "hand", 4), "blue's hand"),
        (change("players", 1, "unplayed", 3), "white's cards"),
        (change("players", 1, "settlements"), "white's settlements"),
        (change("players", 0, "roads"), "blue's roads"),
        (lambda told: told["players"][0]["cities"].append(3), "blue's cities"),
        (change("players", 0, "left", 1), "blue's pieces"),
        (change("players", 0, "largest_army"), "blue's largest army"),
        (change("players", 1, "points"), "white's points"),
        (change("players", 0, "longest_road"), "who holds the longest road"),
        (lambda told: told.update(winner=told["active"]), "by the rules nobody"),
    ],
)
def test_a_difference_in_anything_is_seen(catan: Game, err: Callable[[Told], None], what: str) -> None:
    duel = Duel(order(catan), Later(catan, 8, err), 0)
    with pytest.raises(Difference, match=what):
        duel.play()
    assert duel.decisions == 7


def knights_for_points(told: Told) -> None:
    told["players"][0]["unplayed"][0] -= 1
    told["players"][0]["played"][0] += 1


def test_played_knights_are_compared(catan: Game) -> None:
    mirror, peer = at_the_first_turn(catan)
    hold(mirror, peer, "knight")
    told = peer.situation()
    mirror._agree(told)
    knights_for_points(told)
    with pytest.raises(Difference, match="blue's knights"):
        mirror._agree(told)


@pytest.mark.parametrize(
    ("err", "what"),
    [
        (lambda offers: offers.pop(), r"the rules offer blue .* the peer does not"),
        (lambda offers: offers.append(["BUILD_CITY", 3]), "the peer offers blue 'build_city .*', which C-"),
        (lambda offers: offers.append(["END_TURN", None]), "the peer offers blue 'end_turn', which C-"),
    ],
)
def test_a_difference_in_what_is_offered_is_seen(catan: Game, err: Callable[[list[Any]], None], what: str) -> None:
    duel = Duel(order(catan), FakePeer(catan, lambda told: err(told["offers"])), 0)
    with pytest.raises(Difference, match=what):
        duel.play()


def test_a_difference_in_who_is_asked_is_seen(catan: Game) -> None:
    duel = Duel(order(catan), FakePeer(catan, lambda told: told.update(seat=1)), 0)
    with pytest.raises(Difference, match="the peer asks white, ours blue"):
        duel.play()


def test_what_the_rules_refuse_is_a_difference(catan: Game) -> None:
    mirror, peer = at_the_first_turn(catan)
    with pytest.raises(Difference, match=r"the peer lets blue do 'end_turn'; ours says: .* C-134"):
        mirror.follow({"did": [0, "END_TURN", None], **peer.situation()})


def test_another_winner_is_a_difference(catan: Game) -> None:
    told: list[str] = []

    def err(answer: Told) -> None:
        if answer["winner"] is not None:
            answer["winner"] = 1 - answer["winner"]

    assert duels.duels(order(catan, 1), FakePeer(catan, err), told.append)["differences"] == 1
    assert "by the rules blue has won, with the peer white." in told[0]


# --- what is known of the peer ---------------------------------------------------------------------------------------


def at_the_first_turn(catan: Game) -> tuple[Mirror, FakePeer]:
    """A mirror and its peer after the founding phase; blue is about to roll."""
    peer = FakePeer(catan)
    duel = Duel(order(catan), peer, 0)
    while "roll" not in peer.position.choices(peer.seat()):
        duel.told = peer.ask({"do": "take", "offer": 0})
        duel.mirror.follow(duel.told)
    return duel.mirror, peer


def edit(mirror: Mirror, peer: FakePeer, change: Callable[[Any], None]) -> None:
    """Change the position of both."""
    now = peer.record()
    change(now)
    mirror.position = peer.position = Position(peer.position.desk, text.pack(peer.game, now))


def hold(mirror: Mirror, peer: FakePeer, card: str, *, bought: bool = False) -> None:
    """Give blue a development card."""
    names = peer.game.layout.seats_field().layout.fields["unplayed"].places[0]
    assert names is not None
    number = names.number(card)

    def change(now: Any) -> None:
        blue = now["seats"][0]
        now["deck"][number] -= 1
        now["deck_left"] -= 1
        blue["unplayed"][number] += 1
        blue["development"] += 1
        if bought:
            blue["fresh"][number] += 1
            blue["bought"] += 1

    edit(mirror, peer, change)


def roll(mirror: Mirror, peer: FakePeer, first: int, second: int) -> Told:
    """What the peer tells after a roll by the rules; the mirror has not followed it yet."""
    peer.position = peer.position.after("blue", "roll").after("chance", f"dice D{first} D{second}")
    return {"did": [0, "ROLL", [first, second]], **peer.situation()}


def test_a_card_bought_this_turn_is_withheld(catan: Game) -> None:
    mirror, peer = at_the_first_turn(catan)
    hold(mirror, peer, "knight", bought=True)
    offered = mirror.common({**peer.situation(), "offers": [["ROLL", None], ["PLAY_KNIGHT_CARD", None]]})
    assert offered == {"roll": 0}
    assert mirror.withheld == {bridge.BOUGHT: 1}


def test_before_the_roll_there_is_no_card_but_a_knight(catan: Game) -> None:
    mirror, peer = at_the_first_turn(catan)
    hold(mirror, peer, "monopoly")
    hold(mirror, peer, "knight")
    assert set(mirror.common(peer.situation())) == {"roll", "knight"}
    assert mirror.withheld == {bridge.BEFORE_ROLL: 1}
    with pytest.raises(Difference, match="the rules offer blue 'knight', the peer does not"):
        mirror.common({**peer.situation(), "offers": [["ROLL", None]]})


def empty_bank(left: list[int]) -> Callable[[Any], None]:
    """Blue has no cards, white all but those left in the bank."""

    def change(now: Any) -> None:
        blue, white = now["seats"][0], now["seats"][1]
        blue["hand"][:] = blue["known"][:] = blue["cards"] = 0
        now["bank"][:] = left
        white["hand"][:] = white["known"][:] = 19 - now["bank"]
        white["cards"] = white["hand"].sum()

    return change


@pytest.mark.parametrize(
    ("left", "withheld", "last"), [([2, 0, 0, 0, 0], {bridge.ONE_CARD: 1}, False), ([1, 0, 0, 0, 0], {}, True)]
)
def test_one_card_of_year_of_plenty_only_from_a_bank_that_has_no_more(
    catan: Game, left: list[int], withheld: dict[str, int], last: bool
) -> None:
    mirror, peer = at_the_first_turn(catan)
    hold(mirror, peer, "year_of_plenty")
    roll(mirror, peer, 1, 1)
    edit(mirror, peer, empty_bank(left))
    offers = [offer for offer in peer.offers() if offer[0] != "PLAY_YEAR_OF_PLENTY"]
    one_card = ["PLAY_YEAR_OF_PLENTY", ["WOOD"]]
    two_cards = [] if last else [["PLAY_YEAR_OF_PLENTY", ["WOOD", "WOOD"]]]
    offered = mirror.common({**peer.situation(), "offers": [*offers, *two_cards, one_card]})
    assert mirror.withheld == withheld
    assert offered["year_of_plenty lumber lumber"] == len(offers)


def test_road_building_needs_the_price_of_a_road_in_hand(catan: Game) -> None:
    mirror, peer = at_the_first_turn(catan)
    hold(mirror, peer, "road_building")
    roll(mirror, peer, 1, 1)
    edit(mirror, peer, empty_bank([1, 1, 1, 1, 1]))
    assert "road_building" not in mirror.common(peer.situation())
    assert mirror.withheld == {bridge.UNPAID: 1}


def test_a_lone_player_gets_nothing_from_a_short_bank(catan: Game) -> None:
    mirror, peer = at_the_first_turn(catan)
    lone = lone_yield(peer)
    edit(mirror, peer, lone)
    before = mirror.position
    told = roll(mirror, peer, 6, 6)
    assert told["players"][0]["hand"] == [1, 0, 0, 0, 0]  # by the rules blue takes what is left
    told["players"][0]["hand"], told["bank"] = [0] * 5, [1, 0, 0, 0, 0]
    mirror.follow(told)
    assert mirror.followed == {bridge.SHORTAGE: 1}
    for name in ("hand", "cards", "known"):
        was, now = (text.unpack(catan, position.data)["seats"][0][name] for position in (before, mirror.position))
        assert (was == now).all()
    assert mirror.position.problems() == []


def lone_yield(peer: FakePeer) -> Callable[[Any], None]:
    """Two forests with the twelve, at which blue alone has settlements; the bank has one lumber and nothing else."""

    def change(now: Any) -> None:
        empty_bank([1, 0, 0, 0, 0])(now)
        places = peer.game.map["crossings"].values()
        blue, white = (
            {
                word
                for place, owner in zip(places, now["owner"], strict=True)
                if owner == seat
                for word in place["hexes"]
            }
            for seat in (0, 1)
        )
        hexes = list(peer.game.map["hexes"])
        forests = [hexes.index(word) for word in sorted(blue - white)][:2]
        now["token"][:], now["terrain"][:] = 2, 1
        now["token"][forests], now["terrain"][forests] = 12, 0
        now["robber"] = next(n for n in range(19) if n not in forests)

    return change


def with_longest_road(now: Any) -> None:
    """White holds the longest road by the rules."""
    now["seats"][1]["length"] = 5
    now["longest_road"] = 1


def test_the_peers_holder_of_the_longest_road_is_followed(catan: Game) -> None:
    mirror, peer = at_the_first_turn(catan)
    told = roll(mirror, peer, 1, 1)
    mirror.follow(told)
    edit(mirror, peer, with_longest_road)
    peer.position = peer.position.after("blue", "end_turn")
    told = {"did": [0, "END_TURN", None], **peer.situation()}
    told["players"][1]["longest_road"] = False
    told["players"][1]["points"] -= 2
    with pytest.raises(Difference, match="who holds the longest road"):
        copy(mirror).follow(told)
    told["lengths"] = [1, 4]  # a road that ends at a building is left out
    mirror.follow(told)
    assert mirror.followed == {bridge.ROAD: 1}
    assert text.unpack(catan, mirror.position.data)["longest_road"] == len(catan.seats)


def test_a_game_that_the_longest_road_has_won_by_the_rules_is_thrown_out(catan: Game) -> None:
    mirror, peer = at_the_first_turn(catan)
    mirror.follow(roll(mirror, peer, 1, 1))

    def change(now: Any) -> None:
        with_longest_road(now)
        now["deck"][4] -= 5
        now["deck_left"] -= 5
        now["seats"][1]["unplayed"][4] = now["seats"][1]["development"] = 5
        now["seats"][1]["settlements_left"] -= 1

    edit(mirror, peer, change)
    peer.position = peer.position.after("blue", "end_turn")
    assert peer.position.ended == "begun"
    told = {"did": [0, "END_TURN", None], **peer.situation(), "lengths": [1, 4], "winner": None}
    told["players"][1]["longest_road"] = False
    with pytest.raises(ThrownOut, match="by the rules the longest road has won"):
        mirror.follow(told)


def test_a_thrown_out_game_is_counted_and_not_in_the_share(catan: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    def throw_out(self: Mirror, told: Told) -> None:
        raise ThrownOut("this one")

    monkeypatch.setattr(Mirror, "follow", throw_out)
    told: list[str] = []
    found = duels.duels(order(catan, 1), FakePeer(catan), told.append)
    assert (found["thrown_out"], found["differences"], found["interval_95"]) == (1, 0, [0.0, 1.0])
    assert told == ["Duel 0 stops after 0 decisions: this one."]


def test_a_win_in_the_turn_of_another_stands(catan: Game) -> None:
    mirror, peer = at_the_first_turn(catan)
    mirror.follow({**roll(mirror, peer, 1, 1), "winner": 1})
    assert mirror.followed == {bridge.ELSEWHERE: 1}


def test_settlements_that_part_roads_are_watched(catan: Game) -> None:
    mirror, peer = at_the_first_turn(catan)
    vertex = next(word for word, place in catan.map["crossings"].items() if len(place["paths"]) == 3)
    one, two, _ = catan.map["crossings"][vertex]["paths"]
    paths = list(catan.map["paths"])

    def lay(*words: str) -> Callable[[Any], None]:
        def change(now: Any) -> None:
            now["road"][:] = len(catan.seats)
            for word in words:
                now["road"][paths.index(word)] = 1

        return change

    edit(mirror, peer, lay(one))
    assert not mirror._parts_roads(mirror.position, 0, vertex)
    edit(mirror, peer, lay(one, two))
    assert mirror._parts_roads(mirror.position, 0, vertex)
    assert not mirror._parts_roads(mirror.position, 1, vertex)


# --- places ----------------------------------------------------------------------------------------------------------


def test_places_are_matched_by_where_they_lie(catan: Game) -> None:
    peer = FakePeer(catan)
    chart = Chart(catan.map, peer.ask({"do": "deal", "key": 1, "game": 0})["island"])
    assert {chart.crossings[peer.node[word]] for word in catan.map["crossings"]} == set(catan.map["crossings"])
    assert all(chart.crossings[peer.node[word]] == word for word in catan.map["crossings"])
    assert all(chart.hexes[tuple(peer.at[word])] == word for word in catan.map["hexes"])
    assert all(chart.path(peer.ends(word)) == word for word in catan.map["paths"])


def move_a_hex(island: Told) -> None:
    island["hexes"][0]["at"] = [9, -9, 0]


def move_a_harbour(island: Told) -> None:
    island["harbours"][0]["nodes"] = island["harbours"][1]["nodes"][:1] + island["harbours"][0]["nodes"][:1]


@pytest.mark.parametrize(("err", "what"), [(move_a_hex, "a place"), (move_a_harbour, "a harbour")])
def test_an_island_of_another_shape_is_a_difference(catan: Game, err: Callable[[Told], None], what: str) -> None:
    island = FakePeer(catan).ask({"do": "deal", "key": 1, "game": 0})["island"]
    err(island)
    with pytest.raises(Difference, match=f"{what} at .*, where ours has none"):
        Chart(catan.map, island)


# --- the command -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("written", "name", "arguments"),
    [
        ("RandomPlayer", "RandomPlayer", []),
        ("AlphaBetaPlayer(2, True)", "AlphaBetaPlayer", [2, True]),
        ("players.minimax:AlphaBetaPlayer(2)", "players.minimax:AlphaBetaPlayer", [2]),
    ],
)
def test_a_player_is_written_with_its_arguments(catan: Game, written: str, name: str, arguments: list[Any]) -> None:
    assert order(catan, theirs=written).player() == {"name": name, "arguments": arguments, "folder": ""}


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        (("--games", "0"), "Ask for at least one duel"),
        (("--ours", "nobody"), "There is no bot 'nobody'"),
        (("--theirs", "Two words"), "Write a player as"),
        (("--theirs", "Player(open('x'))"), "Write a player as"),
    ],
)
def test_orders_that_cannot_be_carried_out_are_refused(given: tuple[str, str], sentence: str) -> None:
    parser = argparse.ArgumentParser()
    duels.add_arguments(parser)
    with pytest.raises(GameError, match=sentence):
        duels.command(parser.parse_args(given))


def test_a_player_the_peer_does_not_have_is_told(catan: Game) -> None:
    refusing = FakePeer(catan, lambda told: told.update(refused="has no player 'Nobody'; it has: RandomPlayer"))
    with pytest.raises(GameError, match="catanatron has no player 'Nobody'; it has: RandomPlayer"):
        duels.duels(order(catan, theirs="Nobody"), refusing)


def test_the_interval_is_wilsons() -> None:
    assert [round(end, 4) for end in statistics.share(8, 10)] == [0.4902, 0.9433]
    assert statistics.share(0, 0) == (0.0, 1.0)


def test_the_rules_are_told(catan: Game) -> None:
    assert len(duels.RULES) == 6
    assert duels.RULES[0].startswith("Two seats, 10 points")
    assert duels.RULES[-1].endswith("is not won.")


# --- the peer itself -------------------------------------------------------------------------------------------------


@pytest.mark.long
def test_real_duels(catan: Game, tmp_path: Path) -> None:
    (tmp_path / "more_players.py").write_text(
        "from catanatron.models.player import SimplePlayer\nclass Silly(SimplePlayer):\n"
        "    def __init__(self, color, words):\n        super().__init__(color)\n        print(words)\n",
        encoding="utf-8",
    )
    python = peers.installed(peers.environment(), lambda _sentence: None)
    script = duels.SCRIPT.read_text(encoding="utf-8")
    with peers.Worker(python, script) as worker, peers.Worker(python, script) as other:
        found = duels.duels(order(catan, 20, theirs="WeightedRandomPlayer"), worker)
        again = duels.duels(order(catan, 20, theirs="WeightedRandomPlayer"), other)  # sets have another order there
        wild = duels.duels(order(catan, 20, ours="random"), worker)
        silly = Order(catan, "random", "more_players:Silly('no answer')", 2, folder=str(tmp_path))
        assert duels.duels(silly, worker)["won"] == 2
        for wrong in ("Nobody", "more_players:Nobody", "nowhere:Nobody"):
            with pytest.raises(GameError, match=r"catanatron (has no player|cannot find that player)"):
                duels.duels(order(catan, theirs=wrong), worker)
    assert found["won"] >= 18
    assert {**found, "cpu_seconds": 0} == {**again, "cpu_seconds": 0}
    assert found["differences"] == wild["differences"] == 0
    assert wild["won"] > 0
    assert wild["lost"] > 0
