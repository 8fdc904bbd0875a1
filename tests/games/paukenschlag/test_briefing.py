"""The briefing tells each side what its scenario asks for."""

from __future__ import annotations

import pytest

from sandtable.games.paukenschlag import GAME
from tests.games.paukenschlag.campaigns import BOX


@pytest.mark.parametrize("seat", GAME.seats)
def test_the_goals_of_the_briefing_are_those_of_the_scenarios(seat: str) -> None:
    briefing = GAME.briefing
    assert briefing is not None
    whole, short = briefing.seat(seat).tallies
    drumbeat, plan = BOX.scenarios["drumbeat"], BOX.scenarios["plan_amerika"]

    assert [way.points.lstrip("< ") for way in whole.ways] == [
        str(BOX.limits.ships_to_sink),
        str(BOX.limits.tons_to_sink),
        str(plan.luftwaffe_points),
    ]
    assert [way.points.lstrip("< ") for way in short.ways] == [
        str(drumbeat.ships),
        str(drumbeat.tons),
    ]
    assert f" {drumbeat.turns} " in short.title.en
    assert f" {BOX.scenarios['historical'].turns} " in whole.title.en
