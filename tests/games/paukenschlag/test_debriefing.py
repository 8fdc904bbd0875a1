"""The debriefing: what was sunk and when, the distance to the goals, and whose dice fell."""

from __future__ import annotations

import pytest

from sandtable.engine.events import Rolled
from sandtable.games.paukenschlag.events.grid import ContactBegan, RoundBegan, ShipSunk
from sandtable.games.paukenschlag.rules.units import called
from sandtable.games.paukenschlag.state import GERMAN, US, Loss
from sandtable.games.paukenschlag.view.debriefing import (
    happening,
    moment,
    remarks,
    scores,
    thrower,
    whereabouts,
)
from tests.games.paukenschlag.campaigns import BOX, boat, convoy, empty


def test_the_score_counts_ships_month_by_month_and_boats() -> None:
    s = empty()
    s.losses = [Loss(1, "C1", "CB", 30), Loss(2, "C2", "CB", 16), Loss(5, "C2", "CB", 20)]
    s.boats["U-66"].sunk = True
    german, us = scores(BOX, s)

    assert [(line.points, line.text.args["tons"]) for line in german.lines] == [(2, 46), (1, 20)]  # type: ignore[union-attr]  # texts with arguments
    assert (german.side, german.total) == (GERMAN, 3)
    assert (us.side, us.total, [line.text for line in us.lines]) == (US, 1, ["U-66"])


@pytest.mark.parametrize(
    ("scenario", "goals"),
    [
        ("historical", [40, 2000]),
        ("drumbeat", [13, 600]),
        ("plan_amerika", [40, 2000, 40]),
    ],
)
def test_the_remarks_name_the_goals_of_the_scenario(scenario: str, goals: list[int]) -> None:
    found = [fact.value.args["needed"] for fact in remarks(BOX, empty(scenario))]  # type: ignore[union-attr]  # texts with arguments

    assert found == goals


def test_boats_and_convoys_leave_their_ways() -> None:
    s = empty(turn=3)
    boat(s, "U-66", "CB")
    convoy(s, "C1", "CA")

    ways = {(one.id, one.side, one.space) for one in whereabouts(BOX, s)}
    assert ways == {("U-66", GERMAN, "CB"), ("C1", US, "CA")}
    assert moment(BOX, s, "")[0] == 3


def test_contacts_and_sinkings_stand_on_the_time_line() -> None:
    names = called(BOX, "C1")
    sunk = ShipSunk(ship=names, zone="CB", tons=30, ships=1, total=30)
    rows = [happening(BOX, event) for event in (ContactBegan(zone="CB"), sunk)]

    assert [(row.row, row.side, row.space) for row in rows if row] == [
        ("contact", GERMAN, "CB"),
        ("ship", GERMAN, "CB"),
    ]
    assert happening(BOX, RoundBegan(level="osl", round=1, first=US)) is None


@pytest.mark.parametrize(
    ("table", "column", "about", "side"),
    [
        ("torpedo", "convoy", "", GERMAN),
        ("surface", "3-1", "torpedo", GERMAN),
        ("surface", "3-1", "gun", ""),
        ("radar", "us-1", "", US),
        ("radar", "german-2", "", GERMAN),
        ("air_search", "", "", US),
        ("sonar_active", "", "", ""),
    ],
)
def test_the_dice_belong_to_whoever_threw_them(
    table: str, column: str, about: str, side: str
) -> None:
    roll = Rolled(
        table=table,
        column=column,
        die=1,
        faces=(),
        sides=10,
        modifiers=(),
        modified=1,
        source="rulebook",
        about=about,
        rule="9.1",
    )

    assert thrower(BOX, [roll], 0) == side
    assert thrower(BOX, [RoundBegan(level="osl", round=1, first=US)], 0) == ""
