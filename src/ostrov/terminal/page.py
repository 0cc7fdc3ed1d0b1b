"""What a seat is shown: the news, the board, the question, the result."""

from __future__ import annotations

from itertools import groupby

from ostrov.engine.fate import Sealed
from ostrov.engine.position import PHRASE, Position
from ostrov.terminal.choices import FINAL, MANY, Choices
from ostrov.terminal.facts import board, drawing, hook
from ostrov.terminal.log import happenings, together
from ostrov.terminal.state import Terminal

LATEST = 20  # lines of what has happened that are shown unasked


def greet(terminal: Terminal) -> None:
    words, fate = terminal.words, terminal.match.fate
    title, about = words.find("title") or terminal.game.name, words.find("about") or ""
    terminal.screen.say(f"{title}. {about}".strip(), bold=True)
    terminal.say("terminal-options", options=_options(terminal))
    if isinstance(fate, Sealed):
        terminal.say("terminal-commitment", commitment=fate.commitment)
    terminal.say("terminal-hint")


def _options(terminal: Terminal) -> str:
    words, game = terminal.words, terminal.game
    position = terminal.match.position
    pairs = [(f"option-{name}", field, position.option(name)) for name, field in game.options.fields.items()]
    return ", ".join(f"{words.say(name)}: {words.value(field, value)}" for name, field, value in pairs)


def show(terminal: Terminal, seat: str) -> None:
    terminal.screen.say()
    if terminal.trying:
        terminal.say("terminal-trying")
    else:
        tell_news(terminal, seat)
    show_board(terminal, seat)
    show_lesson(terminal)
    show_question(terminal, seat)


def show_lesson(terminal: Terminal) -> None:
    """What to do next, or what was learned."""
    lesson, history = terminal.lesson, terminal.match.history
    if lesson is None:
        return
    learner = terminal.game.seat(lesson.seat)
    done = lesson.done(
        words for entry in history.entries if entry.seat == learner for words in history.words(entry).split(PHRASE)
    )
    parts = ["end"] if done == len(lesson.steps) else [f"s{n}" for n in range(done + 1, 0, -1)]
    told = next(filter(None, (terminal.words.find(f"lesson-{lesson.name}.{part}") for part in parts)), "")
    terminal.screen.say(f"{terminal.words.say(f'lesson-{lesson.name}')}: {told}", bold=True)
    terminal.screen.say()


def tell_news(terminal: Terminal, seat: str) -> None:
    """What has happened since this seat last looked."""
    history = terminal.match.history
    first = min(terminal.told[seat], len(history))
    lines = together(happenings(history, first, seat, terminal.words))
    terminal.told[seat] = len(history)
    if not lines:
        return
    terminal.say("terminal-news")
    if len(lines) > LATEST:
        terminal.say("terminal-earlier", count=len(lines) - LATEST)
    for line in lines[-LATEST:]:
        terminal.screen.item(line)
    terminal.screen.say()


def show_board(terminal: Terminal, seat: str, *, in_full: bool = False) -> None:
    """What the game draws of itself, or the table in words; both in full."""
    view = terminal.position.seen_by(seat)
    picture = drawing(view, terminal.words, colour=terminal.screen.colour)
    if picture is not None:
        terminal.screen.draw(picture)
    if picture is None or in_full:
        for line in board(view, terminal.words, terminal.match.people):
            terminal.screen.say(line)
    terminal.screen.say()


def show_question(terminal: Terminal, seat: str) -> None:
    """The decision line and the choices."""
    choices = Choices(terminal.words, terminal.position, seat)
    if not choices.offers:
        _say_stopped(terminal)
        return
    terminal.screen.say(f"{terminal.name(seat)}: {choices.question()}", bold=True)
    if len(choices.offers) > MANY:
        _list_by_kind(terminal, choices)
    else:
        for number, offer in enumerate(choices.offers, 1):
            terminal.screen.item(f"{number} {choices.marked(offer)}")
    if any(offer.final for offer in choices.offers):
        terminal.say("terminal-final", mark=FINAL)


def _say_stopped(terminal: Terminal) -> None:
    asked = terminal.position.asked
    if asked:
        terminal.say("terminal-try-stops", players=", ".join(map(terminal.name, asked)))
    else:
        terminal.say("terminal-over")


def _list_by_kind(terminal: Terminal, choices: Choices) -> None:
    numbered = enumerate(choices.offers, 1)
    for kind, group in groupby(numbered, key=lambda pair: choices.kind(pair[1])):
        terminal.screen.item(f"{choices.heading(kind)}: {',  '.join(choices.short(*pair) for pair in group)}")


def tell_result(terminal: Terminal) -> None:
    """Places, points and where they come from; and what chance was sealed with."""
    words, game, match = terminal.words, terminal.game, terminal.match
    position, fate = match.position, match.fate
    terminal.screen.say()
    tell_news(terminal, terminal.reader)
    ended = position.ended or game.endings[0]
    terminal.screen.say(f"{words.say('terminal-over')} {words.name(game.endings, ended)}", bold=True)
    for seat in sorted(position.seats, key=position.place):
        line = words.say("terminal-place", place=position.place(seat), player=terminal.name(seat))
        terminal.screen.item(f"{line}: {points(terminal, position, seat)}")
    if (verdict := hook(game, "verdict")) and (said := verdict(position, words)):
        terminal.screen.say(str(said), bold=True)
    if match.takebacks:
        terminal.say("terminal-with-takebacks", count=match.takebacks)
    if isinstance(fate, Sealed):
        secret = match.chance.partition(" ")[2]
        terminal.say("terminal-secret", secret=secret, commitment=fate.commitment)
    terminal.say("terminal-end-hint")


def points(terminal: Terminal, position: Position, seat: str) -> str:
    """A seat's points, and where they come from: of all sources those somebody has points from."""
    words, names = terminal.words, terminal.game.sources
    scores = {one: position.points(one) for one in position.seats}
    found = [source for source in names.words if any(score[source] for score in scores.values())]
    told = ", ".join(f"{words.name(names, source)} {scores[seat][source]}" for source in found)
    return words.say("table-points", points=position.score(seat)) + (f" ({told})" if told else "")
