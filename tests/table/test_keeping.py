"""A match that was kept comes back as it was; after an upgrade it goes on, or the doctor says why not."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from ostrov.cli import main
from ostrov.store import Change, SqliteStore, Stored, StoredChat
from ostrov.table import Match
from ostrov.table.doctor import examine
from ostrov.table.keeping import chat_json
from tests.table.tables import begun, desk_of, finished, opened, played, until


def kept(match: Match) -> Stored:
    """The match as a store would give it back."""
    step = match.rename("red", "Zoe", at=9.0, wish="z")
    return stored_of(step.match, step.change)


def stored_of(match: Match, change: Change) -> Stored:
    entries = tuple(row.entry for row in match.rows)
    firsts = tuple(enumerate(match.firsts))
    wishes = tuple((*key, seq) for key, seq in match.wishes.items())
    chat = tuple(StoredChat(one.n, chat_json(one)) for one in match.chat)
    return Stored(match.id, match.seq, change.facts, change.position, entries, firsts, wishes, chat)


def told(match: Match) -> list[object]:
    """All that anybody is told."""
    readers = (None, *match.playing)
    found: list[object] = [match.table(), match.asking, match.chat, [match.first_missed(n) for n in range(match.seq)]]
    return found + [[match.state(reader), match.entries(reader), match.saved(reader)] for reader in readers]


def by_other_rules(stored: Stored, entry: int | None = None) -> Stored:
    """As if another version had played it, which (from an entry on) allowed something else."""
    facts = json.loads(stored.facts) | {"rules": 0}
    entries = [replace(one, words="declare tea") if one.n == entry else one for one in stored.entries]
    return replace(stored, facts=json.dumps(facts), entries=tuple(entries))


@pytest.mark.parametrize("key", [1, 2])
def test_it_comes_back_as_it_was(key: int) -> None:
    for number, match in enumerate(played(begun(people=2), key)):
        if number % 5 == 0:
            step = match.rename("red", "Zoe", at=9.0, wish="z")
            again = Match.load(stored_of(step.match, step.change), desk_of)
            assert told(again) == told(step.match)
            assert again.done("red", "z") == again.seq
            assert again.chose == step.match.chose
            assert again.secret == match.secret


def test_before_the_beginning_and_while_asking() -> None:
    assert told(Match.load(kept(opened()), desk_of))
    match = until(begun(), 2, lambda m: m.state("red").far)
    step = match.undo_ask("red", at=6.0)
    again = Match.load(stored_of(step.match, step.change), desk_of)
    assert again.asking == step.match.asking
    assert len(
        again.undo_answer("blue", yes=True, at=7.0).match.undo_answer("green", yes=True, at=8.0).match.rows
    ) < len(match.rows)


def test_of_many_wishes_and_messages_the_last_come_back(monkeypatch: pytest.MonkeyPatch) -> None:
    match = opened()
    for number in range(6):
        match = match.say("red" if number % 3 else "blue", f"{number}", at=1.0, wish=f"s{number}").match
    stored = kept(match)
    monkeypatch.setattr("ostrov.table.keeping.MOST_WISHES", 2)
    monkeypatch.setattr("ostrov.table.keeping.MOST_CHAT", 3)
    again = Match.load(stored, desk_of)
    assert list(again.wishes) == [("blue", "s0"), ("blue", "s3"), ("red", "s5"), ("red", "z")]
    assert [chat.text for chat in again.chat] == ["4", "5", None]
    assert again.say("red", "6", at=2.0).match.chat[-1].n == match.chat[-1].n + 2


# --- versions ----------------------------------------------------------------------------------------------------


def test_other_rules_that_lead_to_the_same_go_on() -> None:
    *_, match = played(begun(), 1, 30)
    again = Match.load(by_other_rules(kept(match)), desk_of)
    assert (again.changed_at, len(again.history)) == (None, len(match.rows))


def test_other_rules_that_lead_elsewhere_go_on_from_the_last_position() -> None:
    *_, match = played(begun(), 1, 30)
    stored = by_other_rules(kept(match), entry=13)
    again = Match.load(stored, desk_of)
    assert again.changed_at == len(match.rows) == again.table().changed_at
    assert again.history.position == match.history.position
    assert again.state("red").n == len(match.rows)
    assert again.last_entry("red") is None, "what other rules did cannot be taken back"
    assert not again.state("red").undoable
    entries = again.entries("red")
    assert [entry.lines for entry in entries] == [[]] * len(match.rows)
    mine = {entry.words for entry in entries if entry.seat == "red"}
    assert "load ?" not in mine
    assert {"draw ?", "load ?"} <= {entry.words for entry in entries if entry.seat != "red"}
    ended = until(again, 3, lambda m: m.over)
    assert [entry.n for entry in ended.entries("red")] == list(range(len(ended.rows)))
    assert ended.entries("red")[-1].lines
    assert ended.saved(None)


def test_it_can_be_kept_again_and_again() -> None:
    *_, match = played(begun(), 1, 30)
    once = Match.load(by_other_rules(kept(match), entry=13), desk_of)
    *_, later = played(once, 3, 8)
    twice = Match.load(kept(later), desk_of)
    assert (twice.changed_at, twice.offset) == (once.changed_at, once.offset)
    assert told(twice)[4:] == told(kept_match(later))[4:]
    thrice = Match.load(by_other_rules(kept(later), entry=len(match.rows) + 1), desk_of)
    assert (thrice.changed_at, thrice.offset) == (len(later.rows), len(later.rows))
    assert thrice.history.earlier == outcome_counts(later)


def kept_match(match: Match) -> Match:
    return match.rename("red", "Zoe", at=9.0).match


def outcome_counts(match: Match) -> dict[str, int]:
    kinds = [row.entry.words.split()[0] for row in match.rows if row.entry.seat == "chance"]
    return {kind: kinds.count(kind) for kind in kinds}


def test_the_same_rules_do_not_forgive_a_wrong_entry(tmp_path: Path) -> None:
    *_, match = played(begun(), 1, 30)
    stored = kept(match)
    entries = tuple(replace(one, words="declare tea") if one.n == 13 else one for one in stored.entries)
    with pytest.raises(Exception, match="line 14"):
        Match.load(replace(stored, entries=entries), desk_of)


# --- the doctor --------------------------------------------------------------------------------------------------


def store_with(tmp_path: Path, *stored: Stored) -> Path:
    file = tmp_path / "tables.sqlite3"
    store = SqliteStore(file)
    for one in stored:
        change = Change(one.table, 0, 1, 0, one.entries, one.facts, one.position, over=False, listed=False, at=1.0)
        assert store.commit([change]) == [None]
    store.close()
    return file


def test_the_doctor_says_what_it_finds(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    matches = [list(played(begun(), key, 30))[-1] for key in range(4)]
    stored = [kept(match) for match in matches]
    fine, changed = stored[0], by_other_rules(stored[1], entry=13)
    damaged = replace(stored[2], entries=stored[2].entries[:-3])
    foreign = replace(stored[3], facts=stored[3].facts.replace('"smugglers"', '"chess"'))
    file = store_with(tmp_path, fine, changed, damaged, foreign)
    store = SqliteStore(file)
    found = {finding.table: finding.how for finding in examine(store, desk_of)}
    store.close()
    assert found == {
        fine.table: "goes-on",
        changed.table: "rules-changed",
        damaged.table: "trouble",
        foreign.table: "trouble",
    }
    assert main(["doctor", "--data", str(tmp_path)]) == 1
    said = capsys.readouterr().out
    assert "rules changed at move" in said
    assert "No game is called 'chess'" in said


def test_the_doctor_is_content(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    *_, match = played(begun(), 1, 30)
    store_with(tmp_path, kept(match), by_other_rules(kept(finished()), entry=13))
    assert main(["doctor", "--data", str(tmp_path), "--json"]) == 0
    counts = json.loads(capsys.readouterr().out)
    assert counts == {"matches": 2, "goes-on": 1, "rules-changed": 1, "trouble": 0}
    assert main(["doctor", "--data", str(tmp_path / "none")]) == 1
    assert "There is no store" in capsys.readouterr().err


def test_the_doctor_looks_at_positions_and_files(tmp_path: Path) -> None:
    *_, match = played(begun(), 1, 30)
    stored = by_other_rules(kept(match), entry=13)
    wrong = replace(stored, position=stored.position.replace("cards ", "cards 1"))
    store = SqliteStore(store_with(tmp_path, wrong))
    store.connection.execute("PRAGMA foreign_keys = OFF")
    store.connection.execute("INSERT INTO chat VALUES ('nowhere', 1, '{}')")
    found = [finding.sentence for finding in examine(store, desk_of)]
    store.close()
    assert found[0] == "The store is damaged: a row of chat belongs to no table."
    assert "its position cannot be" in found[1]
