"""Saved games of tables: whole when over, what a seat saw before; and the check of a finished one."""

from __future__ import annotations

import hashlib
import random
import re
from pathlib import Path

import pytest

from ostrov.cli import main
from ostrov.engine import saved
from ostrov.table import Match, Refusal
from ostrov.table.verify import verify
from tests.table.tables import SECRET, begun, desk_of, finished, played, token_of, until


def imported(content: str, **given: str) -> Match:
    return Match.imported(content, desk_of, at=9.0, token=token_of("new"), **given).match


def why_not(content: str, **given: str) -> str:
    with pytest.raises(Refusal) as found:
        imported(content, **given)
    assert found.value.code == "bad-save"
    return str(found.value.arguments["why"])


# --- coming back -------------------------------------------------------------------------------------------------


def test_a_finished_game_comes_back_without_loss() -> None:
    match = finished(name="Šárka's\u2028table")
    content = match.saved("red")
    assert content == match.saved(None), "when it is over all may read all"
    again = imported(content)
    assert again.saved(None) == content
    assert (again.over, again.table().chance) == (True, match.table().chance)
    assert [entry.lines for entry in again.entries("red")] == [entry.lines for entry in match.entries("red")]


def test_takebacks_and_a_game_that_stopped_come_back() -> None:
    match = until(begun(people=1), 1, lambda m: m.state("red").far)
    match = match.undo_ask("red", at=6.0).match.resign("red", at=7.0).match
    assert match.stopped
    content = match.saved(None)
    again = imported(content)
    assert (again.takebacks, again.stopped, again.over, again.saved(None)) == (1, True, True, content)


def test_a_whole_file_goes_on_with_new_chance() -> None:
    """A game from the terminal goes on at a table; what was played stays, and its chance can still be checked."""
    *_, match = played(begun(), 1, 30)
    notes = {"seats": "red=you blue=you green=random", "chance": f"sealed {SECRET.hex()}"}
    content = saved.write(match.history, notes)
    again = imported(content, seat="blue", name="Jan")
    assert [seat.who for seat in again.table().seats] == ["open", "human", "bot"]
    assert (again.founder, again.begun, again.fixed) == ("blue", False, len(match.rows))
    again = again.begin("blue", at=10.0, now=True).match
    assert again.last_entry("blue") is None
    assert not again.state("blue").undoable
    again = until(again, 4, lambda m: m.over)
    assert again.secret != SECRET
    # the parts were not noted, so the outcomes before do not follow from the secret alone
    assert len(verify(again.saved(None), desk_of).faults) > 0
    whole = imported(saved.write(match.history, notes | {"chance": sealed_with_parts(match)}), seat="blue")
    ended = until(whole.begin("blue", at=10.0, now=True).match, 4, lambda m: m.over)
    assert verify(ended.saved(None), desk_of).faults == []
    assert imported(ended.saved(None)).saved(None) == ended.saved(None)


def sealed_with_parts(match: Match) -> str:
    from ostrov.engine.fate import sealed_note

    return sealed_note(SECRET, [sitting.part for sitting in match.seats.values()])


# --- before the end ----------------------------------------------------------------------------------------------


def test_before_the_end_a_file_holds_what_the_seat_has_seen() -> None:
    *_, match = played(begun(), 1, 30)
    content = match.saved("red")
    assert SECRET.hex() not in content
    assert "note: seen red\n" in content
    assert str(match.history.position.seen_by("red")) == re.sub("(?m)^  ", "", content.partition("position:\n")[2])
    for n, row in enumerate(match.rows):
        assert f"\n{n + 1} {row.entry.seat}: {match.entries('red')[n].words}\n" in content
    assert "load ?" in content
    assert "load ?" in match.saved(None)
    assert "only what one seat saw" in why_not(content)
    assert "it can be checked when the game is over" in verify(until_no_secret(content), desk_of).faults[0]


def until_no_secret(content: str) -> str:
    """A whole file that does not tell its secret."""
    *_, match = played(begun(), 1, 30)
    return saved.write(match.history, {"seats": "red=you blue=you green=you"})


# --- what is refused ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("ostrov save 1", "ostrov save 9", "written by another Ostrov"),
        ("game: smugglers", "game: chess", "No game is called 'chess'"),
        ("note: name-red ", "note: name-red {", ""),
        ('note: name-red "Ann"', "note: name-red 7", "text in quotes"),
        ("note: chance sealed ", "note: chance sealed zz", "cannot be read"),
        ("note: chance sealed ", "note: chance dealt ", "chance is"),
        ("position:", "positions:", ""),
        ("1 chance: ", "1 nobody: ", ""),
    ],
)
def test_a_broken_file_is_refused(old: str, new: str, why: str) -> None:
    content = finished().saved(None)
    assert old in content
    assert why in why_not(content.replace(old, new, 1))


def test_a_position_that_cannot_be_is_refused() -> None:
    """A file of other rules may bring any position: it is looked at before anybody plays on it."""
    *_, match = played(begun(), 1, 30)
    content = saved.write(match.history).replace("rules: 1  layout", "rules: 0  layout")
    content, found = re.subn(r"cards \d+", "cards 17", content)
    assert found == 3
    assert "cannot be" in why_not(content)


def test_a_seat_that_does_not_play_is_refused() -> None:
    *_, match = played(begun(), 1, 30)
    assert why_not(saved.write(match.history), seat="yellow") == "yellow does not play in this game."


ODD = ["", "0", "-1", "99999999999", "?", "red", "note:", "position:", "chance:", "tea", "[" * 5000, "\ud800", "x=y"]


def mutated(content: str, chooser: random.Random) -> str:
    """A saved game with some lines changed, doubled or gone."""
    lines = content.splitlines()
    for _ in range(chooser.randint(1, 3)):
        place, how = chooser.randrange(len(lines)), chooser.randrange(6)
        words = lines[place].split(" ")
        words[chooser.randrange(len(words))] = chooser.choice(ODD)
        if how == 0:
            del lines[place]
        elif how == 1:
            lines.insert(place, lines[chooser.randrange(len(lines))])
        else:
            lines[place] = " ".join(words)
    return "\n".join(lines)


def read_or_refused(content: str) -> Match | Refusal:
    try:
        return imported(content)
    except Refusal as refusal:
        return refusal


@pytest.mark.parametrize("rules", ["rules: 1", "rules: 0"])
def test_no_file_does_more_than_be_refused(rules: str) -> None:
    """Foreign text, by these rules or by others: a match one can go on with, or a refusal that says why."""
    *_, match = played(begun(), 1, 30)
    whole = [finished().saved(None), saved.write(match.history, {"chance": sealed_with_parts(match)})]
    chooser, found = random.Random(rules), 0
    for number in range(200):
        content = mutated(whole[number % 2].replace("rules: 1", rules, 1), chooser)
        again = read_or_refused(content)
        if isinstance(again, Refusal):
            assert again.code == "bad-save"
            assert str(again.arguments["why"]).endswith((".", ".)"))
        else:
            found += 1
            again.saved(None)
            assert again.over or again.begin(again.founder or "red", at=9.0, now=True).match.begun
        verify(content, desk_of)
    assert 0 < found < 200


# --- checking ----------------------------------------------------------------------------------------------------


def test_a_finished_game_holds() -> None:
    match = finished()
    verdict = verify(match.saved(None), desk_of)
    assert verdict.faults == []
    assert any(hashlib.sha256(SECRET).hexdigest() in fact for fact in verdict.facts)


def test_every_single_tampered_entry_is_found() -> None:
    match = finished()
    content = match.saved(None)
    lines = content.splitlines()
    first = next(place for place, line in enumerate(lines) if line.startswith("1 "))
    tampered = 0
    for n, row in enumerate(match.rows):
        position = match.history.position_before(n)
        others = [
            *position.outcomes(),
            *(words for seat in position.asked if seat != "chance" for words in position.choices(seat)),
        ]
        for words in {words for words in others if words != row.entry.words}:
            changed = [*lines]
            changed[first + n] = f"{n + 1} {row.entry.seat}: {words}"
            assert verify("\n".join(changed) + "\n", desk_of).faults, changed[first + n]
            tampered += 1
    assert tampered > len(match.rows)


def test_entries_in_another_order_or_left_out_are_found() -> None:
    match = finished()
    lines = match.saved(None).splitlines()
    first = next(place for place, line in enumerate(lines) if line.startswith("1 "))
    for n in range(len(match.rows) - 1):
        one, other = (line.partition(" ")[2] for line in lines[first + n : first + n + 2])
        if one != other:
            swapped = [*lines]
            swapped[first + n : first + n + 2] = [f"{n + 1} {other}", f"{n + 2} {one}"]
            assert verify("\n".join(swapped) + "\n", desk_of).faults
    left = [line.partition(" ")[2] for line in lines[first : first + len(match.rows)]]
    for n in range(len(left)):
        fewer = [f"{k} {line}" for k, line in enumerate([*left[:n], *left[n + 1 :]], 1)]
        assert verify("\n".join([*lines[:first], *fewer, *lines[first + len(left) :]]) + "\n", desk_of).faults


def test_a_secret_or_a_part_that_was_changed_is_found() -> None:
    content = finished().saved(None)
    for old, new in ((SECRET.hex(), "ab" * 32), ("part of blue", "part of nobody"), ("goal=12", "goal=13")):
        assert old in content
        assert verify(content.replace(old, new), desk_of).faults, new


def test_what_was_typed_in_cannot_be_checked_and_is_counted() -> None:
    match = begun("catan", people=1, options={"setup": "beginner"}, typed=["dice"], pace="none")
    match = (
        until(match, 1, lambda m: len(m.rows) > 40 and m.state("blue").asked == ["blue"]).resign("blue", at=5.0).match
    )
    verdict = verify(match.saved(None), desk_of)
    assert verdict.faults == []
    assert any("were typed in" in fact for fact in verdict.facts)


def test_at_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.txt"
    file.write_text(finished().saved(None), encoding="utf-8")
    assert main(["verify", str(file)]) == 0
    assert "All of this game holds." in capsys.readouterr().out
    file.write_text(file.read_text(encoding="utf-8").replace("part of blue", "another"), encoding="utf-8")
    assert main(["verify", str(file)]) == 1
    assert "Something is wrong" in capsys.readouterr().out
    assert main(["verify", str(tmp_path / "none.txt")]) == 1
