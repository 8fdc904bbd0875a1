"""Make the TypeScript types of the wire format: `python -m sandtable.server.typescript`."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator
from enum import StrEnum
from typing import Any

import msgspec
from msgspec import inspect

from sandtable.engine.debrief import Debriefing, Hindsight
from sandtable.engine.parts import Part, Words
from sandtable.engine.scene import Insight
from sandtable.engine.styles import STYLES
from sandtable.server import wire

HEAD = """\
// Made by `python -m sandtable.server.typescript` from the structs of the server. Do not edit.

export type Answer = string | number;
export type Point = [number, number];
"""

PRIMITIVES: dict[type, str] = {
    inspect.StrType: "string",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
}
WORDS = inspect.type_info(Words)


def typescript() -> str:
    """Return the whole file."""
    roots: tuple[Any, ...] = (
        *wire.PUBLIC,
        Insight,
        Debriefing,
        Hindsight,
        *unions()["FromClient"],
        wire.View,
    )
    roots += unions()["FromServer"]
    blocks = [*map(vocabulary, STYLES), *map(interface, reached(roots))]
    joined = [
        f"export type {name} = {' | '.join(kind.__name__ for kind in kinds)};\n"
        for name, kinds in unions().items()
    ]
    return "\n".join([HEAD, *blocks, *joined])


def unions() -> dict[str, tuple[Any, ...]]:
    return {
        "FromClient": wire.FromClient.__args__,
        "FromServer": wire.FromServer.__args__,
    }


def reached(roots: Iterable[Any]) -> list[type[msgspec.Struct]]:
    """Return every struct that is reached from some, in the order of their names."""
    found: dict[str, type[msgspec.Struct]] = {}
    waiting = [inspect.type_info(root) for root in roots]
    while waiting:
        info = waiting.pop()
        if isinstance(info, inspect.StructType):
            if info.cls.__name__ in found:
                continue
            found[info.cls.__name__] = info.cls
        waiting.extend(below(info))
    return [found[name] for name in sorted(found) if name != "Text"]


def below(info: inspect.Type) -> Iterator[inspect.Type]:
    if isinstance(info, inspect.StructType):
        yield from (field.type for field in info.fields)
    elif isinstance(info, inspect.UnionType):
        yield from info.types
    elif isinstance(info, inspect.VarTupleType):
        yield info.item_type
    elif isinstance(info, inspect.TupleType):
        yield from info.item_types
    elif isinstance(info, inspect.DictType):
        yield info.value_type


def vocabulary(words: type[StrEnum]) -> str:
    """Return a closed set of words as a type."""
    values = " | ".join(json.dumps(word.value) for word in words)
    return f"/** {words.__doc__} */\nexport type {words.__name__} = {values};\n"


def interface(kind: type[msgspec.Struct]) -> str:
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)  # noqa: S101  (for the type checker)
    lines = [f"/** {(kind.__doc__ or '').strip().splitlines()[0]} */"]
    lines.append(f"export interface {kind.__name__} {{")
    if info.tag_field is not None:
        lines.append(f"  {info.tag_field}: {json.dumps(info.tag)};")
    may_lack = issubclass(kind, Part) or kind in SENT_BY_CLIENT
    for field in info.fields:
        mark = "?" if may_lack and not field.required else ""
        lines.append(f"  {field.encode_name}{mark}: {told(field.type)};")
    return "\n".join([*lines, "}", ""])


SENT_BY_CLIENT = (wire.NewMatch, wire.Hello, wire.Word)


def told(info: inspect.Type) -> str:
    """Return a type as TypeScript writes it."""
    if info == WORDS:
        return "Both"
    if isinstance(info, inspect.StructType | inspect.EnumType):
        return info.cls.__name__
    if isinstance(info, inspect.LiteralType):
        return " | ".join(json.dumps(value) for value in info.values)
    if isinstance(info, inspect.UnionType):
        return " | ".join(told(one) for one in info.types)
    if isinstance(info, inspect.VarTupleType):
        return listed(told(info.item_type))
    if isinstance(info, inspect.TupleType):
        return f"[{', '.join(told(item) for item in info.item_types)}]"
    if isinstance(info, inspect.DictType):
        pairs = f"Record<{told(info.key_type)}, {told(info.value_type)}>"
        return f"Partial<{pairs}>" if isinstance(info.key_type, inspect.EnumType) else pairs
    return PRIMITIVES[type(info)]


def listed(item: str) -> str:
    return f"({item})[]" if " " in item and not item.startswith("[") else f"{item}[]"


if __name__ == "__main__":
    sys.stdout.write(typescript())
