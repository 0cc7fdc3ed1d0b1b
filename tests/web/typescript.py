"""The protocol's types for the page, made from `ostrov.server.messages`.

After a change there run `python -m tests.web.typescript`.
"""

from __future__ import annotations

import inspect
from pathlib import Path
from typing import Any, get_args

import msgspec
from msgspec import inspect as look

from ostrov.server import messages

FILE = Path(__file__).parents[2] / "web" / "src" / "protocol" / "types.ts"
HEAD = """// Every message between a table and its clients; docs/protocol.md says what they mean.
// Made from src/ostrov/server/messages.py by tests/web/typescript.py.

export type Value = { of: string; is: string }
export type Argument = number | string | Value
"""


def structs() -> list[type[msgspec.Struct]]:
    """The messages in the order of their file."""
    found = [
        one
        for one in vars(messages).values()
        if inspect.isclass(one) and issubclass(one, msgspec.Struct) and one.__module__ == messages.__name__
    ]
    bases = {messages.Message, messages.FromClient, messages.FromServer, messages.Wish, messages.Value}
    return [one for one in found if one not in bases]


def typed(kind: look.Type) -> str:
    """A type as TypeScript writes it."""
    match kind:
        case look.StrType():
            return "string"
        case look.IntType() | look.FloatType():
            return "number"
        case look.BoolType():
            return "boolean"
        case look.NoneType():
            return "null"
        case look.LiteralType(values=values):
            return " | ".join(f"'{value}'" for value in values)
        case look.ListType(item_type=item):
            inner = typed(item)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case look.DictType(value_type=value):
            return f"Record<string, {typed(value)}>"
        case look.UnionType(types=types):
            if any(isinstance(one, look.StructType) and one.cls is messages.Value for one in types):
                return "Argument"
            return " | ".join(typed(one) for one in types)
        case look.StructType(cls=cls):
            return cls.__name__
        case look.AnyType():
            return "any"
    raise TypeError(f"no TypeScript for {kind!r}: teach tests/web/typescript.py")


def interface(struct: type[msgspec.Struct]) -> str:
    """One message; what has a default need not be said by a client."""
    info: Any = look.type_info(struct)
    to_server = issubclass(struct, messages.FromClient) or struct in TO_SERVER
    lines = [] if info.tag is None else [f"  t: '{info.tag}'"]
    for field in info.fields:
        mark = "?" if to_server and not field.required else ""
        lines.append(f"  {field.encode_name}{mark}: {typed(field.type)}")
    return "\n".join([f"export interface {struct.__name__} {{", *lines, "}"])


TO_SERVER = {messages.NewTable, messages.NewSeat, messages.Join, messages.Import}


def union(name: str) -> str:
    members = " | ".join(one.__name__ for one in get_args(getattr(messages, name)))
    return f"export type {name} = {members}"


def whole() -> str:
    """The file."""
    parts = [HEAD, *map(interface, structs()), union("ClientMessage"), union("ServerMessage")]
    return "\n".join(f"{part}\n" for part in parts)


if __name__ == "__main__":
    FILE.write_text(whole(), encoding="utf-8")
