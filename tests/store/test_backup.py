"""Backups: one file, made while tables are played at, and everything is back elsewhere."""

from __future__ import annotations

import sqlite3
import threading
from pathlib import Path

import pytest

from ostrov.cli import main
from ostrov.engine.errors import OstrovError
from ostrov.store import SqliteStore
from ostrov.store.backup import back_up, restore
from tests.store.contract import change, filled

TABLES = ("t1", "t2", "t3")


def store_in(folder: Path, length: int = 3) -> Path:
    """A store with some tables, closed."""
    store = SqliteStore(folder / "tables.sqlite3")
    for table in TABLES:
        filled(store, table, length)
    store.close()
    return store.file


def contents(file: Path) -> list[object]:
    store = SqliteStore(file)
    found: list[object] = [store.load(kept.table) for kept in store.kept()]
    store.close()
    return found


def test_what_is_copied_comes_back_elsewhere(tmp_path: Path) -> None:
    file = store_in(tmp_path)
    assert back_up(file, tmp_path / "copies" / "copy") == len(TABLES)
    assert restore(tmp_path / "copies" / "copy", tmp_path / "there" / "tables.sqlite3") == len(TABLES)
    assert contents(tmp_path / "there" / "tables.sqlite3") == contents(file)
    assert [one.name for one in (tmp_path / "copies").iterdir()] == ["copy"], "one file, and nothing beside it"
    assert (tmp_path / "copies" / "copy").stat().st_mode & 0o077 == 0, "for its owner only"


def test_copies_are_whole_while_tables_are_played_at(tmp_path: Path) -> None:
    """What was acknowledged before the copy began is in it, and no table is half there."""
    file = store_in(tmp_path, 1)
    acknowledged, enough = [1], threading.Event()

    def play() -> None:
        store = SqliteStore(file)
        while not enough.is_set():
            n = acknowledged[0]
            assert store.commit([change(table, n) for table in TABLES]) == [None] * len(TABLES)
            acknowledged[0] += 1
        store.close()

    player = threading.Thread(target=play)
    player.start()
    try:
        for number in range(10):
            before = acknowledged[0]
            back_up(file, tmp_path / f"copy{number}")
            after = acknowledged[0] + 1
            copied = contents(tmp_path / f"copy{number}")
            lengths = {(one.seq, len(one.entries), len(one.wishes)) for one in copied}  # type: ignore[attr-defined]
            assert len(lengths) == 1, "all tables at the same instant"
            ((seq, entries, wishes),) = lengths
            assert seq == entries == wishes
            assert before <= seq <= after
    finally:
        enough.set()
        player.join()
    assert acknowledged[0] > 10, "it was played meanwhile"


def test_nothing_that_is_there_is_written_over(tmp_path: Path) -> None:
    file = store_in(tmp_path)
    before = file.read_bytes()
    copy = tmp_path / "copy"
    back_up(file, copy)
    for way, source, target in ((back_up, file, copy), (restore, copy, file), (back_up, file, file)):
        with pytest.raises(OstrovError, match="is there already: move it away first"):
            way(source, target)
    assert file.read_bytes() == before


def test_what_is_no_sound_store_is_not_copied(tmp_path: Path) -> None:
    there = tmp_path / "there"
    with pytest.raises(OstrovError, match="There is no file"):
        restore(tmp_path / "copy", there)
    with pytest.raises(OstrovError, match="There is no store"):
        back_up(tmp_path / "none", there)
    (tmp_path / "text").write_text("no database at all " * 100, encoding="utf-8")
    with pytest.raises(OstrovError, match=r"cannot be copied .* file is not a database"):
        restore(tmp_path / "text", there)
    other = sqlite3.connect(tmp_path / "other")
    other.execute("CREATE TABLE recipes (name TEXT)")
    other.close()
    with pytest.raises(OstrovError, match="is no store of Ostrov"):
        restore(tmp_path / "other", there)
    file = store_in(tmp_path, 200)
    back_up(file, tmp_path / "copy")
    content = bytearray((tmp_path / "copy").read_bytes())
    content[3 * 4096 : 9 * 4096] = bytes(6 * 4096)
    (tmp_path / "copy").write_bytes(content)
    with pytest.raises(OstrovError, match=r"damaged|cannot be copied"):
        restore(tmp_path / "copy", there)
    assert not list(tmp_path.glob("*there*")), "and nothing is left behind"


def test_at_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    store_in(tmp_path / "here")
    copy = tmp_path / "copy"
    assert main(["backup", str(copy), "--data", str(tmp_path / "here")]) == 0
    assert "3 tables are safe" in capsys.readouterr().out
    assert main(["restore", str(copy), "--data", str(tmp_path / "there")]) == 0
    assert "3 tables are back" in capsys.readouterr().out
    assert main(["restore", str(copy), "--data", str(tmp_path / "there")]) == 1
    assert "move it away first" in capsys.readouterr().err
