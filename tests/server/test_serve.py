"""`ostrov serve` as a host starts it, and the bot of examples/ that joins over the network."""

from __future__ import annotations

import importlib.util
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType

import pytest

from ostrov.client import Server
from ostrov.server import messages as m
from ostrov.server.serve import LOOPBACK, ServeError, listen, own_address, ready
from tests.server.serving import serving
from tests.server.wire import Wire

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot_at_a_table.py"


@contextmanager
def started(*arguments: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """The command in a process of its own, and the address it prints."""
    command = [sys.executable, "-c", "import sys; from ostrov.cli import main; sys.exit(main())"]
    command += ["serve", "--checked", "--port", "0", *arguments]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        assert line.startswith("Ostrov is at http"), line
        yield process, line.split()[-1].rstrip("/")
    finally:
        process.kill()
        process.communicate()


def test_it_says_where_it_is_answers_and_stops_when_asked(tmp_path: Path) -> None:
    with started("--data", str(tmp_path / "tables")) as (process, address):
        client = Server(address)
        place = client.open(m.NewTable("smugglers", {"players": "2"}, {"red": m.NewSeat("you")}))
        with client.sit(place) as seat:
            seat.state()
            process.send_signal(signal.SIGTERM)
            assert process.wait(30) == 0
        assert (tmp_path / "tables").stat().st_mode & 0o077 == 0, "for its owner only"


def test_it_stays_on_this_machine_unless_told_otherwise(tmp_path: Path) -> None:
    with started("--data", str(tmp_path)) as (process, address):
        assert process.stdout is not None
        assert "ostrov serve --lan" in process.stdout.readline()
        port = int(address.rpartition(":")[2])
        assert address == f"http://{LOOPBACK}:{port}"
        elsewhere = own_address() if own_address() != LOOPBACK else "127.0.0.2"
        with socket.socket() as other:
            other.settimeout(2)
            assert other.connect_ex((elsewhere, port)) != 0


def test_for_the_network_it_prints_an_address_others_know(tmp_path: Path) -> None:
    with started("--data", str(tmp_path), "--lan") as (process, _):
        assert process.stdout is not None
        assert own_address() in process.stdout.readline()


def test_a_taken_port_is_said_or_stepped_aside_from() -> None:
    with listen(LOOPBACK, 0) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(ServeError, match="is taken: choose another with --port"):
            listen(LOOPBACK, port)
    with listen(LOOPBACK, None) as first, listen(LOOPBACK, None) as second:
        assert first.getsockname() != second.getsockname()


def test_what_cannot_be_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(ServeError, match="choose another with --data"):
        ready(tmp_path / "file" / "tables")
    with pytest.raises(ServeError, match="choose another with --host"):
        listen("192.0.2.1", 0)


def example() -> ModuleType:
    spec = importlib.util.spec_from_file_location("bot_at_a_table", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_example_bot_plays_a_game_in_thirty_lines(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) <= 35
    with serving(tmp_path) as served:
        place = served.client.open(m.NewTable("smugglers", {"players": "2"}, {"red": m.NewSeat("you")}, pace="none"))
        link = f"{served.address}/#/t/{place.table}/{place.invite}"
        robot = threading.Thread(target=example().play, args=(link,))
        robot.start()
        with Wire(served, place.table) as wire:
            wire.hello(place.token)
            wire.wish("begin")
            while wire.wish("to_bot")["t"] != "done":  # the robot has not begun yet
                wire.receive("news")
        robot.join(60)
        assert not robot.is_alive()
    assert "blue: place" in capsys.readouterr().out
