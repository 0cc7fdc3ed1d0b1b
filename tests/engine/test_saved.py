"""Saved games: words that come back, one sentence for each kind of damage, and files that are whole or as before."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from ostrov.engine import saved
from ostrov.engine.desk import Desk
from ostrov.engine.errors import GameError, OstrovError, TextError, VersionError
from ostrov.engine.history import History, begin, entries_in_words
from ostrov.engine.laws import random_history
from tests.engine.declared import bazaar, smugglers


def find(name: str) -> Desk:
    for game in (smugglers(), bazaar()):
        if game.name == name:
            return game.desk("checked")
    raise GameError(f"There is no game {name!r}.")


@cache
def a_game() -> History:
    """A random game of smugglers, three days long."""
    options = {"players": "3", "goal": "20"}
    *_, history = random_history(smugglers().desk("checked"), options, 7, most_turns=9)
    return history


@cache
def content() -> str:
    return saved.write(a_game(), {"seats": "red=you blue=random", "place": "by the fire"})


def read(text: str) -> saved.Saved:
    return saved.read(text, find)


def with_line(number: int, change: Callable[[str], str | None]) -> str:
    """The saved game with one line, counted from 1, changed or left out."""
    lines = content().splitlines()
    changed = change(lines[number - 1])
    lines[number - 1 : number] = [] if changed is None else [changed]
    return "\n".join(lines) + "\n"


FIRST_ENTRY = 6  # the first line behind the head and two notes


# --- there and back -----------------------------------------------------------------------------------------------


def test_a_saved_game_reads_like_a_game() -> None:
    lines = content().splitlines()
    game = smugglers()
    assert lines[0] == "ostrov save 1"
    assert lines[1] == f"game: smugglers  rules: {game.version}  layout: {game.layout_hash}  box: {game.box_hash}"
    assert lines[2] == "options: players=3 goal=20"
    assert lines[3:5] == ["note: seats red=you blue=random", "note: place by the fire"]
    assert lines[5].startswith("1 chance: draw ")
    assert lines[5 + len(a_game())] == "position:"
    assert lines[6 + len(a_game())] == "  smugglers players=3 goal=20  rules 1"


def test_a_saved_game_comes_back() -> None:
    found = read(content())
    assert found.history.entries == a_game().entries
    assert found.history.position == a_game().position
    assert found.notes == {"seats": "red=you blue=random", "place": "by the fire"}
    assert found.changed_at is None
    assert saved.write(found.history, found.notes) == content()


@pytest.mark.parametrize("moves", [0, 1, 9, 12])
def test_a_game_is_saved_at_any_moment(moves: int) -> None:
    for history in random_history(smugglers().desk("checked"), {"players": "2"}, 5):
        if len(history) >= moves:
            break
    assert read(saved.write(history)).history.position == history.position


def test_phrases_come_back_as_phrases() -> None:
    history = begin(bazaar().desk("checked"), {"players": "2", "mode": "wild", "open": "no"})
    history.act("red", "put E2; hide_away rum; wait")
    history.act("chance", "blow high")
    found = read(saved.write(history))
    assert found.history.entries == history.entries
    assert found.history.position.option("mode") == 1


def test_a_game_from_a_file(tmp_path: Path) -> None:
    saved.store(tmp_path / "new" / "game.ostrov", content())
    assert saved.load(tmp_path / "new" / "game.ostrov", find).history.position == a_game().position


# --- damage -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "error", "sentence"),
    [
        (lambda: "", TextError, r"line 1: a saved game begins with 'ostrov save 1'\."),
        (lambda: "hello\n", TextError, r"line 1: a saved game begins with 'ostrov save 1'\."),
        (
            lambda: with_line(1, lambda _: "ostrov save 2"),
            VersionError,
            r"line 1: 'ostrov save 2' was written by another Ostrov; this one reads 'ostrov save 1'\.",
        ),
        (lambda: "ostrov save 1\n", TextError, r"line 2: it tells game, rules, layout and box\."),
        (lambda: with_line(2, lambda _: None), TextError, r"line 2: it tells game, rules, layout and box\."),
        (lambda: with_line(2, lambda s: s.replace("rules: 1", "rules: one")), TextError, r"line 2: it tells game, .*"),
        (
            lambda: with_line(2, lambda s: s[:-4] + "0000"),
            VersionError,
            r"line 2: the game was played with another box; name it with --box FILE\.",
        ),
        (lambda: with_line(2, lambda s: s.replace("smugglers", "chess")), GameError, r"There is no game 'chess'\."),
        (lambda: with_line(3, lambda _: None), TextError, r"line 3: it tells the options, like 'options: players=3'\."),
        (
            lambda: with_line(FIRST_ENTRY, lambda s: s.replace("1 chance", "2 chance")),
            TextError,
            r"line 6: '2 chance: draw \w+' is not entry 1, like '1 red: …'\.",
        ),
        (
            lambda: with_line(FIRST_ENTRY + 3, lambda _: None),
            TextError,
            r"line 9: '5 chance: draw \w+' is not entry 4, like '1 red: …'\.",
        ),
        (
            lambda: with_line(FIRST_ENTRY + 3, lambda _: "\x00\x01rubbish"),
            TextError,
            r"line 9: '\\x00\\x01rubbish' is not entry 4, like '1 red: …'\.",
        ),
        (
            lambda: with_line(FIRST_ENTRY + 1, lambda _: "2 chance: draw gold"),
            TextError,
            r"line 7: 'gold' is no good; there are: tea, silk, rum\.",
        ),
        (
            lambda: with_line(FIRST_ENTRY + 1, lambda _: "2 chance: steal tea"),
            TextError,
            r"line 7: 'steal tea' cannot happen now\.",
        ),
        (
            lambda: with_line(FIRST_ENTRY + 1, lambda _: "2 black: load tea"),
            TextError,
            r"line 7: 'black' is no seat; there are: red, blue, green, yellow\.",
        ),
        (lambda: with_line(FIRST_ENTRY + 1, lambda _: "2 red: load tea"), TextError, r"line 7: red is not asked now\."),
        (
            lambda: "\n".join(content().splitlines()[:20]) + "\n",
            TextError,
            r"line 20: the file ends before its position; it is cut short\.",
        ),
    ],
)
def test_each_damage_is_told_in_a_sentence_with_its_line(
    text: Callable[[], str], error: type[OstrovError], sentence: str
) -> None:
    with pytest.raises(error, match=f"^{sentence}$"):
        read(text())


def test_an_entry_changed_to_another_that_is_possible_is_noticed() -> None:
    """The entries still play, and lead elsewhere than to the position stored at the end."""
    line = content().splitlines()[FIRST_ENTRY - 1]
    other = "1 chance: draw rum" if line != "1 chance: draw rum" else "1 chance: draw tea"
    with pytest.raises(OstrovError):
        read(with_line(FIRST_ENTRY, lambda _: other))


def test_a_position_changed_at_the_end_is_noticed() -> None:
    with pytest.raises(
        TextError,
        match=r"^the entries do not lead to the position stored at the end: the file was changed or is cut short\.$",
    ):
        read(content().replace("turns: ", "turns: 1"))


def test_a_file_cut_anywhere_is_refused_or_is_whole() -> None:
    """A cut in the last line end loses nothing; any other is told."""
    whole = content().rstrip("\n")
    for cut in [*range(0, len(whole), 7), len(whole) - 1]:
        with pytest.raises(OstrovError):
            read(whole[:cut])
    assert read(whole).history.entries == a_game().entries


@pytest.mark.parametrize("number", range(1, 12))
def test_a_line_lost_is_noticed(number: int) -> None:
    """Notes alone may be taken out by hand."""
    text = with_line(number, lambda _: None)
    if number in (4, 5):
        assert read(text).history.position == a_game().position
    else:
        with pytest.raises(OstrovError):
            read(text)


def test_options_that_cannot_be_are_refused() -> None:
    with pytest.raises(OstrovError, match=r"players is 2 to 4, not 7\."):
        read(with_line(3, lambda s: s.replace("players=3", "players=7")))


@pytest.mark.parametrize("options", ["players=7 goal=20", "players=3 gaol=20", "players"])
def test_options_that_cannot_be_are_told_by_their_line(options: str) -> None:
    with pytest.raises(TextError, match=r"^line 3: "):
        read(with_line(3, lambda _: f"options: {options}"))


@pytest.mark.parametrize("line", [2, FIRST_ENTRY])
def test_a_number_of_five_thousand_digits_is_no_number(line: int) -> None:
    with pytest.raises(OstrovError):
        read(
            with_line(
                line, lambda s: s.replace("1 chance", "1" * 5000 + " chance").replace("s: 1 ", f"s: {'1' * 5000} ")
            )
        )


def test_a_seat_may_be_called_what_names_allow() -> None:
    assert saved.ENTRY.match("1 far-east: load tea")


def test_a_note_with_a_line_end_comes_back_or_is_refused() -> None:
    try:
        written = saved.write(a_game(), {"place": "by the fire\n1 red: load tea"})
    except OstrovError:
        return
    try:
        found = read(written).notes
    except OstrovError as error:
        raise AssertionError("what was written cannot be read") from error
    assert found == {"place": "by the fire\n1 red: load tea"}


def test_a_damaged_file_is_named(tmp_path: Path) -> None:
    path = tmp_path / "game.ostrov"
    path.write_text("hello\n", encoding="utf-8")
    with pytest.raises(TextError, match=rf"^{path}: line 1: a saved game begins with"):
        saved.load(path, find)


@pytest.mark.parametrize("rubbish", [b"\xff\xfe\x00\x01", b"\x80" * 4096, bytes(range(256))])
def test_binary_rubbish_is_no_text(tmp_path: Path, rubbish: bytes) -> None:
    path = tmp_path / "game.ostrov"
    path.write_bytes(rubbish)
    with pytest.raises(TextError, match=rf"^{path} cannot be read: "):
        saved.load(path, find)


def test_a_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(TextError, match=r"nothing\.ostrov cannot be read: "):
        saved.load(tmp_path / "nothing.ostrov", find)


# --- other rules --------------------------------------------------------------------------------------------------


def by_other_rules(text: str) -> str:
    """The file as rules of another version would have written it."""
    return text.replace("rules: 1 ", "rules: 0 ").replace("  rules 1\n", "  rules 0\n")


def test_other_rules_that_lead_to_the_same_position_go_on() -> None:
    found = read(by_other_rules(content()))
    assert found.changed_at is None
    assert found.history.entries == a_game().entries


def test_other_rules_that_lead_elsewhere_go_on_from_the_stored_position() -> None:
    """It is read by names, and the file says after which entry the rules changed."""
    text = by_other_rules(content()).replace("red: hand", "red: trade 9; hand")
    found = read(text)
    assert found.changed_at == len(a_game())
    assert found.history.entries == []
    assert found.history.position.points("red")["trade"] == 9


def test_other_rules_that_refuse_an_entry_go_on_from_the_stored_position() -> None:
    found = read(by_other_rules(with_line(FIRST_ENTRY + 1, lambda _: "2 chance: steal tea")))
    assert found.changed_at == len(a_game())
    assert found.history.position == a_game().position


def test_a_game_carried_on_by_other_rules_is_saved_and_read_again() -> None:
    """It starts where these rules took over, and chance goes on counting from there."""
    carried = read(by_other_rules(content()).replace("red: hand", "red: trade 9; hand")).history
    draws = sum(words.startswith("draw") for _, words in entries_in_words(a_game()))
    assert carried.earlier["draw"] == draws
    for _ in range(4):
        seat = carried.position.asked[0]
        choices = list(carried.position.outcomes()) or carried.position.choices(seat)
        carried.act(seat, choices[0])
    written = saved.write(carried, {"place": "by the fire"})
    assert f"\nstart: draw={draws}" in written
    again = read(written)
    assert again.history.entries == carried.entries
    assert again.history.position == carried.position
    assert again.history.position_before(0) == carried.position_before(0)
    assert again.history.earlier == carried.earlier
    assert again.history.outcomes() == carried.outcomes()
    assert (again.notes, again.changed_at) == ({"place": "by the fire"}, None)
    assert saved.write(again.history, again.notes) == written


@pytest.mark.parametrize("start", ["start: draw", "start: draw=many", "start: draw=-1"])
def test_a_start_that_counts_nothing_is_told_by_its_line(start: str) -> None:
    with pytest.raises(TextError, match=r"^line 6: it counts the outcomes before the start, like 'start: draw=9'\.$"):
        read(with_line(FIRST_ENTRY, lambda _: start))


def test_a_raised_two_counts_nothing() -> None:
    with pytest.raises(TextError):
        read(with_line(FIRST_ENTRY, lambda s: f"start: draw=²\n  smugglers players=3 goal=20  rules 1\n{s}"))


def test_other_rules_whose_position_has_unknown_names_are_refused() -> None:
    with pytest.raises(TextError, match=r"there is no field 'fog'"):
        read(by_other_rules(content()).rstrip("\n") + "\n  fog: yes\n")


# --- writing ------------------------------------------------------------------------------------------------------


def _fails(*_args: Any, **_named: Any) -> None:
    raise OSError(28, "No space left on device")


def _interrupted(*_args: Any, **_named: Any) -> None:
    raise KeyboardInterrupt


@pytest.mark.parametrize("failure", [_fails, _interrupted])
@pytest.mark.parametrize(("where", "name"), [(os, "fsync"), (Path, "replace")])
def test_when_writing_fails_the_old_file_stays_and_nothing_lies_about(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, where: Any, name: str, failure: Callable[..., None]
) -> None:
    path = tmp_path / "game.ostrov"
    saved.store(path, content())
    with monkeypatch.context() as broken:
        broken.setattr(where, name, failure)
        with pytest.raises((OSError, KeyboardInterrupt)):
            saved.store(path, "ostrov save 1\nanother\n")
    assert path.read_text(encoding="utf-8") == content()
    assert [entry.name for entry in tmp_path.iterdir()] == ["game.ostrov"]


def test_when_the_first_writing_fails_there_is_no_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as broken:
        broken.setattr(os, "fsync", _fails)
        with pytest.raises(OSError, match="No space left"):
            saved.store(tmp_path / "game.ostrov", content())
    assert list(tmp_path.iterdir()) == []


def test_text_that_cannot_be_written_leaves_the_old_file(tmp_path: Path) -> None:
    path = tmp_path / "game.ostrov"
    saved.store(path, content())
    with pytest.raises(UnicodeEncodeError):
        saved.store(path, "\ud800")
    assert path.read_text(encoding="utf-8") == content()
    assert len(list(tmp_path.iterdir())) == 1


def test_the_new_file_is_safe_on_the_disk_before_the_old_one_goes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    order: list[str] = []
    fsync, replace = os.fsync, Path.replace

    def watched_fsync(handle: int) -> None:
        order.append("fsync")
        fsync(handle)

    def watched_replace(self: Path, target: Path) -> Path:
        order.append("replace")
        return replace(self, target)

    monkeypatch.setattr(os, "fsync", watched_fsync)
    monkeypatch.setattr(Path, "replace", watched_replace)
    saved.store(tmp_path / "game.ostrov", content())
    saved.store(tmp_path / "game.ostrov", "ostrov save 1\n")
    assert order == ["fsync", "replace"] * 2
    assert (tmp_path / "game.ostrov").read_text(encoding="utf-8") == "ostrov save 1\n"


# --- what one seat has seen --------------------------------------------------------------------------------------


def test_what_one_seat_has_seen_can_be_read_and_not_gone_on_with() -> None:
    *_, history = random_history(smugglers().desk("checked"), {"players": "3"}, 2)
    content = saved.write(history, {}, "red")
    assert content.endswith("\n".join(f"  {line}" for line in str(history.position.seen_by("red")).splitlines()) + "\n")
    assert all(f"\n{n + 1} " in content for n in range(len(history)))
    assert ": load ?\n" in content
    with pytest.raises(TextError, match=r"line \d+: this file has only what one seat saw"):
        saved.read(content, find)


@pytest.mark.parametrize("end", ["\n", "\r", "\x0b", "\x1c", "\x85", "\u2028"])
def test_no_line_end_of_any_alphabet_gets_into_a_note(end: str) -> None:
    with pytest.raises(TextError, match="A note is one line"):
        saved.write(begin(smugglers().desk("checked"), {}), {"name": f"a{end}1 red: load tea"})
