"""Components laid over by a file change the tables of a match and travel in its file."""

import json
import tomllib
from collections.abc import Iterator, Mapping

import pytest

from sandtable.engine.components import SOURCES
from sandtable.engine.dice import seed_from
from sandtable.engine.errors import BadInputError
from sandtable.engine.events import Rolled
from sandtable.engine.game import Setup
from sandtable.engine.match import Match
from sandtable.engine.record import load, save
from sandtable.engine.verdict import verify
from tests.conformance.kit import GAMES, AnyGame, Case, finished, moments, plain_cases, snapshot


def table_to_change(case: Case) -> str:
    """The table that a match of this scenario rolls on first."""
    events = finished(case).log
    return next(
        e.table for e in events if isinstance(e, Rolled) and not e.table.startswith("reroll")
    )


def override(game: AnyGame, table: str) -> dict[str, object]:
    """Say that a whole table comes from somewhere else, as a file would."""
    return tomllib.loads(f'[table.{table}]\nsource = "my sheet"\n')


def rolled_sources(match: Match, table: str) -> set[str]:
    events = [event for event in match.log if isinstance(event, Rolled)]
    return {event.source for event in events if event.table == table}


CASES = [case for case in plain_cases() if case.game != "secret-bids"]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_an_override_changes_the_table_and_is_carried_in_the_file(case: Case) -> None:
    game, table = GAMES[case.game], table_to_change(case)
    setup = Setup(case.scenario, {}, override(game, table))
    match = Match(game, setup, seed_from(1))
    for given in finished(case).inputs:
        match.submit(given.seat, given.answer)

    assert "my sheet" in rolled_sources(match, table)
    assert "my sheet" not in rolled_sources(finished(case), table)
    assert json.loads(save(match))["setup"]["components"] == override(game, table)
    assert snapshot(load(save(match), game)) == snapshot(match)
    assert verify(save(match), game).fits


def test_an_override_of_figures_changes_play() -> None:
    game = GAMES["secret-bids"]
    components = {"coin_die": 1, "lots": {"horse": 5}}
    match = Match(game, Setup("short", {}, components), seed_from(1))

    assert match.state.purses == {"red": 1, "blue": 1}
    assert match.box.lots == {"horse": 5, "cannon": 3}
    assert game.printed_box.lots == {"horse": 2, "cannon": 3}
    assert load(save(match), game).box.lots == match.box.lots


@pytest.mark.parametrize("rows", [
    [],
    [{"lo": 1, "hi": 5, "seat": "red"}],
    [{"lo": 1, "hi": 3, "seat": "red"}, {"lo": 5, "hi": 6, "seat": "blue"}],
    [{"lo": 1, "hi": 6, "seat": 3}],
    [{"lo": 1, "hi": 6}],
    [{"hi": 6, "seat": "red"}],
    [{"lo": "one", "hi": 6, "seat": "red"}],
    [{"lo": 1, "hi": 6, "seat": "red", "seats": "blue"}],
    [3],
    "none",
])  # fmt: skip
def test_rows_that_do_not_fit_are_refused_in_a_sentence_that_names_the_table(rows: object) -> None:
    components = {"table": {"tie": {"rows": rows}}}

    with pytest.raises(BadInputError, match="tie"):
        Match(GAMES["secret-bids"], Setup("short", {}, components), seed_from(1))


@pytest.mark.parametrize("case", plain_cases(), ids=str)
def test_the_printed_box_stays_as_it_is(case: Case) -> None:
    game = GAMES[case.game]
    printed = game.printed_box
    *_, match = moments(case)

    assert match.box is printed
    assert game.box_for(match.setup) is printed


def sources(data: object) -> Iterator[object]:
    if isinstance(data, Mapping):
        yield from (value for name, value in data.items() if name.startswith("source"))
    inner = data.values() if isinstance(data, Mapping) else data if isinstance(data, list) else ()
    for part in inner:
        yield from sources(part)


@pytest.mark.parametrize("name", GAMES)
def test_every_component_says_where_it_comes_from_in_one_of_four_words(name: str) -> None:
    found = set(sources(GAMES[name].printed_box.data))

    assert found
    assert found <= set(SOURCES)
