"""A typed line: a command, or one or several choices."""

from __future__ import annotations

from ostrov.engine.errors import OstrovError
from ostrov.engine.position import CHANCE, PHRASE, Offer
from ostrov.terminal import files
from ostrov.terminal.choices import Choices, sure_question
from ostrov.terminal.commands import COMMANDS, command_named, spellings
from ostrov.terminal.spelling import Unclear, echo, matching, whole_number
from ostrov.terminal.state import Terminal


def obey(terminal: Terminal, seat: str, line: str) -> bool:
    """Follow a typed line; True when there is something new to show."""
    if not line:
        terminal.say("terminal-empty")
        return False
    word, _, rest = line.partition(" ")
    try:
        command = command_named(terminal.words, word)
        return _act(terminal, seat, line) if command is None else COMMANDS[command](terminal, seat, rest.strip())
    except Unclear as unclear:
        terminal.screen.say(str(unclear))
    except BrokenPipeError:
        raise
    except (OstrovError, OSError) as error:
        terminal.say("terminal-refused", reason=str(error))
    return False


def _act(terminal: Terminal, seat: str, line: str) -> bool:
    """Take the typed choices, all or none."""
    position, phrase = terminal.position, []
    for typed in line.split(PHRASE):
        choices = Choices(terminal.words, position, seat)
        offer = _meant(choices, typed.strip())
        if not terminal.trying and not _is_sure(terminal, choices, offer):
            terminal.say("terminal-not-done")
            return False
        position = position.after(seat, offer.words)
        phrase.append(offer.words)
    if terminal.trying:
        terminal.trying.append(position)
    else:
        terminal.match.history.act(seat, f"{PHRASE} ".join(phrase))
        files.autosave(terminal)
    return True


def _is_sure(terminal: Terminal, choices: Choices, offer: Offer) -> bool:
    if choices.seat == CHANCE:
        return True
    question = sure_question(choices.words, choices.position, choices.offers, offer)
    return question is None or terminal.yes(question, otherwise=False)


def _meant(choices: Choices, typed: str) -> Offer:
    """The one choice that is meant."""
    words, offers = choices.words, choices.offers
    if not offers:
        raise Unclear(words.say("terminal-no-choices" if choices.position.asked else "terminal-end-hint"))
    number = whole_number(typed)
    if number is not None:
        if 1 <= number <= len(offers):
            return offers[number - 1]
        raise Unclear(words.say("terminal-number", count=len(offers)))
    found = choices.meant(typed)
    if len(found) == 1:
        return next(offer for offer in offers if offer.words == found[0])
    raise Unclear(choices.which(found) if found else _not_offered(choices, typed))


def _not_offered(choices: Choices, typed: str) -> str:
    """Why a choice that is not offered is not; or what can be typed at all."""
    words = choices.words
    command = matching(typed.split()[0] if typed else "", spellings(words))
    if len(command) == 1:
        return words.say("terminal-meant", command=words.say(f"command-{command[0]}"))
    found = [] if choices.seat == CHANCE else choices.known(typed)
    rules = choices.forbidding(found)
    rule = rules.pop() if len(rules) == 1 else None
    if rule is None:
        return words.say("terminal-unknown", typed=echo(typed))
    return choices.reason(found, rule)
