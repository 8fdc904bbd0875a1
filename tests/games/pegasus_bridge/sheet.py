"""Everything printed in the box on one sheet, to be compared line by line.

`python -m tests.games.pegasus_bridge.sheet` writes it again.
"""

from collections.abc import Iterator, Mapping
from pathlib import Path

from sandtable.games.pegasus_bridge import GAME

WORDS = ("id", "name_", "short_", "note_", "title_", "source")
SHEET = Path(__file__).with_name("sheet.txt")


def sheet() -> str:
    return "\n".join(told(GAME.printed_box.data, "")) + "\n"


def told(data: object, name: str) -> Iterator[str]:
    """One line for what has no parts of its own, with every figure; names are left out."""
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


if __name__ == "__main__":
    SHEET.write_text(sheet(), "utf-8")
