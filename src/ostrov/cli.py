"""The command line: `ostrov play`, `ostrov simulate`, … Every error is one sentence and a non-zero status."""

from __future__ import annotations

import argparse
import json
import os
import re
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NoReturn

from ostrov.engine.errors import OstrovError, WordsError
from ostrov.engine.link import LINKS, have_numba
from ostrov.games import installed, load

Arguments = argparse.Namespace
RECOMMENDED = ("catan", "smugglers")  # what `ostrov play` plays when nothing is said, the first that is here


def main(given: Sequence[str] | None = None) -> int:
    """Run one command; its exit status."""
    arguments = _parser().parse_args(given)
    if not hasattr(arguments, "command"):
        _parser().print_help()
        return 2
    try:
        status: int = arguments.command(arguments)
    except OstrovError as error:
        print(f"ostrov: {error}", file=sys.stderr)
        return 1
    except BrokenPipeError:
        return 0  # the reader had enough: `ostrov games | head -1`
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    return status


class Parser(argparse.ArgumentParser):
    """Answers a mistake with one sentence, as everything here does."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"ostrov: {message}; `{self.prog} --help` tells what there is.\n")


def _parser() -> Parser:
    parser = Parser(prog="ostrov", description="A digital table for board games, with complete rules.")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")
    for name, (add, run, help_) in COMMANDS.items():
        command = commands.add_parser(name, help=help_, description=help_)
        add(command)
        command.set_defaults(command=run)
    return parser


# --- what commands have in common ----------------------------------------------------------------------------------


def _add_game(parser: argparse.ArgumentParser, *, positional: bool = True, optional: bool = False) -> None:
    if positional:
        parser.add_argument("game", nargs="?" if optional else None, help="a game: see `ostrov games`")
    else:
        parser.add_argument("--game", required=True, help="a game: see `ostrov games`")
    parser.add_argument("--box", type=Path, metavar="FILE", help="your own component values, put over the game's")
    parser.add_argument("--players", metavar="P", help="how many play")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help="an option of the game")


def _options(arguments: Arguments) -> dict[str, str]:
    """Options of the game from --players and --option."""
    pairs = [option.partition("=") for option in arguments.option]
    for name, equals, value in pairs:
        if not (name and equals and value):
            raise WordsError(f"An option is given as --option KEY=VALUE, not {name + equals + value!r}.")
    options = {name: value for name, _, value in pairs}
    if arguments.players is not None:
        options["players"] = arguments.players
    return options


def _count(word: str) -> int:
    """How many, of something that makes no sense without one."""
    if not re.fullmatch("[0-9]{1,12}", word) or int(word) == 0:
        raise argparse.ArgumentTypeError(f"{word!r} is no whole number from 1 on")
    return int(word)


def _add_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print one JSON object and nothing else")


def _add_data(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--data", type=Path, metavar="FOLDER", help="where tables are kept; in your folder for data by default"
    )


def _store_file(arguments: Arguments) -> Path:
    """The file of the store that a command is about."""
    from ostrov.store import default_file

    default = default_file(os.environ)
    return arguments.data / default.name if arguments.data else default


def _print(found: dict[str, Any], *, as_json: bool) -> None:
    if as_json:
        print(json.dumps(found, ensure_ascii=False))
        return
    for name, value in found.items():
        print(f"{name}: {json.dumps(value, ensure_ascii=False) if isinstance(value, dict) else value}")


def _tell(sentence: str) -> None:
    print(sentence, file=sys.stderr, flush=True)


# --- the commands --------------------------------------------------------------------------------------------------


def _games(_arguments: Arguments) -> int:
    for name in installed():
        game = load(name)
        print(f"{name}  rules {game.version}, {len(game.actions)} actions, {game.layout.size} bytes a position")
    return 0


def _add_fields(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", help="a game: see `ostrov games`")


def _fields(arguments: Arguments) -> int:
    from ostrov.engine.record import field_table

    print(field_table(load(arguments.game).layout))
    return 0


def _add_play(parser: argparse.ArgumentParser) -> None:
    _add_game(parser, optional=True)
    parser.add_argument("--seat", default="", help="your seat; `all` to hand one device round")
    parser.add_argument(
        "--bots", default="", metavar="B,…", help="who plays the other seats; the best there is by default"
    )
    parser.add_argument(
        "--lang", default="", choices=("en", "cs", "de", "ru"), help="by default what this machine speaks"
    )
    parser.add_argument("--save", type=Path, metavar="FILE", help="save after every action")
    parser.add_argument("--resume", type=Path, metavar="FILE", help="go on with a saved game")
    parser.add_argument("--key", type=int, help="the same key deals the same game again")
    parser.add_argument("--dice", choices=("sealed", "given"), default="sealed", help="given: type what real dice show")


def _play(arguments: Arguments) -> int:
    from ostrov.terminal import play

    return play(
        load(arguments.game or _first_game(), arguments.box),
        seat=arguments.seat,
        options=_options(arguments),
        bots=arguments.bots,
        language=arguments.lang,
        save=arguments.save,
        resume=arguments.resume,
        key=arguments.key,
        dice=arguments.dice,
    )


def _add_learn(parser: argparse.ArgumentParser) -> None:
    _add_game(parser)
    parser.add_argument("lesson", nargs="?", default="", help="a lesson; without one, the list")
    parser.add_argument("--lang", default="", choices=("en", "cs", "de", "ru"))


def _learn(arguments: Arguments) -> int:
    from ostrov.terminal import learn

    return learn(load(arguments.game, arguments.box), arguments.lesson, language=arguments.lang)


def _first_game() -> str:
    """What `ostrov play` plays when nothing is said."""
    games = installed()
    return next((name for name in RECOMMENDED if name in games), next(iter(games), "none"))


def _add_serve(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--host", default="", metavar="H", help="the address to listen on; this machine only by default"
    )
    parser.add_argument("--lan", action="store_true", help="let other devices of the same network in")
    parser.add_argument("--port", type=int, metavar="P", help="8000 by default, or another if that is taken")
    _add_data(parser)
    parser.add_argument("--open", action="store_true", help="open the page in the browser")
    parser.add_argument("--checked", action="store_true", help="compile nothing: slower, and every step is checked")
    parser.add_argument("--log", default="text", choices=("text", "json"), help="how it logs, a line a record")


def _serve(arguments: Arguments) -> int:
    from ostrov.server.serve import command

    return command(arguments)


def _add_simulate(parser: argparse.ArgumentParser) -> None:
    from ostrov.lab.simulate import MOST_TURNS

    _add_game(parser)
    parser.add_argument("--bots", default="random", metavar="B,…", help="a bot for each seat; one fills all seats")
    parser.add_argument("--games", type=_count, default=1000, metavar="N")
    parser.add_argument("--key", type=int, default=0, help="another key, other games")
    parser.add_argument("--max-turns", type=_count, default=MOST_TURNS, metavar="T", help="stop a game after T turns")
    parser.add_argument("--jobs", type=_count, default=1, metavar="J", help="threads")
    parser.add_argument("--link", default="", help="checked or cpu; the fastest there is by default")
    parser.add_argument(
        "--compare", nargs=2, metavar="VARIANT", help="two variants over the same deals: standard, trade=off, box=FILE"
    )
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help="with --compare: where example games are saved")
    _add_json(parser)


def _simulate(arguments: Arguments) -> int:
    from ostrov.lab.simulate import Order, simulate

    if arguments.compare:
        return _compare(arguments)
    order = Order(
        load(arguments.game, arguments.box),
        _options(arguments),
        arguments.bots,
        arguments.games,
        arguments.key,
        arguments.max_turns,
        arguments.jobs,
        arguments.link,
    )
    found = simulate(order)
    _print(found, as_json=arguments.json)
    return 1 if found["dead_ends"] or found["problems"] else 0


def _compare(arguments: Arguments) -> int:
    from ostrov.lab.compare import Comparison, compare

    found = compare(
        Comparison(
            lambda box: load(arguments.game, box or arguments.box),
            tuple(arguments.compare),
            _options(arguments),
            arguments.bots,
            arguments.games,
            arguments.key,
            arguments.max_turns,
            arguments.keep,
        )
    )
    if arguments.json:
        _print(found, as_json=True)
        return 0
    one, other = found["variants"]
    print(f"{found['game']}: {one} and {other}, {found['games']} deals each, bots {found['bots']}")
    for name, told in found["numbers"].items():
        low, high = told["interval_95"]
        games = ", ".join(str(example["game"]) for example in told["examples"])
        mark = "*" if told["certain"] else " "
        print(
            f"{mark} {name}: {told[one]} and {told[other]}, {told['difference']:+} ({low:+} to {high:+}); games {games}"
        )
    return 0


def _add_tournament(parser: argparse.ArgumentParser) -> None:
    from ostrov.lab.tournament import add_arguments

    _add_game(parser)
    add_arguments(parser)
    _add_json(parser)


def _tournament(arguments: Arguments) -> int:
    from ostrov.lab.tournament import Order, tournament

    game, bots = load(arguments.game, arguments.box), tuple(arguments.bots.split(","))
    order = Order(game, bots, arguments.deals, _options(arguments), arguments.key)
    found = tournament(order, arguments.file, _tell)
    if arguments.json:
        _print(found, as_json=True)
        return 0
    for line in found["ratings"]:
        low, high = line["interval_95"]
        print(f"{line['rating']:6d}  ({low} to {high})  {line['bot']}")
    for line in found["duels"]:
        low, high = (100 * end for end in line["interval_95"])
        share = f"{100 * line['share']:.1f} % ({low:.1f} to {high:.1f})"
        print(f"{line['bot']} against {line['against']}: {share} of {line['games']} games")
    return 0


def _add_baselines(parser: argparse.ArgumentParser) -> None:
    from ostrov.lab.baselines import add_arguments

    add_arguments(parser)
    _add_json(parser)


def _baselines(arguments: Arguments) -> int:
    from ostrov.lab.baselines import Order, baselines, folder, markdown

    games = [load(name) for name in arguments.games.split(",") if name] or [load(name) for name in installed()]
    players = tuple(arguments.players.split(","))
    order = Order(games, tuple(arguments.bots.split(",")), players, arguments.deals, arguments.key)
    found = baselines(order, arguments.folder or folder(), _tell)
    if arguments.json:
        _print(found, as_json=True)
    else:
        print("\n".join(markdown(found)))
    return 0


def _add_sit(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("link", help="what the table's founder passes on: http://…/#/t/TABLE/INVITE")
    parser.add_argument("--agent", required=True, metavar="FILE", help="a file with a decide(rows, masks)")
    parser.add_argument("--name", default="Agent", help="what it is called at the table")


def _sit(arguments: Arguments) -> int:
    from ostrov.lab.agent import sit

    place = sit(arguments.link, arguments.agent, arguments.name, _tell)
    print("It is over without places." if place is None else f"{arguments.name} came in at place {place}.")
    return 0


def _add_analyse(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, help="a saved game")
    parser.add_argument(
        "--public", action="store_true", help="from what everybody could see, not from all that lay there"
    )
    parser.add_argument("--playouts", type=_count, default=100, metavar="N", help="games played on from each turn")
    parser.add_argument("--key", type=int, default=0)
    parser.add_argument("--box", type=Path, metavar="FILE", help="the component values it was played with")
    _add_json(parser)


def _analyse(arguments: Arguments) -> int:
    from ostrov.lab.analysis import analyse, drawn

    found = analyse(
        arguments.file,
        lambda name: load(name, arguments.box).desk("cpu"),
        public=arguments.public,
        playouts=arguments.playouts,
        key=arguments.key,
    )
    if arguments.json:
        _print(found, as_json=True)
    else:
        print("\n".join(drawn(found)))
    return 0


def _add_report(parser: argparse.ArgumentParser) -> None:
    _add_game(parser)
    parser.add_argument("--bots", default="random", metavar="B,…", help="a bot for each seat; one fills all seats")
    parser.add_argument("--games", type=_count, default=200, metavar="N")
    parser.add_argument("--key", type=int, default=0, help="another key, other games")
    parser.add_argument(
        "--out", type=Path, default=Path("report.html"), metavar="FILE", help="the page that is written"
    )


def _report(arguments: Arguments) -> int:
    from ostrov.lab.report import write

    game = load(arguments.game, arguments.box)
    write(game, _options(arguments), arguments.bots, arguments.games, arguments.key, arguments.out)
    print(arguments.out)
    return 0


def _add_bench(parser: argparse.ArgumentParser) -> None:
    from ostrov.lab.duels import add_arguments as add_duels
    from ostrov.lab.duels import command as run_duels
    from ostrov.lab.peers import add_arguments as add_peers
    from ostrov.lab.peers import command as run_peers
    from ostrov.lab.simulate import MOST_TURNS

    kinds = parser.add_subparsers(title="what", metavar="WHAT", required=True)
    links = kinds.add_parser("links", help="play on checked and cpu side by side and compare every position")
    _add_game(links, positional=False)
    links.add_argument("--games", type=_count, default=100, metavar="N")
    links.add_argument("--key", type=int, default=0)
    links.add_argument("--max-turns", type=_count, default=MOST_TURNS, metavar="T")
    _add_json(links)
    links.set_defaults(bench=_bench_links)
    peers = kinds.add_parser("peers", help="play Catan beside Catanatron, in the same run")
    add_peers(peers)
    peers.set_defaults(bench=run_peers)
    duels = kinds.add_parser("duels", help="our bots against Catanatron's")
    add_duels(duels)
    duels.set_defaults(bench=run_duels)
    server = kinds.add_parser("server", help="what an action at a live table takes, beside a bare durable append")
    server.add_argument("--game", default="catan", help="a game: see `ostrov games`")
    server.add_argument("--tables", type=_count, default=20, metavar="N", help="tables with three people each")
    server.add_argument(
        "--rate", type=float, default=50.0, metavar="R", help="actions a second, where the pace is steady"
    )
    server.add_argument("--seconds", type=float, default=15.0, metavar="S", help="of each of four parts")
    server.add_argument(
        "--database",
        default="",
        metavar="ADDRESS",
        help="instead: two servers on this PostgreSQL, and what it takes across",
    )
    server.add_argument(
        "--greedy",
        type=_count,
        default=0,
        metavar="N",
        help="instead: what moves take while people at N other tables try out and ask advice all the time",
    )
    server.add_argument(
        "--bots", action="store_true", help="instead: one person a table against apprentices, as on a small machine"
    )
    _add_json(server)
    server.set_defaults(bench=_bench_server)
    gpu = kinds.add_parser("gpu", help="compile and assemble the kernel for a card, without one")
    gpu.add_argument("--game", required=True, help="a game: see `ostrov games`")
    _add_json(gpu)
    gpu.set_defaults(bench=_bench_gpu)


def _bench(arguments: Arguments) -> int:
    status: int = arguments.bench(arguments)
    return status


def _bench_server(arguments: Arguments) -> int:
    from ostrov.server.bench import measure, measure_across, measure_greedy
    from ostrov.server.bench_club import measure_club

    if arguments.bots:
        found = measure_club(arguments.game, arguments.tables, arguments.seconds)
        _print(found, as_json=arguments.json)
        return 0
    if arguments.database:
        found = measure_across(arguments.game, arguments.tables, arguments.rate, arguments.seconds, arguments.database)
        _print(found, as_json=arguments.json)
        return 0
    if arguments.greedy:
        asked = (arguments.tables, arguments.greedy, arguments.rate, arguments.seconds)
        _print(measure_greedy(arguments.game, *asked), as_json=arguments.json)
        return 0
    found = measure(arguments.game, arguments.tables, arguments.rate, arguments.seconds)
    _print(found, as_json=arguments.json)
    return 0


def _bench_gpu(arguments: Arguments) -> int:
    from ostrov.engine.gpu import report

    _print(report(load(arguments.game)), as_json=arguments.json)
    return 0


def _bench_links(arguments: Arguments) -> int:
    from ostrov.lab.links import compare

    game = load(arguments.game, arguments.box)
    found = compare(game, _options(arguments), arguments.games, arguments.key, arguments.max_turns, _tell)
    _print(found, as_json=arguments.json)
    return 1 if found["mismatches"] else 0


def _add_rules(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", help="a game: see `ostrov games`")
    parser.add_argument("--all", action="store_true", help="every installed game")
    parser.add_argument("--gaps", action="store_true", help="print the gaps only, and fail if there are any")
    _add_json(parser)


def _rules(arguments: Arguments) -> int:
    from ostrov.engine.ledger import report

    if bool(arguments.game) == arguments.all:
        raise WordsError("Name one game, or say --all.")
    found = [report(load(name)) for name in (installed() if arguments.all else [arguments.game])]
    if arguments.gaps:
        gaps = [f"{each['game']}: {gap}" for each in found for gap in each["gaps"]]
        print("\n".join(gaps) or f"No gaps in {', '.join(each['game'] for each in found) or 'no games'}.")
        return 1 if gaps else 0
    for each in found:
        _print(each, as_json=arguments.json)
    return 0


def _add_lint(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("games", nargs="*", metavar="GAME", help="games; all installed ones by default")


def _lint(arguments: Arguments) -> int:
    from ostrov.engine.lint import check_game

    names = arguments.games or list(installed())
    findings = [finding for name in names for finding in check_game(load(name))]
    for finding in sorted(set(map(str, findings))):
        print(finding)
    print(f"{', '.join(names)}: {len(findings)} findings in the dialect.")
    return 1 if findings else 0


def _add_laws(parser: argparse.ArgumentParser) -> None:
    _add_game(parser)
    parser.add_argument(
        "--games", type=_count, default=1000, metavar="N", help="random games for each number of players"
    )
    parser.add_argument("--key", type=int, default=0)
    parser.add_argument("--rarely", type=_count, default=1, metavar="R", help="ask the laws of one position in R")
    parser.add_argument("--link", default="", help="checked or cpu")
    _add_json(parser)


def _laws(arguments: Arguments) -> int:
    from ostrov.lab.laws import hold

    found = hold(
        load(arguments.game, arguments.box),
        _options(arguments),
        arguments.games,
        arguments.key,
        arguments.rarely,
        arguments.link,
    )
    _print(found, as_json=arguments.json)
    return 0


def _add_nothing(_parser: argparse.ArgumentParser) -> None:
    """A command without arguments."""


def _add_capsule(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, help="a capsule: one moment of a game and what was asked there")
    parser.add_argument("--link", action="append", help="a link to replay it on; all of this machine by default")


def _capsule(arguments: Arguments) -> int:
    from ostrov.engine.capsule import command

    return command(arguments.file, arguments.link or _links(), load)


def _links() -> Sequence[str]:
    return LINKS if have_numba() else LINKS[:1]


def _add_verify(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, help="a saved game that is over")
    parser.add_argument("--box", type=Path, metavar="FILE", help="the component values it was played with")


def _verify(arguments: Arguments) -> int:
    from ostrov.engine import saved
    from ostrov.table.verify import verify

    verdict = verify(saved.content_of(arguments.file), lambda name: load(name, arguments.box).desk("checked"))
    print("\n".join([*verdict.facts, *verdict.faults]))
    print("Something is wrong with this game." if verdict.faults else "All of this game holds.")
    return 1 if verdict.faults else 0


def _add_doctor(parser: argparse.ArgumentParser) -> None:
    _add_data(parser)
    _add_json(parser)


def _doctor(arguments: Arguments) -> int:
    from ostrov.server import settings
    from ostrov.server.serve import store_in
    from ostrov.table.doctor import examine

    file = _store_file(arguments)
    decided = settings.read(file.parent)
    if not decided.database and not file.exists():
        raise OstrovError(f"There is no store at {file}; name its folder with --data FOLDER.")
    store = store_in(file.parent, decided)
    found = list(examine(store, lambda name: load(name).desk("checked")))
    store.close()
    for finding in found:
        if not arguments.json:
            print(f"{finding.table or file}: {finding.sentence}")
    counts = {how: sum(finding.how == how for finding in found) for how in ("goes-on", "rules-changed", "trouble")}
    _print({"matches": len(found), **counts}, as_json=arguments.json)
    return 1 if counts["trouble"] else 0


def _add_backup(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, help="where the copy is to lie; a file that is not there yet")
    _add_data(parser)


def _backup(arguments: Arguments) -> int:
    from ostrov.server import settings
    from ostrov.store.backup import back_up

    if settings.read(_store_file(arguments).parent).database:
        raise OstrovError("These tables are in a PostgreSQL database: back it up with pg_dump.")
    tables = back_up(_store_file(arguments), arguments.file)
    print(f"{tables} tables are safe in {arguments.file}. It opens all of their seats: keep it to yourself.")
    return 0


def _add_restore(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, help="a copy made by `ostrov backup`")
    _add_data(parser)


def _restore(arguments: Arguments) -> int:
    from ostrov.store.backup import restore

    file = _store_file(arguments)
    print(f"{restore(arguments.file, file)} tables are back in {file}.")
    return 0


def _add_playthrough(parser: argparse.ArgumentParser) -> None:
    _add_game(parser, optional=True)
    parser.add_argument("--key", type=int, default=1)
    parser.add_argument("--folder", type=Path, help="write a file for each table worth one, instead of printing one")
    parser.add_argument(
        "--check", nargs="+", default=[], type=Path, metavar="FILE", help="play files again and compare"
    )


def _playthrough(arguments: Arguments) -> int:
    from ostrov.engine import playthrough, saved

    if arguments.check:
        differences = [line for file in arguments.check for line in playthrough.check(file, load)]
        print("\n".join(differences) or f"{len(arguments.check)} playthroughs agree.")
        return 1 if differences else 0
    game = load(arguments.game or _first_game(), arguments.box)
    if arguments.folder is None:
        print(playthrough.write(game, _options(arguments), arguments.key), end="")
        return 0
    for options in playthrough.tables(game):
        file = arguments.folder / playthrough.file_name(game, options)
        saved.store(file, playthrough.write(game, options, arguments.key))
        print(file)
    return 0


def _add_box(parser: argparse.ArgumentParser) -> None:
    kinds = parser.add_subparsers(title="what", metavar="WHAT", required=True)
    template = kinds.add_parser("template", help="print a file with all values that are only reconstructed, to fill in")
    template.add_argument("game", help="a game: see `ostrov games`")
    template.set_defaults(box_command=_box_template)
    check = kinds.add_parser("check", help="see whether a game can be played with your file, and what it changes")
    check.add_argument("file", type=Path, help='your values; its first line says `box = "GAME"`')
    _add_json(check)
    check.set_defaults(box_command=_box_check)


def _box(arguments: Arguments) -> int:
    status: int = arguments.box_command(arguments)
    return status


def _box_template(arguments: Arguments) -> int:
    from ostrov.engine import owner

    print(owner.template(load(arguments.game).package), end="")
    return 0


def _box_check(arguments: Arguments) -> int:
    from ostrov.lab.owned import check

    _print(check(arguments.file), as_json=arguments.json)
    return 0


def _add_perft(parser: argparse.ArgumentParser) -> None:
    _add_game(parser)
    parser.add_argument("--plies", type=_count, default=3, metavar="N")
    parser.add_argument("--from", dest="file", type=Path, metavar="FILE", help="a position in its text form")
    parser.add_argument("--given", action="append", default=[], metavar="OUTCOME", help="what chance brings first")
    parser.add_argument("--check", type=Path, metavar="FILE", help="count again what a file pins")


def _perft(arguments: Arguments) -> int:
    from ostrov.engine import perft, saved, text

    if arguments.check is not None:
        differences = perft.check(arguments.check, load)
        print("\n".join(differences) or "All counts agree.")
        return 1 if differences else 0
    game = load(arguments.game, arguments.box)
    desk = game.desk()
    if arguments.file is None:
        position = perft.start(desk, _options(arguments), arguments.given)
    else:
        position = perft.after(desk, text.read(game, saved.content_of(arguments.file))[0], arguments.given)
    for ply, positions in enumerate(perft.count(desk, position, arguments.plies), 1):
        print(f"{ply} {positions}")
    return 0


def _add_refusals(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", help="a game: see `ostrov games`")


def _refusals(arguments: Arguments) -> int:
    from ostrov.engine.refusals import report

    return report(load(arguments.game))


def _add_new_game(parser: argparse.ArgumentParser) -> None:
    from ostrov.new_game import add_arguments

    add_arguments(parser)


def _new_game(arguments: Arguments) -> int:
    from ostrov.new_game import command

    return command(arguments)


Command = tuple[Callable[[argparse.ArgumentParser], None], Callable[[Arguments], int], str]
COMMANDS: dict[str, Command] = {
    "games": (_add_nothing, _games, "the games of this installation"),
    "fields": (_add_fields, _fields, "the fields of a game's record: range, who sees them, what they are"),
    "play": (_add_play, _play, "play in the terminal"),
    "learn": (_add_learn, _learn, "lessons of a game, in the terminal"),
    "serve": (_add_serve, _serve, "a server: tables in the browser, for this machine or the whole network"),
    "simulate": (_add_simulate, _simulate, "play many games and count what happened"),
    "tournament": (
        _add_tournament,
        _tournament,
        "bots against each other: ratings with intervals; can be gone on with",
    ),
    "baselines": (
        _add_baselines,
        _baselines,
        "the levels of all games in one table, with ratings; can be gone on with",
    ),
    "sit": (_add_sit, _sit, "an agent from a file plays a seat at a table over the network"),
    "report": (_add_report, _report, "games played and told on one page with pictures; every number opens games"),
    "analyse": (_add_analyse, _analyse, "a saved game: who was how likely to win, turn by turn, and where it turned"),
    "bench": (_add_bench, _bench, "measure and compare"),
    "rules": (_add_rules, _rules, "the ledger of a game: rules, where they are kept, tested and told"),
    "laws": (_add_laws, _laws, "hold a game to the laws every game keeps"),
    "lint": (_add_lint, _lint, "check rule files against the dialect"),
    "refusals": (_add_refusals, _refusals, "take each refusal away in turn: a test of its rule must notice"),
    "playthrough": (_add_playthrough, _playthrough, "every step of a game, so that a rule change is a readable diff"),
    "box": (_add_box, _box, "a file with the values of your own box: write it, check it"),
    "perft": (_add_perft, _perft, "count the positions that can be reached"),
    "capsule": (_add_capsule, _capsule, "replay one moment of a game on every link"),
    "verify": (_add_verify, _verify, "check a finished game: the rules, the seal, every outcome of chance"),
    "doctor": (_add_doctor, _doctor, "after an upgrade: replay all unfinished matches and say what was found"),
    "backup": (_add_backup, _backup, "copy all tables into one file, while the server runs or not"),
    "restore": (_add_restore, _restore, "put a backup in place, on this machine or another"),
    "new-game": (_add_new_game, _new_game, "begin a game of your own"),
}
