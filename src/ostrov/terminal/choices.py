"""What a seat may choose, in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from ostrov.engine.actions import Kind, Table
from ostrov.engine.log import arguments, facts
from ostrov.engine.position import CHANCE, Offer, Position
from ostrov.engine.words import Words, readable
from ostrov.terminal.log import event
from ostrov.terminal.seats import table_of
from ostrov.terminal.spelling import matching, spelt

MANY = 12  # more choices than these are listed by kind
FINAL = "*"  # the mark of a choice that cannot be taken back


@dataclass(frozen=True)
class Choices:
    """What a seat, or whoever throws the real dice, may choose in a position."""

    words: Words
    position: Position
    seat: str

    @cached_property
    def offers(self) -> list[Offer]:
        if self.seat == CHANCE:
            return [Offer(words, final=False) for words in self.position.outcomes()]
        return self.position.offers(self.seat) if self.seat in self.position.asked else []

    @property
    def table(self) -> Table:
        return table_of(self.position.desk.game, self.seat)

    def kind(self, offer: Offer) -> Kind:
        return self.table.kind_of(self.table.number(offer.words))

    def label(self, words: str) -> str:
        """A choice in full; an outcome as it will stand in the log."""
        number = self.table.number(words)
        if self.seat == CHANCE:
            return event(self.position, self.words, CHANCE, number)
        return self.words.action(self.table, number)

    def marked(self, offer: Offer) -> str:
        """A choice in full, and whether it can be taken back."""
        return self.label(offer.words) + mark(offer)

    def heading(self, kind: Kind) -> str:
        return readable(kind.word) if self.seat == CHANCE else self.words.button(kind)

    def short(self, number: int, offer: Offer) -> str:
        """A choice under the heading of its kind: `4 Blue *`."""
        given = self.table.arguments(self.table.number(offer.words))
        names = self.words.argument_names(self.kind(offer), given)
        return " ".join([str(number), *names]) + mark(offer)

    def question(self) -> str:
        """What is asked, from the kind of the first choice; else the kinds of choices there are."""
        if self.seat == CHANCE:
            return self.words.say("terminal-what-comes")
        kinds = dict.fromkeys(map(self.kind, self.offers))
        asked = self.words.find(f"act-{next(iter(kinds)).word}.asked", **self.words.arguments(facts(self.position)))
        return asked or self.words.say("terminal-choose", kinds=" / ".join(map(self.words.button, kinds)))

    # Typed words

    def meant(self, typed: str) -> list[str]:
        """The choices that are meant; of those that are called the same, as two cards alike, the first."""
        found = matching(typed, {offer.words: self._spelt(offer.words) for offer in self.offers})
        return found[:1] if len(set(map(self.label, found))) == 1 else found

    def known(self, typed: str) -> list[str]:
        """The actions of the whole game that are meant, offered or not."""
        every = (self.table.words(number) for number in range(len(self.table)))
        return matching(typed, {words: spelt(self.words, self.table, n) for n, words in enumerate(every)})

    def _spelt(self, words: str) -> list[str]:
        spellings = spelt(self.words, self.table, self.table.number(words))
        return [*spellings, self.label(words)] if self.seat == CHANCE else spellings

    def which(self, found: Sequence[str]) -> str:
        """Ask which of several choices is meant."""
        return self.words.say("terminal-which", choices=", ".join(map(self.label, found[:MANY])))

    def forbidding(self, found: Sequence[str]) -> set[str | None]:
        """The rules that forbid some actions; None among them where nothing does."""
        return {self.position.why_not(self.seat, words) for words in found}

    def reason(self, found: Sequence[str], rule: str) -> str:
        """The rule that forbids an action, or all of a kind."""
        number = self.table.number(found[0])
        what = self.label(found[0]) if len(found) == 1 else self.words.button(self.table.kind_of(number))
        return self.words.say("terminal-why", action=what, rule=rule, text=self.words.rule(rule))


def mark(offer: Offer) -> str:
    return f" {FINAL}" if offer.final else ""


def sure_question(words: Words, position: Position, offers: Sequence[Offer], offer: Offer) -> str | None:
    """The one question before what cannot be taken back, where a slip is likely: the game's own (`.sure`), or a
    plain one where the choice stands among others that can be taken back and is more than a closing button."""
    if not offer.final:
        return None
    table = position.desk.game.actions
    number = table.number(offer.words)
    kind, given = table.kind_of(number), table.arguments(number)
    own = words.find(f"act-{kind.word}.sure", **words.arguments(facts(position) | arguments(kind, given)))
    beside_others = bool(kind.arguments) and not all(other.final for other in offers)
    return own or (words.say("terminal-sure", action=words.action(table, number)) if beside_others else None)
