"""The catalogue of games as a client gets it: seats, bots, scenarios, rules and tables."""

from __future__ import annotations

from typing import Literal

import msgspec

from sandtable.engine.palette import Palette
from sandtable.engine.texts import Both

OptionType = Literal["switch", "number", "text", "choice"]


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat of a game."""

    id: str
    name: Both


class BotInfo(msgspec.Struct, frozen=True):
    """A bot, and the seats it can play."""

    id: str
    name: Both
    seats: tuple[str, ...]


class ScenarioEntry(msgspec.Struct, frozen=True):
    """A scenario to choose from, and the seats that play it."""

    id: str
    titles: Both
    notes: Both
    source: str
    seats: tuple[str, ...]


class OptionEntry(msgspec.Struct, frozen=True):
    """An option of a game, and its values."""

    id: str
    titles: Both
    notes: Both
    kind: OptionType
    default: bool | int | str
    low: int
    high: int
    choices: tuple[str, ...]


class GameInfo(msgspec.Struct, frozen=True):
    """A game of the lobby."""

    id: str
    titles: Both
    blurb: Both
    seats: tuple[SeatInfo, ...]
    bots: tuple[BotInfo, ...]
    rules_version: str
    scenarios: tuple[ScenarioEntry, ...]
    options: tuple[OptionEntry, ...]
    has_odds: bool
    has_lesson: bool
    palette: Palette


class RulingText(msgspec.Struct, frozen=True):
    """A ruling on an ambiguous passage."""

    id: str
    text: Both


class RuleText(msgspec.Struct, frozen=True):
    """A rule in our own words, and its homes in the code."""

    id: str
    kind: str
    title: Both
    summary: Both
    homes: tuple[str, ...]
    rulings: tuple[RulingText, ...]


class Covered(msgspec.Struct, frozen=True):
    """The share of the rulebook played and tested; `with_test` is null without the tests."""

    total: int
    implementable: int
    with_code: int
    with_test: int | None


class Rulebook(msgspec.Struct, frozen=True):
    """All rules of a game."""

    coverage: Covered
    rules: tuple[RuleText, ...]


class TableRow(msgspec.Struct, frozen=True):
    """A row: its range of results, and its words."""

    lo: int
    hi: int
    text: Both
    source: str


class TableColumn(msgspec.Struct, frozen=True):
    """A column of a table; a single column has no title."""

    id: str
    title: Both
    rows: tuple[TableRow, ...]


class TableSheet(msgspec.Struct, frozen=True):
    """A table of a game."""

    id: str
    title: Both
    note: Both
    rule: str
    source: str
    sides: int
    columns: tuple[TableColumn, ...]
