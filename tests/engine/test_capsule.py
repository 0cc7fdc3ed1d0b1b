"""Capsules: what is written comes back, replays on every link, and says honestly what differs."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ostrov.engine import capsule, text
from ostrov.engine.capsule import Expectation, applies, error, refused
from ostrov.engine.errors import OstrovError, Refused, TextError, VersionError
from ostrov.engine.game import Game
from ostrov.engine.history import History, entries_in_words
from ostrov.engine.laws import random_history
from ostrov.engine.link import LINKS, have_numba
from ostrov.engine.position import Position
from ostrov.games import load

GAME = load("smugglers")
DESK = GAME.desk("checked")
HERE = LINKS if have_numba() else LINKS[:1]
CHANCE = "chance"


def named(name: str) -> Game:
    """What a caller hands over to find games."""
    return load(name)


def changed(**instead: Callable[..., Any]) -> Game:
    """The game with some of its rules replaced, as a fault or a change would."""
    made = Game(GAME.package, GAME.modules, GAME.box_hash)
    for name, function in instead.items():
        made.functions[made.stub(name)] = function
    return made


def a_history(key: int, length: int, players: int = 3) -> History:
    """The first entries of a random game."""
    for history in random_history(DESK, {"players": str(players)}, key):
        if len(history) >= length:
            break
    return history


def questions(position: Position) -> list[tuple[str, str]]:
    """All that can be asked anywhere: every seat and action, every outcome."""
    outcomes = [(CHANCE, GAME.outcomes.words(n)) for n in range(len(GAME.outcomes))]
    return [(seat, GAME.actions.words(n)) for seat in position.seats for n in range(len(GAME.actions))] + outcomes


def answer(position: Position, seat: str, words: str) -> Expectation:
    try:
        return applies(position.after(seat, words))
    except Refused as refusal:
        return refused(refusal.rule)


def a_refusal(position: Position) -> tuple[str, str, str]:
    """A seat, words and the rule that refuses them, of a seat that is asked."""
    for seat in position.asked:
        for number in range(len(GAME.actions)):
            words = GAME.actions.words(number)
            rule = position.why_not(seat, words)
            if rule is not None:
                return seat, words, rule
    raise AssertionError("everything is allowed")


@settings(max_examples=60, deadline=None)
@given(
    key=st.integers(0, 50),
    length=st.integers(0, 60),
    players=st.integers(2, 4),
    from_history=st.booleans(),
    notes=st.lists(st.text(st.characters(codec="utf-8", exclude_categories=["C", "Z"]), min_size=1), max_size=2),
    data=st.data(),
)
def test_a_capsule_comes_back_and_comes_out_as_expected(
    key: int, length: int, players: int, from_history: bool, notes: list[str], data: st.DataObject
) -> None:
    history = a_history(key, length, players)
    moment = history if from_history else history.position
    seat, words = data.draw(st.sampled_from(questions(history.position)))
    expectation = answer(history.position, seat, words)
    written = capsule.write(moment, seat, words, expectation, notes)
    found = capsule.read(written, named)
    assert (found.seat, found.words, found.expectation, list(found.notes)) == (seat, words, expectation, notes)
    assert found.options == text.option_words(GAME, history.position.data)
    assert found.position == (None if from_history else history.position)
    entries = [(entry.seat, entry.words) for entry in found.entries]
    assert entries == (list(entries_in_words(history)) if from_history else [])
    for link in HERE:
        verdict = capsule.run(found, link)
        assert verdict.as_expected, verdict


@settings(max_examples=20, deadline=None)
@given(key=st.integers(0, 50), length=st.integers(0, 40), data=st.data())
def test_what_is_not_so_does_not_come_out_as_expected(key: int, length: int, data: st.DataObject) -> None:
    position = a_history(key, length).position
    seat, words = data.draw(st.sampled_from(questions(position)))
    wrong = data.draw(
        st.sampled_from([refused(GAME.rule_id(999)), refused(), applies(), applies(position), error(), error("no")])
    )
    came = answer(position, seat, words)
    if (wrong.how, wrong.what) == (came.how, came.what) and wrong.position in (None, came.position):
        return
    verdict = capsule.run(capsule.read(capsule.write(position, seat, words, wrong), named), "checked")
    assert not verdict.as_expected
    assert f"{seat}: {words}" in verdict.sentence


def test_a_refusal_is_kept_from_a_history_a_position_and_what_its_asker_sees() -> None:
    history = a_history(1, 30)
    seat, words, rule = a_refusal(history.position)
    for moment in (history, history.position, history.position.seen_by(seat)):
        written = capsule.from_refusal(moment, seat, words)
        assert f"ask {seat}: {words}\nexpect: refused {rule}\n" in written
        for link in HERE:
            verdict = capsule.run(capsule.read(written, named), link)
            assert verdict == capsule.Verdict(link, True, f"{seat}: {words} — it is refused by {rule}, as expected.")


def test_the_capsule_for_its_asker_tells_nothing_hidden() -> None:
    history = a_history(1, 30)
    seat, words, _ = a_refusal(history.position)
    written = capsule.from_refusal(history.position.seen_by(seat), seat, words)
    view = str(history.position.seen_by(seat))
    assert text.HIDDEN in view
    assert "".join(f"  {line}\n" for line in view.splitlines()) in written
    assert not re.search(r"^\d+ \w+:", written, re.MULTILINE)


def test_what_is_allowed_makes_no_capsule_of_a_refusal() -> None:
    position = a_history(1, 30).position
    seat = position.asked[0]
    words = position.choices(seat)[0]
    with pytest.raises(TextError, match=f"{seat} is not refused '{words}' here"):
        capsule.from_refusal(position, seat, words)


def test_who_is_not_asked_is_refused_though_no_rule_forbids_it() -> None:
    def forbids_nothing(s: Any, seat: int, action: int) -> int:
        return 0

    lenient = changed(forbids=forbids_nothing)
    start = lenient.start("checked")
    assert start.asked == (CHANCE,)
    for moment in (start, start.seen_by("red")):
        written = capsule.from_refusal(moment, "red", GAME.actions.words(0))
        assert "\nexpect: refused\n" in written
        found = capsule.read(written, lambda _name: lenient)
        assert capsule.run(found, "checked").as_expected
        assert not capsule.run(capsule.read(written, named), "checked").as_expected


def test_a_history_that_begins_later_is_kept_with_its_beginning() -> None:
    whole = a_history(3, 25)
    later = History(DESK, whole.position_before(15).data)
    for seat, words in entries_in_words(whole)[15:]:
        later.act(seat, words)
    found = capsule.read(capsule.from_refusal(later, *a_refusal(later.position)[:2]), named)
    assert found.position == whole.position_before(15)
    assert len(found.entries) == len(whole) - 15
    assert capsule.run(found, "checked").as_expected


def test_a_crash_is_kept_and_later_seen_to_be_mended() -> None:
    def crashes(s: Any, outcome: int) -> int:
        return int(s.pile[outcome + 100])

    broken = changed(happen=crashes)
    start = broken.start("checked")
    words = next(iter(start.outcomes()))
    with pytest.raises(Exception, match="places") as crash:
        start.after(CHANCE, words)
    written = capsule.from_crash(start, CHANCE, words, crash.value)
    found = capsule.read(written, lambda _name: broken)
    assert found.expectation.what.startswith("OutOfRange: pile[10")
    assert capsule.run(found, "checked").as_expected
    other = capsule.write(start, CHANCE, words, error("OutOfRange: hand"))
    verdict = capsule.run(capsule.read(other, lambda _name: broken), "checked")
    assert not verdict.as_expected
    assert "expected 'error OutOfRange: hand', but it ends in OutOfRange: pile[10" in verdict.sentence
    mended = capsule.run(capsule.read(written, named), "checked")
    assert not mended.as_expected
    assert "but it applies" in mended.sentence


def test_a_difference_is_told_by_its_lines() -> None:
    def loses_a_card(s: Any, outcome: int) -> int:
        s.left -= 2
        return 0

    start = GAME.start("checked")
    words = next(iter(start.outcomes()))
    written = capsule.write(start, CHANCE, words, applies(start.after(CHANCE, words)))
    verdict = capsule.run(capsule.read(written, lambda _name: changed(happen=loses_a_card)), "checked")
    assert not verdict.as_expected
    assert "applies but leads elsewhere: expected" in verdict.sentence
    assert f"left: {text.unpack(GAME, start.data)['left'] - 2}" in verdict.sentence


def test_an_entry_that_no_longer_applies_is_named_by_its_line() -> None:
    def forbids_all(s: Any, seat: int, action: int) -> int:
        return 77

    history = a_history(2, 12)
    first = next(n for n, entry in enumerate(history.entries) if entry.seat != GAME.chance)
    seat, words, _ = a_refusal(history.position)
    written = capsule.from_refusal(history, seat, words)
    verdict = capsule.run(capsule.read(written, lambda _name: changed(forbids=forbids_all)), "checked")
    assert not verdict.as_expected
    assert verdict.sentence.startswith(f"line {first + 4}: ")
    assert verdict.sentence.endswith(f"it is refused by {GAME.rule_id(77)}, so the question is never reached.")


SAMPLE_HISTORY = a_history(1, 30)
SAMPLE = capsule.from_refusal(SAMPLE_HISTORY, *a_refusal(SAMPLE_HISTORY.position)[:2], notes=["table 12"])
OF_POSITION = capsule.write(
    SAMPLE_HISTORY.position,
    SAMPLE_HISTORY.position.asked[0],
    SAMPLE_HISTORY.position.choices(SAMPLE_HISTORY.position.asked[0])[0],
    applies(
        SAMPLE_HISTORY.position.after(
            SAMPLE_HISTORY.position.asked[0], SAMPLE_HISTORY.position.choices(SAMPLE_HISTORY.position.asked[0])[0]
        )
    ),
)
VIEW = SAMPLE_HISTORY.position.seen_by(a_refusal(SAMPLE_HISTORY.position)[0])
OF_VIEW = capsule.from_refusal(VIEW, *a_refusal(SAMPLE_HISTORY.position)[:2])


def line_of(written: str, part: str) -> int:
    """The first line that begins or ends with this."""
    return next(n for n, line in enumerate(written.splitlines(), 1) if line.startswith(part) or line.endswith(part))


@pytest.mark.parametrize(
    ("written", "pattern", "instead", "kind", "part", "sentence"),
    [
        (SAMPLE, r"\A.*", "something else", TextError, "", "a capsule begins with 'ostrov capsule 1'"),
        (SAMPLE, r"capsule 1", "capsule 2", VersionError, "", "was written by another Ostrov"),
        (SAMPLE, r"(?m)^game: .*", "game", TextError, "game", "it tells game, rules and box"),
        (SAMPLE, r"game: \w+", "game: nosuchgame", TextError, "game", "No game is called 'nosuchgame'"),
        (SAMPLE, r"rules: \d+", "rules: 999", VersionError, "game", "made by rules 999, these are rules"),
        (SAMPLE, r"box: \w+", "box: 1234", VersionError, "game", "made with another box"),
        (SAMPLE, r"(?m)^options: .*\n", "", TextError, "note", "it tells the options"),
        (SAMPLE, r"players=\d", "players=9", TextError, "options", "players is 2 to 4, not 9"),
        (SAMPLE, r"players=", "player=", TextError, "options", "has no option 'player'"),
        (SAMPLE, r"(?m)^5 ", "6 ", TextError, "6 ", "is neither entry 5"),
        (SAMPLE, r"(?m)^5 chance", "5 nobody", TextError, "5 ", "'nobody' is no seat"),
        (SAMPLE, r"(?m)^5 .*", "5 chance: juggle", TextError, "5 ", "'juggle' is no action"),
        (SAMPLE, r"(?m)^ask \w+", "ask nobody", TextError, "ask", "'nobody' is no seat"),
        (SAMPLE, r"(?m)^ask .*\n", "", TextError, "expect", "is neither entry"),
        (SAMPLE, r"expect: refused .*", "expect: refused often", TextError, "expect", "what is expected"),
        (SAMPLE, r"expect: refused .*", "expect: applies today", TextError, "expect", "what is expected"),
        (SAMPLE, r"\Z", "and more\n", TextError, "and more", "stands after the end"),
        (OF_POSITION, r"(?m)^  red: .*", "  red: wings 2", TextError, "  red", "there is no field 'wings'"),
        (OF_POSITION, r"(?m)^position:\n(?:  .*\n)+", "position:\n", TextError, "ask", "The text is empty"),
        (OF_POSITION, r"(?m)^(options: .*)players=3", r"\1players=4", TextError, "  smugglers", "with other options"),
        (OF_POSITION, r"rules (\d+)\n", "rules 1 seen by red\n", TextError, "expect", "only a refusal of one action"),
        (OF_VIEW, r"(?m)^ask .*", "ask chance: draw tea", TextError, "ask", "chance cannot be asked on what"),
        (OF_VIEW, r"(?m)^ask (.*): (.*)", r"ask \1: \2; \2", TextError, "expect", "only a refusal of one action"),
        (OF_VIEW, r"(?m)^ask", "1 chance: draw tea\nask", TextError, "expect", "only a refusal of one action"),
        (OF_POSITION, r"(?m)^(expect.*\n.*rules 1)", r"\1 seen by red", TextError, " seen by red", "is told whole"),
        (OF_POSITION, r"(?m)^(  .*rules) \d+", rf"\1 {'9' * 5000}", TextError, "  smugglers", "it reads like"),
        (OF_VIEW, r"expect: .*", "expect: applies", TextError, "expect", "only a refusal of one action"),
    ],
)
def test_damage_is_one_sentence_with_its_line(
    written: str, pattern: str, instead: str, kind: type[OstrovError], part: str, sentence: str
) -> None:
    damaged = re.sub(pattern, instead, written, count=1)
    assert damaged != written
    with pytest.raises(kind) as problem:
        capsule.read(damaged, named)
    assert str(problem.value).startswith(f"line {line_of(damaged, part)}: ")
    assert sentence in str(problem.value)
    assert "\n" not in str(problem.value)


@pytest.mark.parametrize("written", [SAMPLE, OF_POSITION, OF_VIEW])
def test_a_file_cut_short_is_told(written: str) -> None:
    lines = written.splitlines()
    last = line_of(written, "expect: ")
    for kept in range(last):
        with pytest.raises(OstrovError, match=rf"\Aline ({kept}|{kept + 1}): "):
            capsule.read("\n".join(lines[:kept]), named)


@settings(max_examples=400, deadline=None)
@given(data=st.data())
def test_whatever_a_file_holds_only_our_errors_come_out(data: st.DataObject) -> None:
    lines = data.draw(st.sampled_from([SAMPLE, OF_POSITION, OF_VIEW])).splitlines()
    pieces = st.one_of(
        st.text(max_size=8), st.sampled_from([":", "  ", "?", "9" * 30, "-1", "²", "\u2028", ";", "=", "red", "\0"])
    )
    for _ in range(data.draw(st.integers(1, 3))):
        number = data.draw(st.integers(0, len(lines) - 1))
        start = data.draw(st.integers(0, len(lines[number])))
        stop = data.draw(st.integers(start, min(start + 6, len(lines[number]))))
        lines[number] = lines[number][:start] + data.draw(pieces) + lines[number][stop:]
        if data.draw(st.booleans()):
            lines.insert(data.draw(st.integers(0, len(lines))), data.draw(st.sampled_from(lines)))
    assert read_and_run("\n".join(lines))


def read_and_run(content: str) -> bool:
    """Whether it is either refused by its line, or comes to a verdict."""
    try:
        found = capsule.read(content, named)
    except OstrovError as problem:
        return str(problem).startswith("line ")
    return capsule.run(found, "checked").sentence != ""


@settings(max_examples=100, deadline=None)
@given(st.one_of(st.text(), st.text().map(lambda rest: f"{capsule.FIRST}\n{rest}")))
def test_any_text_at_all(content: str) -> None:
    with pytest.raises(OstrovError, match=r"\Aline \d+: "):
        capsule.read(content, named)


def test_the_command_prints_a_line_a_link(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "refusal.txt"
    path.write_text(SAMPLE)
    assert capsule.command(path, HERE, named) == 0
    assert [line.partition(":")[0] for line in capsys.readouterr().out.splitlines()] == list(HERE)
    path.write_text(re.sub(r"refused .*", "applies", SAMPLE))
    assert capsule.command(path, HERE, named) == 1
    assert capsys.readouterr().out.count("expected 'applies', but it is refused by") == len(HERE)


def test_one_link_that_differs_fails_the_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "refusal.txt"
    path.write_text(SAMPLE)
    monkeypatch.setattr(capsule, "run", lambda _capsule, link: capsule.Verdict(link, link == "checked", "it came out."))
    assert capsule.command(path, ["checked"], named) == 0
    assert capsule.command(path, ["checked", "cpu"], named) == 1


def test_the_command_names_the_file_that_cannot_be_read(tmp_path: Path) -> None:
    path = tmp_path / "broken.txt"
    with pytest.raises(TextError, match=r"broken\.txt cannot be read"):
        capsule.command(path, HERE, named)
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(TextError, match=r"broken\.txt cannot be read"):
        capsule.command(path, HERE, named)
    path.write_text(SAMPLE.replace("box: ", "box: 1"))
    with pytest.raises(VersionError, match=r"broken\.txt: line 2: "):
        capsule.command(path, HERE, named)
