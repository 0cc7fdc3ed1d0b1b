"""A file for who owns the box: the values that are only reconstructed, to be replaced by what the box shows.

    template("ostrov.games.shipyard")    such a file, in TOML, with the values as they are
    guessed(data)                        ("gear", "teeth_per_rotation"), … that nobody has read off the box
    places(own)                          the places that an owner's file names
    changed(shipped, merged)             the places that differ

Each table and row of a box says its `source`; `<field>_source` says it for one field, and what has none has that of the
table around it, or, for rows, of the group that is called like them (`[population_cards]` for `[[population_card]]`).
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from ostrov.engine.box import OWN_KEY, Data, has_ids, shipped

GUESSED = "reconstructed"
SOURCE, SOURCE_END = "source", "_source"
HEAD = """\
# The box of {game}, as far as it is reconstructed: nobody has read these values off the printed parts.
# If you own the game, put in what yours shows and throw away what you leave alone; then:
#     ostrov box check FILE
#     ostrov play {game} --box FILE
{key} = "{game}"
"""
Place = tuple[str, ...]


def template(package: str) -> str:
    """A file for the owner, with all reconstructed values as they are now."""
    head = HEAD.format(game=package.rpartition(".")[2], key=OWN_KEY)
    return head + "".join(f"\n{table}" for table in _tables((), shipped(package), ""))


def guessed(data: Data) -> set[Place]:
    """The places of all values that are only reconstructed; rows go by their ids."""
    return {place for place, _ in _values((), data, "")}


def changed(before: Data, after: Data) -> set[Place]:
    """The places of all values that are not as they were."""
    now = dict(_leaves((), after))
    return {place for place, value in _leaves((), before) if now[place] != value}


def places(own: Data) -> set[Place]:
    """The places that an owner's file gives a value for."""
    return {place for place, _ in _leaves((), own)}


def words(place: Place) -> str:
    """`employees.foreman.colour`"""
    return ".".join(place)


# --- where values come from -------------------------------------------------------------------------------------------


def _source_of(data: Data, key: str, around: str) -> str:
    """The source of what stands under a key of a table."""
    value = data[key]
    own = value.get(SOURCE) if isinstance(value, dict) else None
    group = data.get(f"{key}s", {}) if has_ids(value) else {}
    in_group = group.get(SOURCE) if isinstance(group, dict) else None
    return str(own or data.get(f"{key}{SOURCE_END}") or in_group or around)


def _keys(data: Data) -> list[str]:
    """What a table holds, without where it comes from and what rows are called."""
    return [key for key in data if key not in (SOURCE, "id") and not key.endswith(SOURCE_END)]


def _values(place: Place, data: Data, around: str) -> Iterator[tuple[Place, Any]]:
    for key in _keys(data):
        value, source = data[key], _source_of(data, key, around)
        if isinstance(value, dict):
            yield from _values((*place, key), value, source)
        elif has_ids(value):
            for row in value:
                yield from _values((*place, key, str(row["id"])), row, row.get(SOURCE, source))
        elif source == GUESSED:
            yield (*place, key), value


def _leaves(place: Place, data: Data) -> Iterator[tuple[Place, Any]]:
    for key in _keys(data):
        value = data[key]
        if isinstance(value, dict):
            yield from _leaves((*place, key), value)
        elif has_ids(value):
            for row in value:
                yield from _leaves((*place, key, str(row["id"])), row)
        else:
            yield (*place, key), value


# --- writing TOML -----------------------------------------------------------------------------------------------------


def _tables(place: Place, data: Data, around: str) -> Iterator[str]:
    """The table at a place with its reconstructed values, then those inside it."""
    plain = [key for key in _keys(data) if not isinstance(data[key], dict) and not has_ids(data[key])]
    own = [f"{key} = {_toml(data[key])}\n" for key in plain if _source_of(data, key, around) == GUESSED]
    if own:
        yield "".join([f"[{words(place)}]\n" if place else "", *own])
    for key in _keys(data):
        value, source = data[key], _source_of(data, key, around)
        if isinstance(value, dict):
            yield from _tables((*place, key), value, source)
        elif has_ids(value):
            for row in value:
                yield from _row((*place, key), row, row.get(SOURCE, source))


def _row(place: Place, row: Data, source: str) -> Iterator[str]:
    found = _inside(row, source)
    if found:
        lines = [f"{key} = {_toml(value)}\n" for key, value in {"id": row["id"], **found}.items()]
        yield "".join([f"[[{words(place)}]]\n", *lines])


def _inside(row: Data, around: str) -> Data:
    """The reconstructed values of a row; tables in it are written on one line."""
    found: Data = {}
    for key in _keys(row):
        value, source = row[key], _source_of(row, key, around)
        if isinstance(value, dict):
            inner = _inside(value, source)
            if inner:
                found[key] = inner
        elif has_ids(value):
            rows = [{"id": one["id"], **_inside(one, one.get(SOURCE, source))} for one in value]
            found |= {key: [one for one in rows if len(one) > 1]} if any(len(one) > 1 for one in rows) else {}
        elif source == GUESSED:
            found[key] = value
    return found


def _toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{_key(key)} = {_toml(inner)}" for key, inner in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(_toml, value)) + "]"
    return json.dumps(value, ensure_ascii=False)  # texts, numbers, true and false are written alike


def _key(key: str) -> str:
    return key if key.replace("_", "").replace("-", "").isalnum() and key.isascii() else json.dumps(key)
