"""Make the TypeScript types of the wire format: `python -m sandtable.server.typescript`."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterable, Iterator
from enum import Enum
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect

from sandtable.engine.debrief import Debriefing, Hindsight
from sandtable.engine.parts import Part, Words
from sandtable.engine.scene import Insight
from sandtable.engine.styles import STYLES
from sandtable.engine.texts import Both
from sandtable.server import wire

FOLDER = Path("web/src/lib")
HEAD = """\
// Made by `python -m sandtable.server.typescript` from the structs of the server. Do not edit.
"""
PLAIN = """\
export type Answer = string | number;
export type Point = [number, number];
"""
MAIN = "wire"
"""The file that re-exports all others."""

Kind = type[msgspec.Struct] | type[Enum]

PRIMITIVES: dict[type, str] = {
    inspect.StrType: "string",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
}
WORDS = inspect.type_info(Words)


def typescript() -> dict[str, str]:
    """Return the files by their paths: one for each module that has structs of the wire."""
    roots = (*wire.PUBLIC, Insight, Debriefing, Hindsight, wire.View)
    kinds = defaultdict[str, list[Kind]](list)
    sent: list[Kind] = [*STYLES, *reached((*roots, *sum(unions().values(), ())))]
    for kind in sent:
        kinds[module_of(kind)].append(kind)
    others = sorted(kinds.keys() - {MAIN})
    passed_on = "".join(f'export type * from "./{MAIN}/{name}";\n' for name in others)
    files = {f"{MAIN}/{name}.ts": file(name, kinds[name]) for name in others}
    return {f"{MAIN}.ts": file(MAIN, kinds[MAIN], passed_on, PLAIN, *joined()), **files}


def module_of(kind: Kind) -> str:
    return kind.__module__.rpartition(".")[2]


def file(module: str, kinds: list[Kind], *more: str) -> str:
    blocks = (
        interface(kind) if issubclass(kind, msgspec.Struct) else vocabulary(kind) for kind in kinds
    )
    return "\n".join(filter(None, [HEAD, imports(module, kinds), *more, *blocks]))


def imports(module: str, kinds: list[Kind]) -> str:
    """Return the import lines for the types that a module's structs use."""
    named = {other for kind in kinds for other in named_by(kind) if module_of(other) != module}
    modules = defaultdict[str, list[str]](list)
    for name, other in sorted((other.__name__, module_of(other)) for other in named):
        modules[other].append(name)
    return "".join(
        f'import type {{ {", ".join(modules[other])} }} from "{path(module, other)}";\n'
        for other in sorted(modules)
    )


def path(module: str, other: str) -> str:
    if other == MAIN:
        return f"../{MAIN}"
    return f"./{MAIN}/{other}" if module == MAIN else f"./{other}"


def named_by(kind: Kind) -> Iterator[Kind]:
    """Return the structs and vocabularies in the fields of a type."""
    waiting = list(below(inspect.type_info(kind)))
    while waiting:
        info = waiting.pop()
        if info == WORDS:
            yield Both
        elif isinstance(info, inspect.StructType | inspect.EnumType):
            yield info.cls
        else:
            waiting.extend(below(info))


def joined() -> list[str]:
    return [
        f"export type {name} = {' | '.join(kind.__name__ for kind in kinds)};\n"
        for name, kinds in unions().items()
    ]


def unions() -> dict[str, tuple[Any, ...]]:
    return {
        "FromClient": wire.FromClient.__args__,
        "FromServer": wire.FromServer.__args__,
    }


def reached(roots: Iterable[Any]) -> list[type[msgspec.Struct]]:
    """Return every struct reachable from some others, in the order of their names."""
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
        yield info.key_type
        yield info.value_type


def vocabulary(words: type[Enum]) -> str:
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
    for name, text in typescript().items():
        (FOLDER / name).parent.mkdir(exist_ok=True)
        (FOLDER / name).write_text(text, "utf-8")
