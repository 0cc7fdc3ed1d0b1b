"""How the tests of Anno 1800 lay out a position: say what differs from the first turn, the rest is worked out here.

    at('''
    pool: 1 bricks
    objectives: zoo museum editor university queen
    white: built h32=brewery; work h11=farmer+farmer; exhausted 1 worker; gold 4; hand fw_36; played fw_01
    ''', edition="first")

Without a word: four play (`players=3` for fewer), white starts and is on turn, it is the first turn, everybody has
what a home island brings and no gold; the objective cards are five that do nothing during the game (PLAIN). A hand is
`9` cards that no test names (the last of their decks), or those named after `hand`.

* A seat's things: `built FIELD=TILE`, `old ISLAND …`, `new ISLAND …` put tiles and islands there, `work
  FIELD=LEVEL+LEVEL` cubes on them; `ready` and `exhausted` are counts by level (`ready 2 farmer 1 worker` is exactly
  that; unsaid, the cubes of the start), `spent` and `cards` counts of tokens (`spent 1 trade`: of those the ships
  carry; `cards`: on population cards), `hand`, `played`, `turned`, `expedition` cards, `gold`.
* `pool`, `free_upgrades`, `promised` are counts, `objectives` five cards, `deck` the cards left in the decks it
  speaks of (`deck: farmer_worker fw_01 fw_02`, `deck: new_world` for an empty one; cards left over lie played and
  turned over in front of `rest`, the last seat), `supply: 0 worker` the cubes left of a level (the others are
  exhausted with `rest`), `gone: 2 brewery` tiles that `rest` has built on its free fields, `expedition_deck: 2` how
  many expedition cards are left. Any other number at the top of the record can be said in the engine's words:
  `active: yellow`, `fireworks: white turns_left: 3`.

Worked out: industries, tokens, supply, gameboard, decks, piles, hand sizes, all from the box alone; no rule is asked.
In the end `problems()` must be empty, or `at` says why not; `sound=False` is for tests that want it so.

Beside `at`: `play(position, "white produce brewery", "chance draw_old old_farmers")`, `get(position, "white",
"ready")` and `get(position, "pool")` what a field holds, in words: a dictionary of counts, a list of members, a word
or a number; `random_games(start, keys)` all positions of games in which everybody does anything.
"""

from __future__ import annotations

import random
import tomllib
from collections.abc import Iterable, Iterator
from importlib import resources
from typing import Any, Protocol

import numpy as np
import pytest

from ostrov.engine.game import Game, load_package
from ostrov.engine.position import CHANCE, Position
from ostrov.engine.record import Field, layout_of
from ostrov.engine.text import pack, unpack

SEATS = "white orange yellow black".split()
BOX: dict[str, Any] = tomllib.loads(
    resources.files("ostrov.games.anno1800").joinpath("data/anno1800.toml").read_text(encoding="utf-8")
)
PLAIN = "carl_leonard_von_malching hannah_goode tourist bente_jorgensen queen"
LEVELS = "farmer worker artisan engineer investor".split()
DECKS = "farmer_worker artisan_engineer_investor new_world".split()
START = {"farmer": 4, "worker": 3, "artisan": 2}
HAND = {"farmer_worker": 7, "artisan_engineer_investor": 2, "new_world": 0}
CARDS = {deck: [card["id"] for card in BOX["population_card"] if card["deck"] == deck] for deck in DECKS}
DECK = {card["id"]: card["deck"] for card in BOX["population_card"]}
STRENGTH = {row["id"]: (row["kind"], row["tokens"]) for row in BOX["ship"]}
MAKERS = [row["id"] for row in (*BOX["industry"], *BOX["start_industry"])]
TILES = {row["id"]: row["count"] for group in ("industry", "shipyard", "ship") for row in BOX[group]}
CUBES = {row["id"]: row["cubes"] for row in BOX["population_level"]}
OLD = {row["id"]: [field.get("preprinted") for field in row["fields"]] for row in BOX["old_world_island"]}
HOME = {row["id"]: row.get("preprinted") for row in BOX["home_island"]["field"]}

Counts = dict[str, int]


class At(Protocol):
    def __call__(self, differs: str = "", /, *, sound: bool = True, **options: object) -> Position: ...


@pytest.fixture(scope="session")
def anno() -> Game:
    return load_package("ostrov.games.anno1800")


@pytest.fixture(scope="session")
def at(anno: Game) -> At:
    """A position from what differs; see the head of this file."""

    def lay(differs: str = "", /, *, sound: bool = True, **options: object) -> Position:
        chosen = {"players": "4", "start": "white", **{name: str(value) for name, value in options.items()}}
        table = _Table(anno, chosen, differs)
        position = Position(anno.desk("checked"), table.data())
        assert not sound or position.problems() == [], f"{position.problems()}\n{position}"
        return position

    return lay


class _Table:
    """A position while it is laid out."""

    def __init__(self, game: Game, options: dict[str, str], differs: str) -> None:
        self.game = game
        start = game.start("checked", **options)
        self.made = unpack(game, start.data)
        self.seats = SEATS[: int(options["players"])]
        self.said: dict[str, dict[str, str]] = {seat: {} for seat in self.seats}
        self.top: dict[str, str] = {"objectives": PLAIN, "turns": "1", "phase": "turn", "actions_left": "1"}
        self._read(differs)
        self.rest = self.seats[-1]

    def _read(self, differs: str) -> None:
        for line in filter(None, (line.strip() for line in differs.splitlines())):
            heading, _, rest = line.partition(":")
            if heading in self.seats:
                for part in filter(None, (part.strip() for part in rest.split(";"))):
                    word, _, value = part.partition(" ")
                    self.said[heading][word] = f"{self.said[heading].get(word, '')} {value}".strip()
            else:
                for field in line.split("  "):
                    word, _, value = field.partition(":")
                    self.top[word.strip()] = value.strip()

    def data(self) -> bytes:
        for seat in self.seats:
            self._seat(seat)
        self._gone()
        self._cubes()
        self._board()
        self._cards()
        self._expeditions()
        self._islands()
        self._numbers()
        return pack(self.game, self.made)

    def player(self, seat: str) -> Any:
        return self.made["seats"][SEATS.index(seat)]

    def names(self, name: str, place: bool = False) -> Any:
        """The names of a field's values, or of its places."""
        fields = self.game.layout.fields | layout_of(self.game.layout.seats_field().inner or object).fields
        field = fields[name]
        return (field.places[0] if place else None) or field.of

    def number(self, name: str, word: str, place: bool = False) -> int:
        return int(self.names(name, place).number(word))

    # --- seats

    def _seat(self, seat: str) -> None:
        said, player = self.said[seat], self.player(seat)
        player["gold"] = int(said.get("gold", "0"))
        for isle, island in enumerate(said.get("old", "").split()):
            player["old_islands"][isle] = self.number("old_islands", island)
            for slot, tile in enumerate(OLD[island]):
                if tile:
                    self._lay(player, f"{'abcd'[isle]}{slot + 1}", tile)
        self._add(player["new_islands"], (self.number("new_islands", word) for word in said.get("new", "").split()))
        for pair in said.get("built", "").split():
            field, _, tile = pair.partition("=")
            self._lay(player, field, tile)
            self._add(player["built"], [self.number("tile", field, place=True)])
        for pair in said.get("work", "").split():
            field, _, cubes = pair.partition("=")
            for place, level in enumerate(cubes.split("+")):
                player["work"][self.number("work", field, place=True), place] = self.number("work", level)
        self._tokens(said, player)
        self._add(player["turned"], (self.number("turned", card) for card in said.get("turned", "").split()))

    def _lay(self, player: Any, field: str, tile: str) -> None:
        player["tile"][self.number("tile", field, place=True)] = self.number("tile", tile)

    def _tokens(self, said: dict[str, str], player: Any) -> None:
        for n, token in enumerate(("trade", "exploration")):
            tiles = [self.names("tile")[int(tile)] for tile in player["tile"]]
            carried = sum(STRENGTH[tile][1] for tile in tiles if tile in STRENGTH and STRENGTH[tile][0] == token)
            player["spent"][n] = _counts(said.get("spent", "")).get(token, 0)
            player["tokens"][n] = carried - player["spent"][n]
            player["card_tokens"][n] = _counts(said.get("cards", "")).get(token, 0)

    def _gone(self) -> None:
        free = ["h32", "h33", "h34", "h35", "h44", "h45"]
        for tile, count in _counts(self.top.pop("gone", "")).items():
            for _ in range(count):
                field = free.pop(0 if tile not in STRENGTH else -1)
                self._lay(self.player(self.rest), field, tile)
                self._add(self.player(self.rest)["built"], [self.number("tile", field, place=True)])
        self._tokens(self.said[self.rest], self.player(self.rest))

    # --- what all share

    def _cubes(self) -> None:
        wanted = _counts(self.top.pop("supply", ""))
        for n, level in enumerate(LEVELS):
            for seat in self.seats:
                player, said = self.player(seat), self.said[seat]
                for name in ("ready", "exhausted"):
                    unsaid = START if name == "ready" else {}
                    player[name][n] = (_counts(said[name]) if name in said else unsaid).get(level, 0)
            left = CUBES[level] - sum(self._owned(seat, n) for seat in self.seats)
            if level in wanted:
                self.player(self.rest)["exhausted"][n] += left - wanted[level]
                left = wanted[level]
            self.made["supply"][n] = left

    def _owned(self, seat: str, level: int) -> int:
        player = self.player(seat)
        return int(player["ready"][level] + player["exhausted"][level] + (player["work"] == level).sum())

    def _board(self) -> None:
        for number in range(len(self.made["board"])):
            word = self.names("board", place=True)[number]
            on_islands = sum(self._built(seat, number) for seat in self.seats)
            placing = int(self.top.get("placing") == word)
            self.made["board"][number] = TILES[word] - on_islands - placing
        for seat in self.seats:
            player = self.player(seat)
            player["industries"][:] = 0
            visible = [self.names("tile")[int(tile)] for tile in player["tile"]]
            self._add(player["industries"], {MAKERS.index(tile) for tile in visible if tile in MAKERS})

    def _built(self, seat: str, number: int) -> int:
        player = self.player(seat)
        return sum(_has(player["built"], field) and tile == number for field, tile in enumerate(player["tile"]))

    def _cards(self) -> None:
        named = {
            card for said in self.said.values() for name in ("hand", "played") for card in said.get(name, "").split()
        }
        under = [tuple(pair.split("=")) for pair in self.top.pop("under", "").split()]  # card=seat, in their order
        named |= {card for card, _ in under}
        decks: dict[str, list[str]] = {}
        for part in filter(None, self.top.pop("deck", "").split(",")):
            deck, *cards = part.split()
            decks[deck] = cards
            named |= set(cards)
        spare = {deck: [card for card in CARDS[deck] if card not in named] for deck in DECKS}
        for seat in self.seats:
            self._hand(seat, spare)
        for deck in DECKS:
            in_deck = decks.get(deck, spare[deck])
            self._add(self.made["deck"], (self.number("deck", card) for card in in_deck), fresh=deck == DECKS[0])
            if deck in decks:
                left_over = [self.number("played", card) for card in spare[deck]]
                self._add(self.player(self.rest)["played"], left_over)
                self._add(self.player(self.rest)["turned"], left_over)
            below = [pair for pair in under if DECK[pair[0]] == deck]
            first = self.number("deck", CARDS[deck][0])
            for n, (card, seat) in enumerate(below):
                self.made["under"][first + n] = self.number("deck", card)
                self.made["under_by"][first + n] = SEATS.index(seat)
            n = DECKS.index(deck)
            self.made["below"][n] = len(below)
            self.made["deck_cards"][n] = len(in_deck) + len(below)
            self.made["owed"][n] = 0

    def _hand(self, seat: str, spare: dict[str, list[str]]) -> None:
        said, player = self.said[seat], self.player(seat)
        if "hand" in said:
            hand = said["hand"].split()
        else:
            hand = [spare[deck].pop() for deck in DECKS for _ in range(min(HAND[deck], len(spare[deck])))]
        self._add(player["hand"], (self.number("hand", card) for card in hand))
        self._add(player["played"], (self.number("played", card) for card in said.get("played", "").split()))
        for n, deck in enumerate(DECKS):
            player["hand_cards"][n] = sum(DECK[card] == deck for card in hand)

    def _expeditions(self) -> None:
        owned = {card for said in self.said.values() for card in said.get("expedition", "").split()}
        left = [row["id"] for row in BOX["expedition_card"] if row["id"] not in owned]
        wanted = int(self.top.pop("expedition_deck", len(left)))
        for seat in self.seats:
            cards = self.said[seat].get("expedition", "").split() + (left[wanted:] if seat == self.rest else [])
            self._add(self.player(seat)["expedition"], (self.number("expedition", card) for card in cards))
            self.player(seat)["expeditions"] = len(cards)
        self._add(self.made["expedition_deck"], (self.number("expedition", card) for card in left[:wanted]), fresh=True)
        self.made["expeditions_left"] = wanted

    def _islands(self) -> None:
        for word, pile in (("old", "old_pile"), ("new", "new_pile")):
            taken = {island for said in self.said.values() for island in said.get(word, "").split()}
            names = self.names(pile)
            self._add(self.made[pile], (n for n in names if names[n] not in taken), fresh=True)

    def _numbers(self) -> None:
        """Single numbers and rows of counts at the top of the record, in the engine's words."""
        self._add(
            self.made["objectives"], (self.number("objectives", w) for w in self.top.pop("objectives").split()), True
        )
        for name, value in self.top.items():
            field = self.game.layout.fields[name]
            if field.what in ("number", "flag"):
                self.made[name] = _value(field, value)
            elif field.what == "members":
                self._add(self.made[name], (self.number(name, word) for word in value.split()), fresh=True)
            else:
                for word, count in _counts(value).items():
                    self.made[name][self.number(name, word, place=True)] = count

    @staticmethod
    def _add(words: Any, members: Iterable[int], fresh: bool = False) -> None:
        """Put members into a set of one word or several."""
        if fresh:
            words[:] = 0
        for member in members:
            bit = np.array([1 << (member & 63)], np.uint64).view(np.int64)[0]
            words[member >> 6] |= words.dtype.type(bit)


def _value(field: Field, word: str) -> int:
    if field.what == "flag":
        return ("no", "yes").index(word)
    return int(word) if field.of is None else field.of.number(word)


def _has(words: Any, member: int) -> bool:
    return bool((int(words[member >> 6]) >> (member & 63)) & 1)


def _counts(text: str) -> Counts:
    """`2 farmer 1 worker`"""
    words = text.split()
    return {word: int(count) for count, word in zip(words[::2], words[1::2], strict=True)}


def play(position: Position, *done: str) -> Position:
    """What seats and chance do, one after the other: `"white produce brewery"`, `"chance draw_old old_farmers"`."""
    for line in done:
        seat, _, words = line.partition(" ")
        position = position.after(seat, words)
    return position


def get(position: Position, seat: str, name: str = "") -> Any:
    """What a field holds: `get(p, "white", "ready")["farmer"]`, `get(p, "pool")`, `get(p, "white", "gold")`."""
    game = position.desk.game
    whole = unpack(game, position.data)
    fields = game.layout.fields
    if name:
        whole = whole["seats"][SEATS.index(seat)]
        fields = layout_of(game.layout.seats_field().inner or object).fields
    field = fields[name or seat]
    value = whole[field.name]
    if field.what == "flag":
        return bool(value)
    if field.what == "number":
        return int(value) if field.of is None else field.of[int(value)]
    if field.what == "members":
        assert field.of is not None
        return [field.of[n] for n in field.of if _has(value, n)]
    (places,) = field.places
    assert places is not None
    if field.of is not None:
        return {places[n]: field.of[int(value[n])] for n in places if int(value[n]) != field.start}
    return {places[n]: int(value[n]) for n in places if int(value[n])}


def work(position: Position, seat: str, field: str) -> list[str]:
    """The cubes at the workplaces of a field."""
    game = position.desk.game
    declared = layout_of(game.layout.seats_field().inner or object).fields["work"]
    places, levels = declared.places[0], declared.of
    assert places is not None
    assert levels is not None
    row = unpack(game, position.data)["seats"][SEATS.index(seat)]["work"][places.number(field)]
    return sorted(levels[int(level)] for level in row if levels[int(level)] != "free")


def kinds(position: Position, seat: str = "white") -> set[str]:
    """The kinds of action a seat is offered."""
    return {words.partition(" ")[0] for words in position.choices(seat)}


def random_games(start: Position, keys: Iterable[int], limit: int = 400) -> Iterator[Position]:
    """All positions of games in which everybody does anything they may, up to a number of steps each."""
    for key in keys:
        chooser, position = random.Random(key), start
        yield position
        for _ in range(limit):
            if not position.asked:
                break
            seat = chooser.choice(position.asked)
            if seat == CHANCE:
                odds = position.outcomes()
                (words,) = chooser.choices(list(odds), list(odds.values()))
            else:
                words = chooser.choice(position.choices(seat))
            position = position.after(seat, words)
            yield position
