"""One page on how a game plays: `ostrov report catan --bots apprentice --games 500 --out catan.html`.

The page holds everything it shows: pictures are drawn in it, and the example games that each number and bar opens are
in it step by step, as everybody at the table saw the end of them. It asks nothing of the network.
"""

from __future__ import annotations

import html
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from ostrov.bots import names_of
from ostrov.engine import drive, saved, text
from ostrov.engine.errors import GameError
from ostrov.engine.game import Game
from ostrov.engine.position import Position
from ostrov.engine.words import Words
from ostrov.lab import examples, statistics
from ostrov.lab.arena import Arena, Played
from ostrov.terminal.facts import capital
from ostrov.terminal.log import event

MOST_TURNS = 5_000
BARS = 12  # of a histogram, at most
EXAMPLES = 2  # games behind a bar or a number
LOOKS = 60  # at the points of a game, from its start to its end
TALL, WIDE, GAP = 120, 36, 4  # of a bar's picture

Points = Mapping[str, Mapping[str, int]]  # of the seats, by source

PAGE = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title}</title>
<style>
body {{ font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem;
  color: #222; background: #fdfcf8 }}
h1, h2 {{ font-weight: 600; line-height: 1.2 }} h2 {{ margin-top: 2.5rem }}
table {{ border-collapse: collapse }} td, th {{ padding: .2rem .8rem; text-align: right }}
th:first-child, th.left {{ text-align: left }}
button {{ font: inherit; border: 0; padding: 0; background: none; color: #0a5a8a; text-decoration: underline;
  cursor: pointer }}
td.bar {{ text-align: left; white-space: nowrap; min-width: 14rem }}
td.bar i {{ display: inline-block; height: .8em; margin-right: .4rem; background: #2b7a78 }}
td.bar i + i, td.bar .others {{ background: repeating-linear-gradient(45deg, #c8641e 0 3px, #e8b48c 3px 6px) }}
dialog h2 {{ margin-top: 0 }}
#course path {{ fill: none; stroke: currentColor; stroke-width: 2.5 }} #course text {{ font-size: 12px }}
svg {{ max-width: 100%; height: auto }} svg g[tabindex] {{ cursor: pointer }}
svg g:hover rect, svg g:focus rect {{ fill: #c8641e }}
rect {{ fill: #2b7a78 }} dialog {{ width: min(56rem, 94vw); border: 1px solid #999; border-radius: .5rem }}
ol {{ max-height: 60vh; overflow: auto }} li:focus {{ outline: 3px solid #c8641e }}
@media (prefers-color-scheme: dark) {{ body {{ color: #eee; background: #1b1d1f }} button {{ color: #8cc8f0 }}
  text {{ fill: #eee }} rect {{ fill: #58b0ad }} dialog {{ color: #eee; background: #26292c }} }}
</style>
<h1>{title}</h1><p>{about}</p>
{body}
<dialog><h2 id="which"></h2><p><button id="close">close</button> <span id="end"></span></p><div id="course"></div>
<ol id="steps"></ol></dialog>
<script>
const games = {games};
const dashes = ["", "9 4", "2 4", "12 3 2 3", "5 2", "1 3"];
const drawn = (seats, course) => {{
  const most = Math.max(1, ...course.flat()), last = course.length - 1 || 1;
  const x = (n) => (n / last) * 560, y = (points) => 130 - (Math.max(0, points) / most) * 120;
  const order = seats.map((_, s) => s).sort((a, b) => y(course[last][a]) - y(course[last][b]));
  const ends = []; // of the lines, where their names stand: one below the other
  order.forEach((s, n) => {{ ends[s] = Math.max(y(course[last][s]) + 4, n ? ends[order[n - 1]] + 14 : 0); }});
  const lines = seats.map((seat, s) => {{
    const path = course.map((points, n) => (n ? "L" : "M") + x(n).toFixed(1) + " " + y(points[s]).toFixed(1)).join("");
    return `<path d="${{path}}" stroke-dasharray="${{dashes[s]}}"/>
      <text x="566" y="${{ends[s]}}">${{seat}}</text>`; }});
  return `<svg viewBox="0 0 680 170" role="img" aria-label="points over the game">${{lines.join("")}}</svg>`;
}};
const show = (n) => {{
  const game = games[n], steps = document.getElementById("steps");
  document.getElementById("which").textContent = "Game " + n;
  document.getElementById("end").textContent = game.end;
  document.getElementById("course").innerHTML = drawn(game.seats, game.course);
  steps.replaceChildren(...game.steps.map((step) => {{
    const line = document.createElement("li"); line.textContent = step; line.tabIndex = -1; return line; }}));
  document.querySelector("dialog").showModal();
}};
for (const one of document.querySelectorAll("[data-game]")) {{
  one.addEventListener("click", () => show(one.dataset.game));
  one.addEventListener("keydown", (event) => {{ if (event.key === "Enter") show(one.dataset.game); }});
}}
document.getElementById("close").addEventListener("click", () => document.querySelector("dialog").close());
</script></html>
"""


@dataclass(frozen=True)
class Bar:
    """A bar of a histogram: from and to, how many, and a game in it."""

    label: str
    count: int
    game: int


def write(game: Game, options: Mapping[str, str], bots: str, games: int, key: int, out: Path) -> None:
    """Play, count and draw."""
    if games < 2:
        raise GameError("Report on two games at least.")
    start = game.desk().set_up(text.with_options(game, dict(options)))
    arena, players = Arena(game, start), text.option(game, start, "players")
    names = names_of(game, bots)
    words = Words(game, "en")
    played, points = [], []
    for number in range(games):
        played.append(arena.play(names, key, number, MOST_TURNS))
        points.append(Position(game.desk(), arena.position).all_points())
    body, shown = _body(words, played, points, players)
    steps = {number: _steps(words, arena, names, key, number) for number in sorted(shown)}
    chosen = " ".join(f"{name}={word}" for name, word in text.option_words(game, start).items())
    about = f"{games} games, bots {', '.join(names[:players])}, {chosen}, rules {game.version}, key {key}. "
    about += "Every underlined number and every bar opens a game."
    data = json.dumps(steps, ensure_ascii=False).replace("</", "<\\/")
    title = html.escape(f"How {words.say('title')} plays")
    saved.store(out, PAGE.format(title=title, about=html.escape(about), body=body, games=data))


def _body(words: Words, played: Sequence[Played], points: Sequence[Points], players: int) -> tuple[str, set[int]]:
    """The chapters of the page, and the games they open."""
    assert words.game is not None
    game, shown = words.game, set[int]()
    parts = ["<h2>Who wins</h2>", _winners(words, played, players, shown)]
    parts += ["<h2>Where points come from</h2>", _sources(words, played, points, shown)]
    turns = [int(one.facts[drive.TURNS]) for one in played]
    best = [max(one.scores[:players]) for one in played]
    spread = [max(one.scores[:players]) - min(one.scores[:players]) for one in played]
    decisions = [int(one.facts[drive.DECISIONS]) for one in played]
    for name, values in (
        ("How long it takes, in turns", turns),
        ("How many decisions", decisions),
        ("The best score", best),
        ("From first to last, in points", spread),
    ):
        parts += [f"<h2>{name}</h2>", _spread(values, shown), _picture(name, _bars(values), shown)]
    parts += ["<h2>How it ends</h2>", _endings(words, game, played, shown)]
    return "\n".join(parts), shown


def _link(words: str, number: int, shown: set[int]) -> str:
    """A number that opens a game."""
    shown.add(number)
    return f'<button data-game="{number}">{html.escape(words)}</button>'


def _winners(words: Words, played: Sequence[Played], players: int, shown: set[int]) -> str:
    assert words.game is not None
    game = words.game
    rows = ["<tr><th>seat</th><th>wins</th><th>share</th><th>95 % interval</th><th>mean score</th></tr>"]
    for seat in range(players):
        won = [n for n, one in enumerate(played) if one.places[seat] == 1]
        low, high = statistics.share(len(won), len(played))
        cells = [_link(str(len(won)), won[0], shown) if won else "0", f"{100 * len(won) / len(played):.1f} %"]
        cells += [f"{100 * low:.1f} to {100 * high:.1f} %", f"{np.mean([one.scores[seat] for one in played]):.2f}"]
        name = html.escape(words.name(game.seats, game.seats[seat]))
        rows.append(f"<tr><th>{name}</th>{''.join(f'<td>{cell}</td>' for cell in cells)}</tr>")
    return f"<table>{''.join(rows)}</table>"


def _sources(words: Words, played: Sequence[Played], points: Sequence[Points], shown: set[int]) -> str:
    """What each source brings who wins and the others, on average; and the game in which it brought most."""
    assert words.game is not None
    first = [[played[n].places[seat] == 1 for seat in range(len(one))] for n, one in enumerate(points)]
    rows = []
    for source in words.game.sources.words:
        by = [[one[seat][source] for seat in one] for one in points]
        won = [value for n, game in enumerate(by) for seat, value in enumerate(game) if first[n][seat]]
        lost = [value for n, game in enumerate(by) for seat, value in enumerate(game) if not first[n][seat]]
        if any(won) or any(lost):
            best = max(range(len(by)), key=lambda n: max(by[n]))
            means = (float(np.mean(won or [0])), float(np.mean(lost or [0])))
            rows.append((source, means, max(by[best]), best))
    most = max((value for _, means, _, _ in rows for value in means), default=1.0) or 1.0
    told = ['<tr><th></th><th class="left">who wins, mean</th><th class="left">the others</th><th>most</th></tr>']
    for source, means, value, number in rows:
        bars = [f'<i style="width:{max(0.0, 9 * mean / most):.2f}rem"></i>{mean:.1f}' for mean in means]
        bars[1] = bars[1].replace("<i ", '<i class="others" ')
        cells = "".join(f'<td class="bar">{bar}</td>' for bar in bars)
        name = html.escape(words.say(f"source-{source}"))
        told.append(f"<tr><th>{name}</th>{cells}<td>{_link(str(value), number, shown)}</td></tr>")
    return f"<table>{''.join(told)}</table>"


def _spread(values: Sequence[int], shown: set[int]) -> str:
    """Mean, and the games at both ends and in the middle."""
    order = sorted(range(len(values)), key=lambda n: values[n])
    told = {"least": order[0], "middle": order[len(order) // 2], "most": order[-1]}
    middle, (low, high) = statistics.mean(values)
    linked = ", ".join(f"{name} {_link(str(values[n]), n, shown)}" for name, n in told.items())
    return f"<p>Mean {middle:.2f} ({low:.2f} to {high:.2f}), {linked}.</p>"


def _bars(values: Sequence[int]) -> list[Bar]:
    """A histogram in whole numbers."""
    least, most = min(values), max(values)
    step = max(1, -(-(most - least + 1) // BARS))
    found = []
    for first in range(least, most + 1, step):
        inside = [n for n, value in enumerate(values) if first <= value < first + step]
        label = str(first) if step == 1 else f"{first}–{first + step - 1}"
        found.append(Bar(label, len(inside), inside[len(inside) // 2] if inside else -1))
    return found


def _picture(name: str, bars: Sequence[Bar], shown: set[int]) -> str:
    most = max(bar.count for bar in bars)
    drawn = []
    for n, bar in enumerate(bars):
        tall, x = round(TALL * bar.count / most), n * (2 * WIDE + GAP)
        words = f'<text x="{x + WIDE}" y="{TALL + 34}" text-anchor="middle" font-size="13">{bar.label}</text>'
        count = f'<text x="{x + WIDE}" y="{TALL - tall + 12}" text-anchor="middle" font-size="13">{bar.count}</text>'
        box = f'<rect x="{x}" y="{TALL - tall + 16}" width="{2 * WIDE}" height="{tall}"/>'
        opens = ""
        if bar.count:
            shown.add(bar.game)
            opens = f' data-game="{bar.game}" tabindex="0" role="button" aria-label="{bar.label}: {bar.count} games"'
        drawn.append(f"<g{opens}>{box}{count}{words}</g>")
    wide = len(bars) * (2 * WIDE + GAP)
    size = f'viewBox="0 0 {wide} {TALL + 40}" width="{wide}"'
    return f'<svg {size} role="group" aria-label="{html.escape(name)}">{"".join(drawn)}</svg>'


def _endings(words: Words, game: Game, played: Sequence[Played], shown: set[int]) -> str:
    told = []
    for reason, word in enumerate([*game.endings.words], 1):
        found = [n for n, one in enumerate(played) if one.facts[drive.ENDING] == reason]
        opens = _link(str(len(found)), found[0], shown) if found else "0"
        told.append(f"{html.escape(words.say(f'ending-{word}'))} {opens}")
    unfinished = [n for n, one in enumerate(played) if one.facts[drive.STOPPED] != drive.OVER]
    if unfinished:
        told.append(f"stopped before the end: {_link(str(len(unfinished)), unfinished[0], shown)}")
    return "".join(f"<p>{one}</p>" for one in told)


def _steps(words: Words, arena: Arena, names: Sequence[str], key: int, number: int) -> dict[str, Any]:
    """A game step by step, in words, and everybody's points over it."""
    made = examples.again(arena, names, key, number, MOST_TURNS)
    seats = {seat: words.name(arena.game.seats, seat) for seat in made.position.seats}
    end = ", ".join(f"{name} {made.position.score(seat)}" for seat, name in seats.items())
    steps = [
        capital(event(made.position_before(n), words, arena.game.seat_word(entry.seat), entry.actions[0]))
        for n, entry in enumerate(made.entries)
    ]
    looks = [round(len(made) * part / LOOKS) for part in range(LOOKS + 1)]
    course = [[sum(one.values()) for one in made.position_before(n).all_points().values()] for n in looks]
    return {"end": f"{len(steps)} steps; {end}", "steps": steps, "seats": list(seats.values()), "course": course}
