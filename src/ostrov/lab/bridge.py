"""A bridge to Catanatron: what its engine plays is carried out in ours too, and both must agree at every decision.

Dice and cards that its engine draws are given to ours as chance. Where the two part for a reason in `WITHHELD` or
`FOLLOWED` (lab/duels.py says what each means) the bridge knows what to do; anything else is a `Difference`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from ostrov.engine import text
from ostrov.engine.errors import OstrovError, Refused
from ostrov.engine.position import CHANCE, Position
from ostrov.lab.chart import CARDS, RESOURCES, Chart, Difference, Told, in_order

if TYPE_CHECKING:
    from ostrov.engine.game import Game

OPTIONS = {
    "players": "2",
    "phases": "combined",
    "setup": "variable",
    "tokens": "random",
    "frame": "shuffled",
    "trade": "off",
}
SEATS = range(2)
PIECES = ("roads_left", "settlements_left", "cities_left")
ROAD_PRICE = ("lumber", "brick")

# Offers of one engine alone, withheld from both sides.
BOUGHT = "a card bought this turn"  # the peer's
ONE_CARD = "one card of year of plenty while the bank has two"  # the peer's
BEFORE_ROLL = "another card than a knight before the roll"  # ours
UNPAID = "road building without the price of a road"  # ours
WITHHELD = (BOUGHT, ONE_CARD, BEFORE_ROLL, UNPAID)

# Outcomes of the peer's that are not by the rules, followed in our engine.
SHORTAGE = "a bank too short paid a lone player nothing"
ROAD = "the longest road went to another, or to nobody"
ELSEWHERE = "won in the turn of another"
FOLLOWED = (SHORTAGE, ROAD, ELSEWHERE)


class ThrownOut(OstrovError):
    """The peer errs, and its outcome cannot be had in our engine."""


class Mirror:
    """A game of the peer's in our engine."""

    def __init__(self, game: Game, told: Told) -> None:
        self.game = game
        self.chart = Chart(game.map, told["island"])
        self.withheld: Counter[str] = Counter()  # at how many decisions
        self.followed: Counter[str] = Counter()
        self._cut = False  # whether a settlement ever parted roads: the peer may err on the longest road from then on
        self.position: Position = game.start("", **OPTIONS)
        for outcome in [*self.chart.outcomes(), f"start {game.seats[0]}"]:
            self._act(CHANCE, outcome)
        self.seats = self.position.seats
        self._agree(told)

    # --- what is offered ---------------------------------------------------------------------------------------------

    def common(self, told: Told) -> dict[str, int]:
        """What both engines offer, in our words, each with its number among the peer's offers."""
        seat = self.seats[told["seat"]]
        if seat not in self.position.asked:
            raise Difference(f"the peer asks {seat}, ours {' '.join(self.position.asked)}")
        ours = self.position.choices(seat)
        theirs = {self._offered(kind, value): n for n, (kind, value) in enumerate(told["offers"])}
        if list(theirs) == ["discard"] and all(words.startswith("discard ") for words in ours):
            return theirs
        reasons = {self._why_only_theirs(seat, words) for words in theirs if words not in ours}
        reasons |= {self._why_only_ours(seat, words, theirs) for words in ours if words not in theirs}
        self.withheld.update(reasons)
        return {words: n for words, n in theirs.items() if words in ours}

    def _offered(self, kind: str, value: Any) -> str:
        """An offer in our words. Year of plenty for the last card of the bank names that card twice."""
        if kind == "PLAY_YEAR_OF_PLENTY" and len(value) == 1 and sum(self._now()["bank"]) == 1:
            value = value * 2
        return self.chart.words(kind, value)

    def _why_only_theirs(self, seat: str, words: str) -> str:
        if words.startswith("year_of_plenty ") and len(words.split()) == 2:
            return ONE_CARD
        rule = self.position.why_not(seat, words)
        if rule == "C-037":
            return BOUGHT
        raise Difference(f"the peer offers {seat} {words!r}, which {rule} forbids")

    def _why_only_ours(self, seat: str, words: str, theirs: Mapping[str, int]) -> str:
        card = words.split()[0]
        if "roll" in theirs and card != "knight":
            return BEFORE_ROLL
        hand = self._now()["seats"][self.seats.index(seat)]["hand"]
        if card == "road_building" and not all(hand[in_order(resource)] for resource in ROAD_PRICE):
            return UNPAID
        raise Difference(f"the rules offer {seat} {words!r}, the peer does not")

    # --- what is done ------------------------------------------------------------------------------------------------

    def follow(self, told: Told) -> None:
        """Carry out what the peer did; then both must agree."""
        before, followed = self.position, self.followed.total()
        number, kind, value = told["did"]
        for seat, words in self._steps(self.seats[number], kind, value):
            self._act(seat, words)
        if kind == "ROLL":
            self._follow_shortage(before, told)
        if kind == "BUILD_SETTLEMENT":
            self._cut |= self._parts_roads(before, number, self.chart.crossings[value])
        self._follow_longest_road(told)
        self._agree(told)
        self._agree_on_end(told, followed=self.followed.total() > followed)

    def _act(self, seat: str, words: str) -> None:
        try:
            self.position = self.position.after(seat, words)
        except Refused as error:
            raise Difference(f"the peer lets {seat} do {words!r}; ours says: {error}") from error

    def _steps(self, seat: str, kind: str, value: Any) -> Iterator[tuple[str, str]]:
        """An action of the peer's as actions and outcomes of ours."""
        if kind == "DISCARD":
            yield from ((seat, f"discard {RESOURCES[card]}") for card in value)
            return
        yield seat, self._offered(kind, value)
        outcome = self.chart.outcome(kind, value)
        if outcome is not None:
            yield CHANCE, outcome

    # --- where the peer errs -----------------------------------------------------------------------------------------

    def _parts_roads(self, before: Position, number: int, crossing: str) -> bool:
        """[C-099] Whether a new settlement stands between two roads of the other player."""
        places, roads = self.game.map, text.unpack(self.game, before.data)["road"]
        owners = dict(zip(places["paths"], roads.tolist(), strict=True))
        beside = [owners[path] for path in places["crossings"][crossing]["paths"]]
        return any(beside.count(other) > 1 for other in SEATS if other != number)

    def _follow_shortage(self, before: Position, told: Told) -> None:
        """[C-050] A lone player takes what is left; with the peer nobody takes anything."""
        was, now = text.unpack(self.game, before.data), self._now()
        for resource, left in enumerate(now["bank"]):
            paid = [n for n in SEATS if now["seats"][n]["hand"][resource] > was["seats"][n]["hand"][resource]]
            if left == 0 and len(paid) == 1:
                player, earlier = now["seats"][paid[0]], was["seats"][paid[0]]
                if told["players"][paid[0]]["hand"][resource] == earlier["hand"][resource]:
                    player["cards"] -= player["hand"][resource] - earlier["hand"][resource]
                    player["hand"][resource] = earlier["hand"][resource]
                    player["known"][resource] = earlier["known"][resource]
                    now["bank"][resource] = was["bank"][resource]
                    self._put(now, SHORTAGE)

    def _follow_longest_road(self, told: Told) -> None:
        """[C-100] [C-104] to [C-108] The peer leaves out roads that end at a building, and errs after cuts."""
        now = self._now()
        holder = next((n for n in SEATS if told["players"][n]["longest_road"]), len(self.game.seats))
        if now["longest_road"] == holder:
            return
        counted_alike = told["lengths"] == [now["seats"][n]["length"] for n in SEATS]
        if counted_alike and not self._cut and not self.followed[ROAD]:
            raise Difference("they part over who holds the longest road")
        if self.position.ended is not None:
            raise ThrownOut("by the rules the longest road has won, the peer counts it otherwise")
        now["longest_road"] = holder
        self._put(now, ROAD)

    def _put(self, changed: Any, reason: str) -> None:
        """Go on from a position of the peer's making."""
        self.position = Position(self.position.desk, text.pack(self.game, changed))
        self.followed[reason] += 1

    # --- agreement ---------------------------------------------------------------------------------------------------

    def _now(self) -> Any:
        return text.unpack(self.game, self.position.data)

    def _agree(self, told: Told) -> None:
        """Everything on the table, and every hand."""
        ours, theirs = self._ours(), self._theirs(told)
        for what, found in theirs.items():
            if ours[what] != found:
                raise Difference(f"they part over {what}: ours {ours[what]}, the peer's {found}")

    def _ours(self) -> dict[str, Any]:
        now, places = self._now(), self.game.map
        players = [now["seats"][n] for n in SEATS]
        found: dict[str, Any] = {
            "whose turn it is": now["active"],
            "the bank": sum((player["returning"] for player in players), now["bank"]).tolist(),  # chosen is gone
            "the deck": now["deck_left"],
            "the robber": list(places["hexes"])[now["robber"]],
        }
        buildings = list(zip(places["crossings"], now["owner"], now["level"], strict=True))
        roads = list(zip(places["paths"], now["road"], strict=True))
        for n, seat in enumerate(self.seats):
            found[f"{seat}'s hand"] = players[n]["hand"].tolist()
            found[f"{seat}'s cards"] = self._cards(players[n]["unplayed"] + players[n]["played"])
            found[f"{seat}'s knights"] = self._cards(players[n]["played"])["knight"]
            found[f"{seat}'s settlements"] = {word for word, owner, level in buildings if (owner, level) == (n, 1)}
            found[f"{seat}'s cities"] = {word for word, owner, level in buildings if (owner, level) == (n, 2)}
            found[f"{seat}'s roads"] = {word for word, owner in roads if owner == n}
            found[f"{seat}'s pieces"] = [int(players[n][piece]) for piece in PIECES]
            found[f"{seat}'s largest army"] = now["largest_army"] == n
            found[f"{seat}'s points"] = self.position.score(seat)
        return found

    def _cards(self, counts: Any) -> dict[str, int]:
        """Development cards by their words."""
        names = self.game.layout.seats_field().layout.fields["unplayed"].places[0]
        assert names is not None
        return {word: int(counts[names.number(word)]) for word in CARDS.values()}

    def _theirs(self, told: Told) -> dict[str, Any]:
        chart = self.chart
        found: dict[str, Any] = {
            "whose turn it is": told["active"],
            "the bank": told["bank"],
            "the deck": told["deck"],
            "the robber": chart.hexes[tuple(told["robber"])],
        }
        for seat, player in zip(self.seats, told["players"], strict=True):
            held = zip(CARDS.values(), player["unplayed"], player["played"], strict=True)
            found[f"{seat}'s hand"] = player["hand"]
            found[f"{seat}'s cards"] = {word: unplayed + played for word, unplayed, played in held}
            found[f"{seat}'s knights"] = player["played"][0]
            found[f"{seat}'s settlements"] = {chart.crossings[node] for node in player["settlements"]}
            found[f"{seat}'s cities"] = {chart.crossings[node] for node in player["cities"]}
            found[f"{seat}'s roads"] = {chart.path(nodes) for nodes in player["roads"]}
            found[f"{seat}'s pieces"] = player["left"]
            found[f"{seat}'s largest army"] = player["largest_army"]
            found[f"{seat}'s points"] = player["points"]
        return found

    def _agree_on_end(self, told: Told, *, followed: bool) -> None:
        """[C-124] [C-125] Who has won; with the peer one may win in the turn of another."""
        winner = None if told["winner"] is None else self.seats[told["winner"]]
        if self.position.ended is not None:
            ours = next(seat for seat in self.seats if self.position.place(seat) == 1)
            if winner != ours:
                raise Difference(f"by the rules {ours} has won, with the peer {winner or 'nobody'}")
        elif winner is not None and told["winner"] != told["active"]:
            self.followed[ELSEWHERE] += 1
        elif winner is not None and not followed:
            raise Difference(f"with the peer {winner} has won, by the rules nobody")
