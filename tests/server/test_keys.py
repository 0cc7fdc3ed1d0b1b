"""Seats that are never lost: a code for another device, a phrase, a new key from the founder."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from ostrov.client import RefusedError
from ostrov.server import messages as m
from ostrov.server.limits import Rates
from ostrov.table import keys
from tests.server.serving import Served, serving, table_for
from tests.server.wire import Wire, seated


class Now:
    now = 1_000.0

    def __call__(self) -> float:
        return Now.now


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    Now.now = 1_000.0
    with serving(tmp_path, now=Now(), clock=lambda: 0.0) as found:
        yield found


def opens(served: Served, place: m.Place) -> str | None:
    """The seat that a place's token opens."""
    with Wire(served, place.table) as wire:
        found = wire.hello(place.token)
        return str(found["you"]) if found["t"] == "welcome" else None


# --- another device --------------------------------------------------------------------------------------------------


def test_a_code_opens_the_seat_on_another_device_too(served: Served) -> None:
    first, second = table_for(served.client, "smugglers", 2)
    code = served.client.code(second)
    assert (code.seat, code.until) == (second.seat, 1_300.0)
    other = served.client.by_code(code.code)
    assert (other.table, other.seat) == (second.table, second.seat)
    assert other.token not in (None, second.token)
    assert opens(served, other) == opens(served, second) == second.seat
    with pytest.raises(RefusedError, match="wrong-code"):
        served.client.by_code(code.code)
    assert opens(served, first) == first.seat


@pytest.mark.parametrize("typed", ["{}", "{} ", "{lower}", "{plain}", "{spaced}"])
def test_a_code_may_be_typed_in_any_way(served: Served, typed: str) -> None:
    place = table_for(served.client, "smugglers", 2)[0]
    code = served.client.code(place).code
    shown = typed.format(code, lower=code.lower(), plain=code.replace("-", ""), spaced=" ".join(code.replace("-", "")))
    assert served.client.by_code(shown).seat == place.seat


def test_a_code_is_valid_five_minutes(served: Served) -> None:
    place = table_for(served.client, "smugglers", 2)[0]
    early, late = served.client.code(place), None
    Now.now = 1_299.0
    assert served.client.by_code(early.code).seat == place.seat
    late = served.client.code(place)
    Now.now = late.until
    with pytest.raises(RefusedError, match="wrong-code"):
        served.client.by_code(late.code, place.table)


def test_only_the_last_code_of_a_seat_is_valid(served: Served) -> None:
    place = table_for(served.client, "smugglers", 2)[0]
    first = served.client.code(place)
    served.client.code(place)
    with pytest.raises(RefusedError, match="wrong-code"):
        served.client.by_code(first.code, place.table)


def test_a_code_with_its_table_outlives_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as before:
        place = table_for(before.client, "smugglers", 2)[0]
        code = before.client.code(place)
    with serving(tmp_path) as after:
        assert opens(after, after.client.by_code(code.code, place.table)) == place.seat


def test_a_code_is_for_who_sits_there(served: Served) -> None:
    first, second = table_for(served.client, "smugglers", 2)
    with pytest.raises(RefusedError, match="not-founder"):
        served.client.code(second, first.seat)
    with pytest.raises(RefusedError, match="wrong-token"):
        served.client.code(m.Place(first.table, first.seat, "x" * 32, None))
    with pytest.raises(RefusedError, match="wrong-token"):
        served.client.code(m.Place(first.table, first.seat, None, None))


def test_a_seat_has_so_many_devices(served: Served) -> None:
    place = table_for(served.client, "smugglers", 2)[0]
    others = [served.client.by_code(served.client.code(place).code) for _ in range(keys.MOST_KEYS + 1)]
    assert opens(served, place) == place.seat
    assert [opens(served, other) is not None for other in others] == [False, False] + [True] * (keys.MOST_KEYS - 1)


# --- a phrase --------------------------------------------------------------------------------------------------------


def test_a_phrase_opens_the_seat(served: Served) -> None:
    first, second = table_for(served.client, "smugglers", 2)
    with seated(served, first) as wire:
        assert wire.wish("phrase", text="Tři žluté lodě")["t"] == "done"
        assert wire.wish("phrase", text="  short  ")["code"] == "short-phrase"
    again = served.client.by_phrase(first.table, str(first.seat), " tři ŽLUTÉ  lodě")
    assert opens(served, again) == first.seat
    for seat, phrase in ((first.seat, "Tři žluté"), (second.seat, "Tři žluté lodě"), (second.seat, ""), ("x", "")):
        with pytest.raises(RefusedError, match="wrong-phrase"):
            served.client.by_phrase(first.table, str(seat), phrase)


def test_phrases_and_codes_are_not_kept_as_they_are(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        first, second = table_for(served.client, "smugglers", 2)
        with seated(served, first) as wire, seated(served, second) as other:
            wire.wish("phrase", text="open sesame")
            code = served.client.code(first).code
            told = str(other.hello(second.token)) + served.client.saved(first.table, second.token)
            assert "sesame" not in told
            assert keys.code_hash(code) not in told
    kept = b"".join(path.read_bytes() for path in tmp_path.rglob("*") if path.is_file())
    assert b"sesame" not in kept
    assert code.encode() not in kept


def test_they_cannot_be_found_by_trying(tmp_path: Path) -> None:
    with serving(tmp_path, rates=Rates(requests=(1e9, 1e9)), clock=lambda: 0.0) as served:
        place = table_for(served.client, "smugglers", 2)[0]
        codes = []
        for n in range(12):
            with pytest.raises(RefusedError) as told:
                served.client.by_code(f"AAAA-AAA{n}", place.table)
            codes.append(told.value.code)
        assert (codes.count("wrong-code"), codes.count("too-fast")) == (10, 2)
        with pytest.raises(RefusedError, match="too-fast"):
            served.client.by_phrase(place.table, str(place.seat), "a guess at it")


# --- the founder -----------------------------------------------------------------------------------------------------


def test_the_founder_gives_a_lost_seat_a_new_key_and_all_are_told(served: Served) -> None:
    founder, lost = table_for(served.client, "smugglers", 2)
    with seated(served, founder) as wire, seated(served, lost) as old:
        old.wish("phrase", text="open sesame")
        code = served.client.code(founder, lost.seat)
        assert code.until == 1_000.0 + keys.ONE_DAY
        told = wire.receive("chat")["chat"]["line"]
        assert (told["id"], told["args"]["player"]["is"]) == ("table-reissued", lost.seat)
        assert opens(served, lost) == lost.seat, "until it is used nothing changes"
        new = served.client.by_code(code.code)
        assert old.receive("closed")["code"] == "wrong-token"
        assert wire.receive("chat")["chat"]["line"]["id"] == "table-returned"
    assert (opens(served, new), opens(served, lost)) == (lost.seat, None)
    with pytest.raises(RefusedError, match="wrong-phrase"):
        served.client.by_phrase(lost.table, str(lost.seat), "open sesame")


def test_the_founder_has_no_key_to_a_bots_seat(served: Served) -> None:
    seats = {"red": m.NewSeat("you"), "blue": m.NewSeat("bot")}
    place = served.client.open(m.NewTable("smugglers", {"players": "2"}, seats))
    for seat in ("blue", "green", "yellow"):
        with pytest.raises(RefusedError, match="unknown-words"):
            served.client.code(place, seat)


def test_all_devices_sit_at_the_next_table_too(served: Served) -> None:
    place = served.client.open(m.NewTable("smugglers", {"players": "2"}, {"red": m.NewSeat("you")}, pace="none"))
    other = served.client.by_code(served.client.code(place).code)
    with served.client.sit(place) as seat:
        seat.begin(now=True)
        seat.resign()
    following = served.client.rematch(place)
    assert opens(served, m.Place(following.table, None, other.token, None)) == place.seat
