"""Overrides change the tables of a match and are saved in its file."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

from sandtable.engine.components import SOURCES
from sandtable.engine.dice import seed_from
from sandtable.engine.events import Rolled
from sandtable.engine.game import Setup
from sandtable.engine.match import Match
from sandtable.engine.record import load, save
from sandtable.engine.verdict import verify
from sandtable.testing.cases import Case, finished, moments, snapshot
from sandtable.testing.conformance.kit import Kit

MINE = "my sheet"


def override_for(match: Match) -> dict[str, Any]:
    """Return an override that changes the source of the first suitable table."""
    for event in match.log:
        if isinstance(event, Rolled) and event.table in match.box.data["table"]:
            override = {"table": {event.table: {"source": MINE}}}
            box = match.game.open_box(override)
            column = match.game.tables(box)[event.table][event.column]
            if column.span(event.modified).source == MINE:
                return override
    return {}


def played_again(match: Match, override: dict[str, Any]) -> Match:
    again = Match(match.game, Setup(match.setup.scenario, {}, override), seed_from(1))
    for given in match.inputs:
        again.submit(given.seat, given.answer)
    return again


def rolled_sources(match: Match) -> set[str]:
    return {event.source for event in match.log if isinstance(event, Rolled)}


def sources(data: object) -> Iterator[object]:
    if isinstance(data, Mapping):
        yield from (value for name, value in data.items() if name.startswith("source"))
    inner = data.values() if isinstance(data, Mapping) else data if isinstance(data, list) else ()
    for part in inner:
        yield from sources(part)


class OverrideKit(Kit):
    """An override changes the tables and is saved with the match."""

    def test_an_override_changes_the_table_and_is_carried_in_the_file(self, case: Case) -> None:
        first = finished(case)
        override = override_for(first)
        match = played_again(first, override)

        assert (MINE in rolled_sources(match)) == bool(override)
        assert MINE not in rolled_sources(first)
        assert json.loads(save(match))["setup"]["components"] == override
        assert snapshot(load(save(match), self.game)) == snapshot(match)
        assert verify(save(match), self.game).fits

    def test_the_printed_box_stays_as_it_is(self, case: Case) -> None:
        *_, match = moments(case)

        assert match.box is self.game.printed_box
        assert self.game.box_for(match.setup) is self.game.printed_box

    def test_every_component_says_where_it_comes_from_in_one_of_four_words(self) -> None:
        found = set(sources(self.game.printed_box.data))

        assert found
        assert found <= set(SOURCES)
