"""What a game declares, as the page and programs get it: names, fields, actions, options, and the facts of its map."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from ostrov.bots import available
from ostrov.engine import box
from ostrov.engine.actions import Kind
from ostrov.engine.game import Game
from ostrov.engine.lessons import lessons_of
from ostrov.engine.link import have_numba
from ostrov.engine.log import variables_of
from ostrov.engine.names import Names
from ostrov.engine.record import Field, Layout
from ostrov.engine.text import YES_NO
from ostrov.engine.words import rule_ids
from ostrov.server.messages import FieldFacts, GameCard, GameFacts, KindFacts, Named, OptionFacts, Origin
from ostrov.table import typable


@lru_cache
def card_of(game: Game) -> GameCard:
    """What a lobby needs to know."""
    players = game.options.fields["players"]
    return GameCard(
        name=game.name,
        rules=game.version,
        seats=list(game.seats.words),
        least=max(players.least, 1),
        most=players.most,
        players=players.start,
        options=[_option(field) for name, field in game.options.fields.items() if name != "players"],
        bots=available(game, compiled=have_numba()),
        lacking=[] if have_numba() else [one for one in available(game) if one not in available(game, compiled=False)],
        typed=typable(game),
        presets=game.ledger.get("presets", {}),
        lessons=len(lessons_of(game)),
    )


@lru_cache
def facts_of(game: Game) -> GameFacts:
    """All a board needs to know."""
    names = _Keys(game)
    return GameFacts(
        card=card_of(game),
        letter=game.letter,
        names={key: Named(one.name, list(one.words)) for one, key in names.found.items()},
        fields=list(_fields(game.layout, names)),
        actions=[_kind(kind, names) for kind in game.actions.kinds],
        outcomes=[_kind(kind, names) for kind in game.outcomes.kinds],
        sources=list(game.sources.words),
        endings=list(game.endings.words),
        rules=rule_ids(game),
        places={row["id"]: str(row["source"]) for row in game.ledger.get("rule", []) if "source" in row},
        origins=[_origin(*group) for group in box.origins(game.package)],
        board=game.map,
    )


class _Keys:
    """A key for each list of names: its name, with a number where lists of one name differ (`seat`, `seat2`)."""

    def __init__(self, game: Game) -> None:
        self.found: dict[Names, str] = {}
        self._by_words: dict[tuple[str, tuple[str, ...]], str] = {}
        self.key(game.seats)
        for table in (game.actions, game.outcomes):
            for kind in table.kinds:
                for names in kind.arguments:
                    self.key(names)
        for names in _names_in(game.layout):
            self.key(names)

    def key(self, names: Names) -> str:
        same = (names.name, names.words)
        if same not in self._by_words:
            alike = sum(name == names.name for name, _ in self._by_words)
            self._by_words[same] = f"{names.name}{alike + 1}" if alike else names.name
            self.found[names] = self._by_words[same]
        return self._by_words[same]

    def key_or_none(self, names: Names | None) -> str | None:
        return None if names is None else self.key(names)


def _names_in(layout: Layout) -> Iterator[Names]:
    for field in layout.fields.values():
        if not field.scratch:
            yield from filter(None, (field.of, *field.places))
            if field.is_section:
                yield from _names_in(field.layout)


def _fields(layout: Layout, names: _Keys) -> Iterator[FieldFacts]:
    for field in layout.fields.values():
        if not field.scratch:
            yield FieldFacts(
                name=field.name,
                what=field.what,  # type: ignore[arg-type]  # one of these words by construction
                shape=list(field.shape) if field.what != "members" else [field.size],
                least=field.least,
                most=field.most,
                of=names.key_or_none(field.of),
                places=[names.key_or_none(place) for place in field.places],
                seen=field.seen.how,  # type: ignore[arg-type]  # the same
                by=list(field.seen.fields),
                start=None if field.is_section or field.what == "members" else value_of(field, field.start),
                fields=list(_fields(field.layout, names)) if field.is_section else [],
            )


def _kind(kind: Kind, names: _Keys) -> KindFacts:
    arguments = [names.key(one) for one in kind.arguments]
    return KindFacts(kind.word, arguments, variables_of(kind), kind.final, kind.together)


def _origin(group: str, source: str, values: box.Data) -> Origin:
    told = {key: ", ".join(map(str, one)) if isinstance(one, list) else str(one) for key, one in values.items()}
    return Origin(group, source, told)


def _option(field: Field) -> OptionFacts:
    values = list(YES_NO) if field.what == "flag" else list(field.of.words) if field.of else None
    default = str(field.start) if values is None else values[field.start]
    return OptionFacts(field.name, default, values, field.least, field.most)


def value_of(field: Field, number: int) -> int | bool | str:
    """One value of a field as a view tells it."""
    if field.what == "flag":
        return bool(number)
    return number if field.of is None else field.of[number]
