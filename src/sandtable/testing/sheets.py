"""All components of a box on one sheet, to be compared line by line.

`python -m sandtable.testing.sheets GAME FILE` writes it, or writes it again.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from itertools import zip_longest
from pathlib import Path

from sandtable.engine.game import find_game
from sandtable.engine.match import AnyGame

WORDS = ("id", "name_", "short_", "note_", "title_", "source")


def sheet(game: AnyGame) -> str:
    return "\n".join(told(game.printed_box.data, "")) + "\n"


def told(data: object, name: str) -> Iterator[str]:
    """Return one line for a component without parts, with every figure but no names."""
    if isinstance(data, Mapping):
        plain = {key: value for key, value in data.items() if is_plain(value)}
        if figures := {key: value for key, value in plain.items() if not key.startswith(WORDS)}:
            yield f"{name}: " + ", ".join(f"{key} {word(value)}" for key, value in figures.items())
        for key, value in data.items():
            if key not in plain:
                yield from told(value, f"{name}.{key}".lstrip("."))
    elif isinstance(data, list):
        for number, value in enumerate(data):
            yield from told(value, f"{name}[{label(value, number)}]")
    else:
        yield f"{name}: {data}"


def is_plain(value: object) -> bool:
    if isinstance(value, list):
        return not any(isinstance(one, Mapping) for one in value)
    return not isinstance(value, Mapping)


def word(value: object) -> str:
    return " ".join(map(str, value)) if isinstance(value, list) else str(value)


def label(value: object, number: int) -> object:
    return value.get("id", number) if isinstance(value, Mapping) else number


def must_be_as_kept(game: AnyGame, file: Path) -> None:
    """Fail at the first figure that differs from the sheet."""
    command = f"python -m sandtable.testing.sheets {game.id} {file}"
    for kept, now in zip_longest(file.read_text("utf-8").splitlines(), sheet(game).splitlines()):
        assert now == kept, f"Write the sheet again: {command}"


if __name__ == "__main__":
    Path(sys.argv[2]).write_text(sheet(find_game(sys.argv[1])), "utf-8")
