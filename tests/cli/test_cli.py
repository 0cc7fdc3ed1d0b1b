"""The command line as people and programs meet it: JSON of known keys, one clear sentence for every mistake."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path
from typing import Any

import pytest

from ostrov.cli import main
from ostrov.engine import saved
from ostrov.engine.laws import random_history
from ostrov.games import load

SIMULATED = {
    *("game options players bots games finished dead_ends problems link_seconds cpu_seconds".split()),
    *("games_per_cpu_second turns_per_cpu_second decisions_per_cpu_second scores wins_by_seat length".split()),
}


def told(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    """The exit status, what was printed and what was complained of."""
    status = main(words)
    captured = capsys.readouterr()
    return status, captured.out, captured.err


def an_object(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    """The one JSON object a command prints, and nothing else."""
    status, out, _ = told(capsys, *words, "--json")
    assert status == 0
    assert out.count("\n") == 1
    found: dict[str, Any] = json.loads(out)
    return found


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """The one sentence a mistake is answered with."""
    status, out, err = told(capsys, *words)
    assert status != 0
    assert out == ""
    assert err.startswith("ostrov: ")
    assert err.count("\n") == 1
    assert "Traceback" not in err
    return err.removeprefix("ostrov: ").strip()


# --- programs --------------------------------------------------------------------------------------------------------


def test_simulate_tells_what_happened(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "smugglers", "--players", "3", "--bots", "random", "--games", "50", "--option", "goal=20"]
    found = an_object(capsys, *words, "--link", "checked")
    assert set(found) >= SIMULATED
    assert found["options"] == {"players": "3", "goal": "20"}
    assert (found["games"], found["finished"], found["dead_ends"], found["problems"]) == (50, 50, 0, 0)
    assert found["bots"] == ["random"] * 3
    assert sum(found["endings"].values()) == 50
    assert sum(found["wins_by_seat"].values()) >= 50
    assert found["length"]["turns"]["least"] > 0


def test_a_game_stopped_by_max_turns_is_unfinished_and_no_dead_end(capsys: pytest.CaptureFixture[str]) -> None:
    found = an_object(capsys, "simulate", "smugglers", "--games", "20", "--max-turns", "3", "--link", "checked")
    assert (found["finished"], found["dead_ends"], found["max_turns"]) == (0, 0, 3)


def test_the_same_key_plays_the_same_games_on_every_link(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "smugglers", "--games", "30", "--key", "7"]
    pytest.importorskip("numba")
    checked, cpu = (an_object(capsys, *words, "--link", link) for link in ("checked", "cpu"))
    for name in ("scores", "wins_by_seat", "endings", "length"):
        assert checked[name] == cpu[name]
    assert an_object(capsys, *words[:-1], "8", "--link", "cpu")["scores"] != cpu["scores"]


def test_jobs_change_nothing_but_the_time(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "smugglers", "--games", "4100"]
    pytest.importorskip("numba")
    one, two = (an_object(capsys, *words, "--jobs", jobs) for jobs in ("1", "2"))
    assert one["scores"] == two["scores"]


def test_bench_links_counts_steps_and_mismatches(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("numba")
    found = an_object(capsys, "bench", "links", "--game", "smugglers", "--games", "3")
    assert (found["game"], found["games"], found["mismatches"]) == ("smugglers", 3, 0)
    assert found["steps"] > 100


@pytest.mark.long
def test_bench_server_plays_an_evening_with_bots(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["bench", "server", "--bots", "--game", "smugglers", "--tables", "2", "--seconds", "40"]
    found = an_object(capsys, *words)
    assert found["actions"] >= 20
    assert 0 < found["p50_ms"] <= found["p95_ms"] <= found["p99_ms"]
    assert 50 < found["server_mb"] <= found["with_what_compiles_mb"]


def test_rules_counts_ids(capsys: pytest.CaptureFixture[str]) -> None:
    found = an_object(capsys, "rules", "smugglers")
    assert found["rules"] == found["cited"] == found["tested"] == 19
    assert found["texts"] == dict.fromkeys(("en", "cs", "de", "ru"), 19)
    assert found["gaps"] == []


def test_laws_tells_how_much_was_asked(capsys: pytest.CaptureFixture[str]) -> None:
    found = an_object(capsys, "laws", "smugglers", "--games", "2", "--link", "checked")
    assert (found["games"], found["broken"]) == (6, 0)
    assert found["positions"] > found["steps"] > 100


def test_games_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = told(capsys, "games")
    assert status == 0
    assert re.search(r"^smugglers  rules 1, 12 actions, \d+ bytes a position$", out, re.MULTILINE)


def test_fields_are_the_table_of_a_record(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = told(capsys, "fields", "smugglers")
    assert status == 0
    assert "| seats.hand | row of good | 0 to 27 | owner | cards held, by good |" in out


# --- mistakes --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["simulate", "chess"], r"No game is called 'chess'; installed: .*smugglers.*\."),
        (["simulate", "smugglers", "--players", "9"], r"players is 2 to 4, not 9\."),
        (["simulate", "smugglers", "--option", "gaol=3"], r"smugglers has no option 'gaol'; it has: players, goal\."),
        (["simulate", "smugglers", "--option", "goal"], r"An option is given as --option KEY=VALUE, not 'goal'\."),
        (
            ["simulate", "smugglers", "--bots", "genius"],
            r"There is no bot 'genius'; there are: random, apprentice, journeyman, master\.",
        ),
        (
            ["simulate", "smugglers", "--bots", "apprentice"],
            r"smugglers has no apprentice yet; use random, journeyman, master\.",
        ),
        (["simulate", "smugglers", "--bots", "random,random"], r"2 bots for 3 players: name one for each, .*"),
        (["simulate", "smugglers", "--link", "warp"], r"There is no link 'warp'; there are: .*"),
        (
            ["simulate", "smugglers", "--box", "nowhere.toml"],
            r"The box file nowhere.toml cannot be read: no such file or directory\.",
        ),
        (["rules"], r"Name one game, or say --all\."),
        (["capsule", "nowhere.txt"], r"nowhere.txt cannot be read: .*"),
        (["playthrough", "--check", "nowhere.txt"], r"nowhere.txt cannot be read: .*"),
        (["new-game", "Chess!"], r".*plain.*"),
    ],
)
def test_a_mistake_is_answered_with_one_sentence(
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert re.fullmatch(sentence, refused(capsys, *words))


@pytest.mark.parametrize(
    "words",
    [
        ["simulate", "smugglers", "--games", "0"],
        ["simulate", "smugglers", "--games", "many"],
        ["simulate", "smugglers", "--max-turns", "-1"],
        ["bench", "links", "--game", "smugglers", "--games", "-3"],
        ["laws", "smugglers", "--rarely", "0"],
        ["perft", "smugglers", "--plies", "0"],
        ["play", "smugglers", "--lang", "xx"],
        ["games", "--all"],
        ["conjure"],
    ],
)
def test_a_command_that_cannot_be_is_answered_with_one_sentence(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        main(words)
    assert left.value.code == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert re.fullmatch(r"ostrov: .*; `ostrov.* --help` tells what there is\.\n", err)


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        ("[cards]\ndealt = -3\n", "box.toml: cards: dealt cannot be negative, and is -3."),
        ("[cards]\ndealt = 99\n", "with these values: a game of 2 is over before anybody can act."),
        ("[[good]]\nid = 'tea'\nvalue = 1000\n", "in doubt: doubts = 1000: it holds 0 to 200)."),
        ("[cards]\ndealt = 'three'\n", "box.toml: cards: dealt is a whole number, not a text."),
        ("[cards]\nsize = 3\n", "box.toml: cards: size is not in the box; it has: source, dealt."),
        (
            "[[good]]\nid = 'salt'\n",
            "box.toml: good: each row needs an id of the box, not 'salt'; it has: tea, silk, rum.",
        ),
        ("[cards\n", "box.toml: "),
    ],
)
def test_a_wrong_box_file_is_told_by_its_place(
    content: str, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    box = tmp_path / "box.toml"
    box.write_text(content, encoding="utf-8")
    assert sentence in refused(capsys, "simulate", "smugglers", "--games", "1", "--box", str(box))


def test_an_own_box_changes_the_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    box = tmp_path / "box.toml"
    box.write_text("[[good]]\nid = 'tea'\nvalue = 3\n", encoding="utf-8")
    words = ["simulate", "smugglers", "--games", "50", "--link", "checked"]
    dear, usual = an_object(capsys, *words, "--box", str(box)), an_object(capsys, *words)
    assert dear["scores"] != usual["scores"]


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("ostrov save 1", "ostrov save 9", "line 1: 'ostrov save 9' was written by another Ostrov"),
        ("game: smugglers", "game: chess", "this is a game of chess, not of smugglers"),
        ("players=3", "players=7", "line 3: players is 2 to 4, not 7"),
        ("1 chance: draw", "1 chance: throw", "line 4: 'throw' is no action"),
        ("\nposition:", "\nend:", "is not entry"),
    ],
)
def test_a_damaged_save_is_told_by_its_line_and_stays_as_it_is(
    old: str, new: str, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    *_, history = random_history(load("smugglers").desk("checked"), {"players": "3"}, 1)
    file = tmp_path / "game.txt"
    damaged = saved.write(history).replace(old, new, 1)
    file.write_text(damaged, encoding="utf-8")
    status, out, err = told(capsys, "play", "smugglers", "--resume", str(file), "--lang", "en")
    assert status != 0
    assert sentence in " ".join((out + err).split())
    assert file.read_text(encoding="utf-8") == damaged


def test_play_ends_well_at_the_end_of_input(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("load silk\n"))
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    status, out, _ = told(capsys, "play", "smugglers", "--key", "3", "--lang", "en", "--seat", "red")
    assert status == 0
    assert "To go on later" in out
    assert len(list(tmp_path.rglob("*.txt"))) == 1
