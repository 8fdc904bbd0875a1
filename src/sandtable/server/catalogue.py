"""The catalogue of games, with their rules and tables."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from sandtable.engine.game import OptionKind, ScenarioInfo
from sandtable.engine.log import row_text
from sandtable.engine.match import AnyGame
from sandtable.engine.rules import Home, RuleEntry
from sandtable.engine.tables import Column, Table
from sandtable.engine.texts import LANGUAGES, Both, in_both, say
from sandtable.lab.coverage import coverage, homes
from sandtable.players.registry import player_names, seats_for
from sandtable.server.render import Renderer, printed
from sandtable.server.wire_games import (
    BotInfo,
    Covered,
    GameInfo,
    OptionEntry,
    OptionType,
    Rulebook,
    RuleText,
    RulingText,
    ScenarioEntry,
    SeatInfo,
    TableColumn,
    TableRow,
    TableSheet,
)
from sandtable.server.words import sentence


def game_info(game: AnyGame) -> GameInfo:
    box, renderer = game.printed_box, printed(game)
    return GameInfo(
        game.id,
        Both(game.title("es"), game.title("en")),
        Both(game.blurb("es"), game.blurb("en")),
        tuple(SeatInfo(seat, renderer.seat_name(seat)) for seat in game.seats),
        tuple(bot_info(game, name) for name in player_names(game)),
        game.rules_version,
        tuple(scenario_entry(game, scenario) for scenario in game.scenarios(box)),
        tuple(map(option_entry, game.options(box))),
        game.insight is not None,
        game.lesson is not None,
        game.palette,
    )


def bot_info(game: AnyGame, name: str) -> BotInfo:
    return BotInfo(name, player_title(game, name), seats_for(game, name))


@lru_cache(maxsize=256)
def player_title(game: AnyGame, name: str) -> Both:
    """Return a player's name: the game names its own bots, the server the common ones."""
    key = f"player-{name}"
    if game.texts.has(key, LANGUAGES[0]):
        return in_both(say(key), game.texts)
    return sentence(key)


def scenario_entry(game: AnyGame, scenario: ScenarioInfo) -> ScenarioEntry:
    titles, notes, seats = scenario.titles, scenario.notes, scenario.seats or game.seats
    return ScenarioEntry(scenario.id, titles, notes, scenario.source, seats)


def option_entry(kind: OptionKind) -> OptionEntry:
    titles, notes, takes = kind.titles, kind.notes, option_type(kind)
    return OptionEntry(
        kind.id, titles, notes, takes, kind.default, kind.low, kind.high, kind.choices
    )


def option_type(kind: OptionKind) -> OptionType:
    if isinstance(kind.default, bool):
        return "switch"
    if isinstance(kind.default, int):
        return "number"
    return "choice" if kind.choices else "text"


# ---------------------------------------------------------------------- rules


@lru_cache(maxsize=32)
def rulebook(game: AnyGame) -> Rulebook:
    found, places = coverage(game), homes(game)
    covered = Covered(found.total, found.implementable, found.with_code, found.with_test)
    entries = game.rules.rules.values()
    return Rulebook(covered, tuple(rule_text(game, e, places.get(e.id, ())) for e in entries))


def rule_text(game: AnyGame, entry: RuleEntry, at: Iterable[Home]) -> RuleText:
    inside = f"{game.package}."
    places = tuple(f"{home.module.removeprefix(inside)}.{home.name}" for home in at)
    rulings = tuple(
        RulingText(ruling.id, ruling.text) for ruling in game.rules.rulings_on(entry.id)
    )
    title, summary = entry.title, entry.summary
    return RuleText(entry.id, entry.kind, title, summary, places, rulings)


# ---------------------------------------------------------------------- tables


def tables(game: AnyGame) -> list[TableSheet]:
    renderer = printed(game)
    return [sheet(renderer, name, table) for name, table in game.tables(game.printed_box).items()]


def sheet(renderer: Renderer, name: str, table: Table[Any]) -> TableSheet:
    return TableSheet(
        name,
        table.titles,
        table.notes,
        table.rule,
        table.source,
        table.sides,
        tuple(column_of(renderer, table, column) for column in table.columns.values()),
    )


def column_of(renderer: Renderer, table: Table[Any], column: Column[Any]) -> TableColumn:
    rows = tuple(
        TableRow(span.lo, span.hi, row_text_in_both(renderer, table, span.row), span.source)
        for span in column.spans
    )
    return TableColumn(column.name, renderer.column(column.name), rows)


def row_text_in_both(renderer: Renderer, table: Table[Any], row: Any) -> Both:  # noqa: ANN401  (a row of any game)
    """Return a row in words; without words of the game, its bare values."""
    words = [row_text(renderer.game, table, row, language) for language in LANGUAGES]
    if not any(words):
        words = [", ".join(str(getattr(row, name)) for name in row.__struct_fields__)] * 2
    return Both(*words)
