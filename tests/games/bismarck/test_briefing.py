"""The figures of the briefing are those of the schedule of points."""

from __future__ import annotations

import pytest

from sandtable.games.bismarck import GAME

POINTS = GAME.printed_box.points


@pytest.mark.parametrize("seat", GAME.briefing.seats, ids=lambda seat: seat.id)
def test_the_points_of_the_briefing_are_those_of_the_schedule(seat: object) -> None:
    ways = {way.text.en: way.points for tally in seat.tallies for way in tally.ways}  # type: ignore[attr-defined]  # a seat's briefing
    ships, days = POINTS["british_ship_sunk"].by_ship, POINTS["bismarck_enters_port_on_day"].by_day

    assert ways["Sink Bismarck"] == str(POINTS["sunk_bismarck"].vp)
    assert ways["Sink Prinz Eugen"] == str(POINTS["sunk_prinz_eugen"].vp)
    convoys = POINTS["convoy_destroyed"].by_number
    assert ways["Each convoy destroyed"] == ", ".join(map(str, convoys))
    assert ways["Sink Hood · Prince of Wales"] == f"{ships['hood']} · {ships['prince_of_wales']}"
    assert f"{min(days.values())}–{max(days.values())}" in ways.values()
    whole = POINTS["at_sea_at_end_no_midships_bismarck"]
    assert ways["Bismarck unhurt at sea at the end"] == str(whole.vp)
