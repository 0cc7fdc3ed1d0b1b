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
from ostrov.lab import examples, statistics
from ostrov.lab.arena import Arena, Played

MOST_TURNS = 5_000
BARS = 12  # of a histogram, at most
EXAMPLES = 2  # games behind a bar or a number
TALL, WIDE, GAP = 120, 36, 4  # of a bar's picture

PAGE = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title}</title>
<style>
body {{ font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem;
  color: #222; background: #fdfcf8 }}
h1, h2 {{ font-weight: 600; line-height: 1.2 }} h2 {{ margin-top: 2.5rem }}
table {{ border-collapse: collapse }} td, th {{ padding: .2rem .8rem; text-align: right }}
th:first-child {{ text-align: left }}
button {{ font: inherit; border: 0; background: none; color: #0a5a8a; text-decoration: underline; cursor: pointer }}
svg {{ max-width: 100%; height: auto }} svg g[tabindex] {{ cursor: pointer }}
svg g:hover rect, svg g:focus rect {{ fill: #c8641e }}
rect {{ fill: #2b7a78 }} dialog {{ width: min(56rem, 94vw); border: 1px solid #999; border-radius: .5rem }}
ol {{ max-height: 60vh; overflow: auto }} li:focus {{ outline: 3px solid #c8641e }}
@media (prefers-color-scheme: dark) {{ body {{ color: #eee; background: #1b1d1f }} button {{ color: #8cc8f0 }}
  text {{ fill: #eee }} rect {{ fill: #58b0ad }} dialog {{ color: #eee; background: #26292c }} }}
</style>
<h1>{title}</h1><p>{about}</p>
{body}
<dialog><h2 id="which"></h2><p><button id="close">close</button> <span id="end"></span></p><ol id="steps"></ol></dialog>
<script>
const games = {games};
const show = (n) => {{
  const game = games[n], steps = document.getElementById("steps");
  document.getElementById("which").textContent = "Game " + n;
  document.getElementById("end").textContent = game.end;
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
    played = [arena.play(names, key, number, MOST_TURNS) for number in range(games)]
    body, shown = _body(game, played, players)
    steps = {number: _steps(arena, names, key, number) for number in sorted(shown)}
    chosen = " ".join(f"{name}={word}" for name, word in text.option_words(game, start).items())
    about = f"{games} games, bots {', '.join(names[:players])}, {chosen}, rules {game.version}, key {key}. "
    about += "Every underlined number and every bar opens a game."
    data = json.dumps(steps, ensure_ascii=False).replace("</", "<\\/")
    title = html.escape(f"How {game.name} plays")
    saved.store(out, PAGE.format(title=title, about=html.escape(about), body=body, games=data))


def _body(game: Game, played: Sequence[Played], players: int) -> tuple[str, set[int]]:
    """The chapters of the page, and the games they open."""
    shown: set[int] = set()
    parts = ["<h2>Who wins</h2>", _winners(game, played, players, shown)]
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
    parts += ["<h2>How it ends</h2>", _endings(game, played, shown)]
    return "\n".join(parts), shown


def _link(words: str, number: int, shown: set[int]) -> str:
    """A number that opens a game."""
    shown.add(number)
    return f'<button data-game="{number}">{html.escape(words)}</button>'


def _winners(game: Game, played: Sequence[Played], players: int, shown: set[int]) -> str:
    rows = ["<tr><th>seat</th><th>wins</th><th>share</th><th>95 % interval</th><th>mean score</th></tr>"]
    for seat in range(players):
        won = [n for n, one in enumerate(played) if one.places[seat] == 1]
        low, high = statistics.share(len(won), len(played))
        cells = [_link(str(len(won)), won[0], shown) if won else "0", f"{100 * len(won) / len(played):.1f} %"]
        cells += [f"{100 * low:.1f} to {100 * high:.1f} %", f"{np.mean([one.scores[seat] for one in played]):.2f}"]
        rows.append(f"<tr><th>{game.seats[seat]}</th>{''.join(f'<td>{cell}</td>' for cell in cells)}</tr>")
    return f"<table>{''.join(rows)}</table>"


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


def _endings(game: Game, played: Sequence[Played], shown: set[int]) -> str:
    told = []
    for reason, word in enumerate([*game.endings.words], 1):
        found = [n for n, one in enumerate(played) if one.facts[drive.ENDING] == reason]
        told.append(f"{html.escape(word)}: {_link(str(len(found)), found[0], shown) if found else 0}")
    unfinished = [n for n, one in enumerate(played) if one.facts[drive.STOPPED] != drive.OVER]
    if unfinished:
        told.append(f"stopped before the end: {_link(str(len(unfinished)), unfinished[0], shown)}")
    return f"<p>{'; '.join(told)}.</p>"


def _steps(arena: Arena, names: Sequence[str], key: int, number: int) -> dict[str, Any]:
    """A game step by step."""
    made = examples.again(arena, names, key, number, MOST_TURNS)
    seats = made.position.seats
    end = ", ".join(f"{seat} {made.position.score(seat)}" for seat in seats)
    steps = [f"{arena.game.seat_word(entry.seat)}: {made.words(entry)}" for entry in made.entries]
    return {"end": f"{len(steps)} steps; {end}", "steps": steps}
