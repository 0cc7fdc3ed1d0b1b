"""What is made from a declaration: hiding, ranges, equality, who sees an argument; against a slow plain model."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ostrov.engine import made
from ostrov.engine.actions import Kind, Table
from ostrov.engine.errors import DeclarationError
from ostrov.engine.record import (
    NOBODY,
    OWNER,
    Field,
    Layout,
    Seen,
    by,
    layout_of,
    members,
    number,
    paths,
    record,
    row,
    seats,
    section,
)
from tests.engine.declared import (
    CARD,
    FEW,
    HOLDER,
    MANY,
    SEAT,
    PaperOptions,
    Record,
    bazaar,
    get,
    layouts,
    places,
    put,
    range_at,
    scattered,
    scope_of,
    window_on,
)

NOBODY_LOOKS = len(SEAT)  # a spectator; numbers beyond it see as little
VIEWERS = (*range(len(SEAT)), NOBODY_LOOKS, NOBODY_LOOKS + 4)

# --- the model: what a seat sees, number by number ----------------------------------------------------------------


def model_of_hiding(layout: Layout, whole: Record, viewer: int) -> Record:
    """A copy with everything at its start that this seat does not see."""
    told = np.frombuffer(bytearray(whole.tobytes()), layout.dtype)[0]
    _hide_in(layout, layout, whole, whole, told, viewer, None)
    return told


def _hide_in(
    top: Layout, layout: Layout, whole: Record, part: Record, told: Record, viewer: int, owner: int | None
) -> None:
    for name, field in layout.fields.items():
        if field.is_section:
            for place in range(field.shape[0] if field.shape else 1):
                inner, into = (part[name][place], told[name][place]) if field.shape else (part[name], told[name])
                whose = place if field.what == "seats" else owner
                _hide_in(top, field.layout, whole, inner, into, viewer, whose)
            continue
        for place_ in np.ndindex(field.shape):
            if not _sees(layout, whole, part, field, place_, viewer, owner):
                put(told, field, place_, field.start)


def _sees(
    layout: Layout, whole: Record, part: Record, field: Field, place: tuple[int, ...], viewer: int, owner: int | None
) -> bool:
    match field.seen.how:
        case "everyone":
            return True
        case "nobody":
            return False
        case "owner":
            return viewer == owner
    seats_that_see = []
    for name in field.seen.fields:
        if name not in layout.fields:
            seats_that_see.append(int(whole[name]))
        elif layout.fields[name].shape:
            seats_that_see.append(int(part[name][place]))
        else:
            seats_that_see.append(int(part[name]))
    return viewer < len(SEAT) and viewer in seats_that_see


# --- records that hypothesis makes up, on windows -----------------------------------------------------------------


@MANY
@given(layouts(), st.integers(0, 2**32))
def test_each_seat_is_shown_what_it_may_see_and_nothing_else(layout: Layout, key: int) -> None:
    hide = scope_of(made.source(layout))["hide"]
    whole = scattered(layout, key)
    for viewer in VIEWERS:
        s, data = window_on(layout, whole)
        hide(s, viewer)
        shown = np.frombuffer(data, layout.dtype)[0]
        assert shown == model_of_hiding(layout, whole, viewer)


@MANY
@given(layouts(), st.integers(0, 2**32))
def test_hiding_twice_is_hiding_once(layout: Layout, key: int) -> None:
    hide = scope_of(made.source(layout))["hide"]
    for viewer in VIEWERS:
        s, data = window_on(layout, scattered(layout, key))
        hide(s, viewer)
        once = bytes(data)
        hide(s, viewer)
        assert bytes(data) == once


@MANY
@given(layouts(), st.integers(0, 2**32))
def test_two_positions_that_differ_in_the_hidden_only_look_the_same(layout: Layout, key: int) -> None:
    """Whoever cannot see a number cannot tell that it was another."""
    hide = scope_of(made.source(layout))["hide"]
    for viewer in VIEWERS:
        one, two = scattered(layout, key), scattered(layout, key)
        other, shown = scattered(layout, key + 1), model_of_hiding(layout, one, viewer)
        for path in paths(layout):
            for (part, place, _), (elsewhere, *_), (seen, *_) in zip(
                places(layout, path, two), places(layout, path, other), places(layout, path, shown), strict=True
            ):
                if get(part, path.field, place) != get(seen, path.field, place):
                    put(part, path.field, place, get(elsewhere, path.field, place))
        views = []
        for whole in (one, two):
            s, data = window_on(layout, whole)
            hide(s, viewer)
            views.append(bytes(data[: layout.size]))
        assert views[0] == views[1]


@MANY
@given(layouts(), st.integers(0, 2**32))
def test_a_position_in_its_ranges_is_in_range(layout: Layout, key: int) -> None:
    out_of_range = scope_of(made.source(layout))["out_of_range"]
    assert out_of_range(window_on(layout, layout.empty()[0])[0]) == 0
    assert out_of_range(window_on(layout, scattered(layout, key))[0]) == 0


@MANY
@given(layouts(), st.integers(0, 2**32), st.data())
def test_the_first_field_outside_its_range_is_named(layout: Layout, key: int, data: st.DataObject) -> None:
    out_of_range = scope_of(made.source(layout))["out_of_range"]
    whole = scattered(layout, key)
    spots = []
    for code, path in enumerate(paths(layout), 1):
        for part, place, _ in places(layout, path, whole):
            least, most = range_at(path.field, place)
            type_ = np.iinfo(part[path.field.name].dtype)
            outside = [n for n in (least - 1, most + 1, int(type_.min), int(type_.max)) if n < least or n > most]
            held = [n for n in outside if type_.min <= n <= type_.max]
            if held and not path.field.scratch:
                spots.append((code, path, part, place, held))
    broken = data.draw(st.lists(st.sampled_from(range(len(spots))), min_size=1, max_size=3))
    for spot in broken:
        _, path, part, place, held = spots[spot]
        put(part, path.field, place, data.draw(st.sampled_from(held)))
    first = spots[min(broken)][0]
    assert out_of_range(window_on(layout, whole)[0]) == first
    assert made.field_at(layout, first).name == spots[min(broken)][1].field.name


@pytest.mark.parametrize(
    ("size", "words", "sound"),
    [
        (7, [127], True),
        (7, [-1], False),
        (63, [2**63 - 1], True),
        (63, [-1], False),
        (64, [-1], True),
        (72, [-1, 255], True),
        (72, [0, 256], False),
        (72, [0, -1], False),
        (72, [0, -(2**63)], False),
        (128, [-1, -(2**63)], True),
    ],
)
def test_a_set_has_no_members_beyond_its_size(size: int, words: list[int], sound: bool) -> None:
    """64 members fill a word to its sign; of the last word only the places that are members may be set."""
    layout = a_record(roads=members(size))
    whole = layout.empty()[0]
    whole["roads"] = words
    assert (scope_of(made.source(layout))["out_of_range"](window_on(layout, whole)[0]) == 0) == sound


@MANY
@given(layouts(), st.integers(0, 2**32), st.data())
def test_positions_are_the_same_when_every_number_is(layout: Layout, key: int, data: st.DataObject) -> None:
    same = scope_of(made.source(layout))["same"]
    one, two = scattered(layout, key), scattered(layout, key)
    two["work"] = [7, 8, 9]
    assert same(window_on(layout, one)[0], window_on(layout, two)[0])  # scratch does not count
    changeable = [path for path in paths(layout) if not path.field.scratch and path.field.least < path.field.most]
    spots = [(path.field, *spot) for path in changeable for spot in places(layout, path, two)]
    field, part, place, _ = data.draw(st.sampled_from(spots))
    least, most = range_at(field, place)
    put(part, field, place, most if get(part, field, place) == least else least)
    assert not same(window_on(layout, one)[0], window_on(layout, two)[0])


@FEW
@given(layouts())
def test_made_text_can_be_read_line_by_line(layout: Layout) -> None:
    """It stays in the dialect: no line of it is anything but a loop, a test, an assignment or a return."""
    for line in made.source(layout).splitlines():
        assert line.strip().split(" ")[0] in {"def", "for", "if", "return", ""} or " = " in line


# --- the same on both links ---------------------------------------------------------------------------------------


@cache
def bazaars() -> tuple[Any, Any]:
    return bazaar().linked("checked"), bazaar().linked("cpu")


@pytest.mark.parametrize("key", range(25))
def test_both_links_hide_the_same(key: int) -> None:
    """The bazaar has every visibility: all, owner, nobody, by one and two seats beside it and at the top."""
    layout = bazaar().layout
    whole = scattered(layout, key)
    position = whole.tobytes()[: layout.size]
    for viewer in VIEWERS:
        shown = []
        for link in bazaars():
            store = link.positions(1)
            link.write(store, 0, position)
            link.run.hide(store, 0, viewer)
            shown.append(link.read(store, 0))
        assert shown[0] == shown[1] == model_of_hiding(layout, whole, viewer).tobytes()[: layout.size]


@pytest.mark.parametrize("key", range(10))
def test_both_links_judge_ranges_and_equality_alike(key: int) -> None:
    layout = bazaar().layout
    broken = [path for path in paths(layout) if not path.field.scratch and path.field.most < 50]
    for path in [None, *broken[key::10]]:
        whole = scattered(layout, key)
        if path is not None:
            *_, (part, place, _) = places(layout, path, whole)
            put(part, path.field, place, 101)
        verdicts = []
        for link in bazaars():
            store = link.positions(2)
            link.write(store, 0, whole.tobytes()[: layout.size])
            link.write(store, 1, scattered(layout, key).tobytes()[: layout.size])
            verdicts.append((link.run.out_of_range(store, 0), bool(link.run.same(store, 0, 1))))
        assert verdicts[0] == verdicts[1]
        assert (verdicts[0][0] == 0) == (path is None) == verdicts[0][1]


@pytest.mark.parametrize("link", ["checked", "cpu"])
def test_who_sees_the_arguments_of_an_action(link: str) -> None:
    """`whisper` is seen by buyer and seller, `hide_away` by who does it, `put` by all, `blow` by the buyer."""
    desk, game = bazaar().desk(link), bazaar()
    data = game.read("bazaar players=3  rules 4\nbuyer: blue  seller: red", link).data

    def who_sees(words: str, seat: int) -> list[int]:
        table = game.outcomes if seat == game.chance else game.actions
        return [viewer for viewer in VIEWERS if desk.sees(data, seat, table.number(words), viewer)]

    assert who_sees("put E72", 2) == [*VIEWERS]
    assert who_sees("whisper red rum high", 2) == [0, 1]
    assert who_sees("hide_away rum", 2) == [2]
    assert who_sees("blow high", game.chance) == [1]
    assert who_sees("calm", game.chance) == [*VIEWERS]


@pytest.mark.parametrize("link", ["checked", "cpu"])
def test_nobody_holding_a_thing_is_no_spectators_licence_to_see_it(link: str) -> None:
    """The number after the last seat is CHANCE's, a spectator's and nobody's."""
    game = bazaar()
    data = game.read("bazaar players=3  rules 4\nwhisper: 7\nstalls 0: goods 3 tea", link).data
    hidden = game.desk(link).hidden(data, game.chance)
    assert hidden == game.desk(link).empty
    assert not game.desk(link).sees(data, 0, game.actions.number("whisper red tea low"), game.chance)
    assert not game.desk(link).sees(data, game.chance, game.outcomes.number("blow low"), game.chance)


# --- what cannot be declared --------------------------------------------------------------------------------------


def a_record(**fields_: Any) -> Layout:
    """A record with two seats' sections and these fields beside them."""
    player: Any = record(type("Player", (), {"__annotations__": {"hand": int}, "hand": row(CARD, 9, seen=OWNER)}))
    whole = {"options": section(PaperOptions), "seats": seats(player, SEAT), **fields_}
    return layout_of(record(type("One", (), {"__annotations__": dict.fromkeys(whole, int), **whole})))


def test_an_owner_needs_a_seat() -> None:
    with pytest.raises(DeclarationError, match=r"^secret: OWNER means the seat of a section, but this field is in no"):
        made.source(a_record(secret=number(3, seen=OWNER)))


@pytest.mark.parametrize(
    "fields_",
    [
        {"secret": number(3, seen=by("thief"))},
        {"secret": number(3, seen=by("seats"))},
        {"thieves": row(4, HOLDER), "secret": number(3, seen=by("thieves"))},
        {"thieves": row(4, HOLDER), "secret": row(3, 9, seen=by("thieves"))},
    ],
)
def test_a_seat_that_sees_must_be_told_by_one_number(fields_: dict[str, Any]) -> None:
    with pytest.raises(DeclarationError, match=r"^secret: by\('\w+'\) names no number beside it or at the top"):
        made.source(a_record(**fields_))


def test_a_section_is_no_seat_that_sees() -> None:
    with pytest.raises(DeclarationError, match="names no number"):
        made.source(a_record(secret=number(3, seen=by("options"))))


@pytest.mark.parametrize("name", ["thief", "seats", "options", "thieves"])
def test_an_action_is_seen_by_the_seats_that_numbers_at_the_top_hold(name: str) -> None:
    layout = a_record(thieves=row(4, HOLDER))
    with pytest.raises(DeclarationError, match=rf"^steal: by\('{name}'\) names no number at the top of the record\.$"):
        made.seeing("sees_action", "s, seat, action, viewer", Table(Kind("steal", CARD, seen=by(name))), layout)


def test_an_action_may_be_seen_by_nobody() -> None:
    text = made.seeing("sees_outcome", "s, outcome, viewer", Table(Kind("bury", CARD, seen=NOBODY)), a_record())
    assert [scope_of(text)["sees_outcome"](None, 1, viewer) for viewer in VIEWERS] == [False] * len(VIEWERS)


@pytest.mark.parametrize("seen", [NOBODY, by("boss"), by("spy")])
def test_who_sees_may_not_itself_be_a_secret(seen: Seen) -> None:
    """Blue is the spy, which not all may know: red, where a hidden `spy` starts, would read the dossier."""
    layout = a_record(boss=number(HOLDER), spy=number(HOLDER, seen=seen), dossier=number(99, seen=by("spy")))
    with pytest.raises(
        DeclarationError, match=r"by\('spy'\) names a field that is itself hidden; who sees must be open\.$"
    ):
        made.source(layout)


def test_who_sees_an_action_may_not_be_a_secret_either() -> None:
    layout = a_record(spy=number(HOLDER, seen=NOBODY))
    with pytest.raises(DeclarationError, match=r"^steal: by\('spy'\) names a field that is itself hidden"):
        made.seeing("sees_action", "s, seat, action, viewer", Table(Kind("steal", CARD, seen=by("spy"))), layout)
