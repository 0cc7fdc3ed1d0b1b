"""Positions as text: whatever is on the table can be written and read back; what is wrong is told by its line."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ostrov.engine import made, text
from ostrov.engine.errors import OstrovError, TextError, VersionError
from ostrov.engine.game import Game
from ostrov.engine.laws import random_history
from ostrov.engine.record import Layout, layout_of, number, record, seats, section
from tests.engine.declared import (
    FEW,
    MANY,
    SEAT,
    PaperOptions,
    Record,
    bazaar,
    layouts,
    paper_game,
    scattered,
    scope_of,
    seated,
    smugglers,
    window_on,
)

SPECTATOR = len(SEAT)


def comes_back(game: Game, data: bytes, viewer: int | None = None) -> None:
    written = text.write(game, data, viewer)
    assert text.read(game, written) == (data, viewer), written


def bytes_of(layout: Layout, made_: Record) -> bytes:
    return bytes(made_.tobytes()[: layout.size])


def view(layout: Layout, whole: Record, viewer: int) -> bytes:
    s, data = window_on(layout, whole)
    scope_of(made.source(layout))["hide"](s, viewer)
    return bytes(data[: layout.size])


# --- there and back -----------------------------------------------------------------------------------------------


@MANY
@given(layouts(), st.integers(0, 2**32), st.sampled_from([0.1, 0.7]))
def test_any_position_of_any_record_comes_back(layout: Layout, key: int, often: float) -> None:
    comes_back(paper_game(layout), bytes_of(layout, seated(layout, scattered(layout, key, often))))


@MANY
@given(layouts(), st.integers(0, 2**32), st.integers(0, SPECTATOR))
def test_any_view_of_any_record_comes_back(layout: Layout, key: int, viewer: int) -> None:
    """Question marks and all: what is hidden is at its start, and stays so."""
    comes_back(paper_game(layout), view(layout, seated(layout, scattered(layout, key)), viewer), viewer)


@FEW
@given(layouts(), st.integers(0, 2**32), st.integers(0, SPECTATOR))
def test_the_text_of_a_view_follows_from_the_view(layout: Layout, key: int, viewer: int) -> None:
    """Two positions a seat cannot tell apart have one text for it."""
    game, whole = paper_game(layout), seated(layout, scattered(layout, key))
    shown = view(layout, whole, viewer)
    assert text.write(game, shown, viewer) == text.write(game, view(layout, text.unpack(game, shown), viewer), viewer)


def test_a_section_in_a_section_comes_back() -> None:
    layout = _with_a_purse()
    whole = layout.empty()[0]
    whole["seats"][1]["purse"]["coins"] = 7
    data = bytes_of(layout, whole)
    comes_back(paper_game(layout), data)
    assert "blue: purse.coins 7" in text.write(paper_game(layout), data)
    with pytest.raises(TextError, match=r"^Line 2: there is no field 'purse\.gold'; there are: purse\.coins\.$"):
        text.read(paper_game(layout), "paper players=3  rules 7\nred: purse.gold 3\n")


def _with_a_purse() -> Layout:
    purse: Any = record(type("Purse", (), {"__annotations__": {"coins": int}, "coins": number(9)}))
    player: Any = record(type("Player", (), {"__annotations__": {"purse": int}, "purse": section(purse)}))
    fields = {"options": section(PaperOptions), "seats": seats(player, SEAT)}
    return layout_of(record(type("Made", (), {"__annotations__": dict.fromkeys(fields, int), **fields})))


@pytest.mark.parametrize("key", range(40))
def test_random_positions_of_the_bazaar_come_back(key: int) -> None:
    game = bazaar()
    layout = game.layout
    whole = seated(layout, scattered(layout, key, often=key / 40))
    comes_back(game, bytes_of(layout, whole))
    for viewer in range(SPECTATOR + 1):
        comes_back(game, view(layout, whole, viewer), viewer)


@pytest.mark.parametrize("players", ["2", "4"])
def test_every_position_of_a_random_game_comes_back_for_everyone(players: str) -> None:
    game = smugglers()
    for history in random_history(game.desk("checked"), {"players": players}, 11):
        position = history.position
        for shown in (position, position.seen_by(), *(position.seen_by(seat) for seat in position.seats)):
            assert game.read(str(shown), "checked") == shown


# --- how it reads -------------------------------------------------------------------------------------------------

HEAD = "bazaar players=3  rules 4\n"
ALL_KINDS = """\
bazaar players=2 mode=wild open=no  rules 4
roads: E1 E64 E65 E72  lamps: 0 71  board: 0 1 2 / 3 4 5  chart: -1 -1 / 90 -90 / -1 0  buyer: blue
whisper: 7  deck: 5 silk  gold: -5  dust: 1000000000  stars: 100000000000000000  wild: no
tide: high  storm: yes
red: hand 2 tea 1 rum; secret rum; debt -100; marks tea rum; allies red blue
blue: cards 40; allies green
stalls 0: holder red; goods 9 silk; owners red nobody green; crates 5 0
stalls 2: note 300
quays Q2: ship 9; crew red=silk green=rum
market: price 0 tea 500 rum; shut yes
"""


def test_every_kind_of_field_as_people_write_it() -> None:
    position = bazaar().read(ALL_KINDS, "checked")
    assert str(position) == ALL_KINDS
    whole = text.unpack(bazaar(), position.data)
    assert whole["board"].tolist() == [[0, 1, 2], [3, 4, 5]]
    assert whole["stalls"][0]["crates"].tolist() == [5, 0, 1, 1]
    assert whole["stalls"][0]["owners"].tolist() == [0, 3, 2, 3]
    assert whole["quays"][1]["crew"].tolist() == [1, 0, 2]
    assert whole["market"]["price"].tolist() == [0, 10, 500]
    assert whole["seats"][0]["marks"] == 0b101


def test_what_is_at_its_start_is_left_out() -> None:
    assert str(bazaar().read(HEAD + "gold: 0  wild: yes\nmarket: shut no; price 10 rum\n", "checked")) == HEAD


def test_what_the_reader_may_not_see_is_a_question_mark() -> None:
    """Blue is the buyer, so the whisper, the chart and the notes are blue's to read."""
    assert str(bazaar().read(ALL_KINDS, "checked").seen_by("blue")) == SEEN_BY_BLUE


SEEN_BY_BLUE = """\
bazaar players=2 mode=wild open=no  rules 4 seen by blue
roads: E1 E64 E65 E72  lamps: ?  board: 0 1 2 / 3 4 5  chart: -1 -1 / 90 -90 / -1 0  buyer: blue
whisper: 7  deck: ?  gold: -5  dust: 1000000000  stars: 100000000000000000  wild: no  tide: high
storm: yes
red: hand ?; secret ?; debt -100; marks ?; allies red blue
blue: cards 40; allies green
stalls 0: holder red; goods ?; owners red nobody green; crates ?
stalls 1: goods ?; crates ?
stalls 2: goods ?; crates ?; note 300
quays Q1: ship ?
quays Q2: ship ?; crew red=silk green=rum
market: price 0 tea 500 rum; shut yes
"""


def test_a_row_seen_place_by_place_shows_the_places_seen() -> None:
    shown = bazaar().read(HEAD + "stalls 0: owners red blue red; crates 2 3 4 5\n", "checked").seen_by("red")
    assert "crates 2 ? 4 ?" in str(shown)


@pytest.mark.parametrize("line", ["", "   ", "# all quiet", "   # all quiet"])
def test_comments_and_empty_lines_are_skipped(line: str) -> None:
    written = f"# a test\n\n{HEAD}{line}\ngold: 5  # guilders\n{line}\n"
    assert bazaar().read(written, "checked") == bazaar().read(HEAD + "gold: 5", "checked")


def test_from_empty_is_what_is_meant_anyway() -> None:
    assert bazaar().read(HEAD + "from: empty\ngold: 5", "checked") == bazaar().read(HEAD + "gold: 5", "checked")


def test_from_start_states_only_what_differs() -> None:
    start = bazaar().start("checked", players=2)
    assert bazaar().read("bazaar players=2  rules 4\nfrom: start", "checked") == start
    changed = bazaar().read("bazaar players=2  rules 4\nfrom: start\nroads:  gold: 7\n", "checked")
    whole, usual = text.unpack(bazaar(), changed.data), text.unpack(bazaar(), start.data)
    assert whole["gold"] == 7
    assert whole["roads"].tolist() == [0, 0]
    assert whole["market"] == usual["market"]


def test_from_what_nobody_knows() -> None:
    with pytest.raises(TextError, match=r"^Line 2: 'middle' is no known start; there are: empty, start\.$"):
        text.read(bazaar(), HEAD + "from: middle\n")


def test_a_hidden_value_is_read_as_its_start() -> None:
    assert bazaar().read(HEAD + "whisper: ?  deck: ?  buyer: ?\nred: hand 1 tea ? rum; secret ?\n", "checked") == (
        bazaar().read(HEAD + "red: hand 1 tea\n", "checked")
    )


@pytest.mark.parametrize("seat", ["red", "green", "chance"])
def test_a_view_says_whose_it_is(seat: str) -> None:
    shown = bazaar().start("checked").seen_by(seat)
    assert str(shown).splitlines()[0] == f"bazaar players=3  rules 4 seen by {seat}"
    assert bazaar().read(str(shown), "checked").viewer == seat


def test_other_rules_can_be_read_by_names_when_asked_for() -> None:
    written = "bazaar players=3  rules 3\ngold: 5"
    with pytest.raises(VersionError, match=r"^Line 1: this was written by rules 3; these are rules 4\.$"):
        text.read(bazaar(), written)
    assert text.read(bazaar(), written, any_rules=True) == text.read(bazaar(), HEAD + "gold: 5")


# --- what cannot be read ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("gold", r"'gold' has no colon; a line reads like 'phase: night' or 'red: cards 3'\."),
        ("gould: 5", r"there is no field 'gould'; there are: roads, lamps, board, .*, moves\."),
        ("seats: 5", r"there is no field 'seats'; there are: roads, .*"),
        ("work: 5", r"there is no field 'work'; there are: roads, .*"),
        ("options: 5", r"there is no field 'options'; there are: roads, .*"),
        ("yellow: cards 5", r"there is no field 'yellow'; there are: .*"),
        ("stalls 3: note 5", r"'stalls 3: note 5' stands before the first field\."),
        ("quays Q3: ship 5", r"'quays Q3: ship 5' stands before the first field\."),
        ("gold: many", r"gold is a whole number, not 'many'\."),
        ("gold: 5.5", r"gold is a whole number, not '5\.5'\."),
        ("gold:", r"gold is a whole number, not ''\."),
        ("gold: 30001", r"gold is -5 to 30000, not 30001\."),
        ("gold: -6", r"gold is -5 to 30000, not -6\."),
        ("gold: 5 tide: high", r"gold is a whole number, not '5 tide: high'\."),
        ("gold: 99999999999999999999", r"gold is a whole number, not '99999999999999999999'\."),
        ("tide: middle", r"'middle' is no tide; there are: low, high\."),
        ("buyer: yellow", r"'yellow' is no seat; there are: red, blue, green, nobody\."),
        ("wild: maybe", r"wild is yes or no, not 'maybe'\."),
        ("roads: E73", r"'E73' is no edge; there are: E1, .*, E72\."),
        ("lamps: 72", r"lamps: 72 cannot be a member, they are 0 to 71\."),
        ("lamps: two", r"lamps is a whole number, not 'two'\."),
        ("board: 1 2 3 / 4 5 5 / 1", r"board has 6 places, not 7\."),
        ("board: 1 2 6", r"board is 0 to 5, not 6\."),
        ("deck: 5", r"deck reads like '2 tea', not '5'\."),
        ("deck: tea 5", r"deck is a whole number, not 'tea'\."),
        ("deck: 5 gold", r"'gold' is no card; there are: tea, silk, rum\."),
        ("red: cards 41", r"cards is 0 to 40, not 41\."),
        ("red: card 4", r"there is no field 'card'; there are: hand, cards, secret, debt, marks, allies\."),
        ("red: allies red blue green", r"allies has 2 places, not 3\."),
        ("quays Q1: crew tea=red", r"'red' is no card; there are: tea, silk, rum\."),
        ("quays Q1: crew tea=rum", r"'tea' is no seat; there are: red, blue, green\."),
        ("quays Q1: crew red", r"'' is no card; there are: tea, silk, rum\."),
        ("from: start", r"'from:' stands right after the first line, before what differs from it\."),
    ],
)
def test_a_line_that_cannot_be_read_is_told_by_its_number(line: str, sentence: str) -> None:
    with pytest.raises(TextError, match=f"^Line 5: {sentence}$"):
        text.read(bazaar(), f"# a test\n\n{HEAD}gold: 5\n{line}\nturn: blue\n")


FIRST_LINE_FAULTS = [
    ("", r"The text is empty; the first line names the game, its options and the rules' version\."),
    ("# nothing\n\n", r"The text is empty; .*"),
    ("bazaar", r"Line 1: it reads like 'bazaar players=3  rules 4', not 'bazaar'\."),
    ("bazaar players=3", r"Line 1: it reads like .*"),
    ("bazaar players=3  rules four", r"Line 1: it reads like .*"),
    ("bazaar players=3  rules 4 seen by", r"Line 1: it reads like .*"),
    ("catan players=3  rules 4", r"Line 1: this is a position of catan, not of bazaar\."),
    ("bazaar players=3  rules 5", r"Line 1: this was written by rules 5; these are rules 4\."),
    ("bazaar players  rules 4", r"Line 1: options read like players=3, not 'players'\."),
    ("bazaar players=  rules 4", r"Line 1: options read like players=3, not 'players='\."),
]


@pytest.mark.parametrize(("first", "sentence"), FIRST_LINE_FAULTS)
def test_a_first_line_that_cannot_be_read(first: str, sentence: str) -> None:
    with pytest.raises((TextError, VersionError), match=f"^{sentence}$"):
        text.read(bazaar(), first)


@pytest.mark.parametrize(
    ("first", "sentence"),
    [
        ("bazaar players=9  rules 4", r"players is 2 to 3, not 9\."),
        ("bazaar colour=red  rules 4", r"bazaar has no option 'colour'; it has: .*"),
        ("bazaar mode=windy  rules 4", r"'windy' is no mode; there are: calm, wild\."),
        ("bazaar players=3  rules 4 seen by nobody", r"'nobody' is no seat; there are: red, blue, green\."),
    ],
)
def test_options_that_cannot_be_are_told_by_their_line(first: str, sentence: str) -> None:
    with pytest.raises(TextError, match=f"^Line 1: {sentence}$"):
        text.read(bazaar(), first)


def test_the_first_line_is_told_by_the_line_it_stands_on() -> None:
    with pytest.raises(VersionError, match=r"^Line 3: "):
        text.read(bazaar(), "# a test\n\nbazaar players=3  rules 5\n")


def test_minus_one_is_no_member() -> None:
    """It is read as the last member that fits a word: bit 63 of the last one."""
    with pytest.raises(TextError, match="lamps: -1 cannot be a member"):
        text.read(bazaar(), HEAD + "lamps: -1\n")


def test_a_raised_two_is_no_place() -> None:
    with pytest.raises(TextError):
        text.read(bazaar(), HEAD + "stalls ²: note 5\n")


def test_a_version_of_five_thousand_digits_is_no_version() -> None:
    with pytest.raises(OstrovError):
        text.read(bazaar(), f"bazaar players=3  rules {'9' * 5000}\n")


def test_the_largest_number_comes_back() -> None:
    fields = {"options": section(PaperOptions), "stars": number(2**63 - 1, start=2**63 - 2)}
    layout = layout_of(record(type("Made", (), {"__annotations__": dict.fromkeys(fields, int), **fields})))
    whole = layout.empty()[0]
    whole["stars"] = 2**63 - 1
    written = text.write(paper_game(layout), bytes_of(layout, whole))
    assert text.read(paper_game(layout), written)[0] == bytes_of(layout, whole)


NOISE = [*"0159-?:;=/# \n\t,.", "  ", "from: start", "red", "Q1", "tea", "yes", "\x00", "é", "９", "players=2", "rules"]


@pytest.mark.parametrize("key", range(150))
def test_a_mutated_text_is_read_or_refused_and_nothing_else(key: int) -> None:
    """Cut, doubled, swapped, sprinkled with noise: the only error is one for people."""
    chooser = random.Random(key)
    written = ALL_KINDS
    for _ in range(chooser.randint(1, 6)):
        start = chooser.randrange(len(written) + 1)
        stop = min(len(written), start + chooser.choice([0, 1, 1, 5, 30]))
        kept = chooser.choice(["", written[start:stop] * 2, chooser.choice(NOISE), written[start:stop][::-1]])
        written = written[:start] + kept + written[stop:]
    try:
        data, viewer = text.read(bazaar(), written)
    except OstrovError as error:
        told = str(error)
    else:
        told = "it can be read."
        if viewer is None and "-" not in re.sub(r"-?\d+", "", written):
            assert text.read(bazaar(), text.write(bazaar(), data)) == (data, None)
    assert len(told.splitlines()) == 1
    assert told.endswith(".")
