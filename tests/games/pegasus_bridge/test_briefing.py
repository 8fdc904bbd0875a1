"""The figures of the briefing are those of the chart of points."""

from __future__ import annotations

from sandtable.games.pegasus_bridge import GAME


def test_the_points_of_the_briefing_are_those_of_the_chart() -> None:
    [seat] = GAME.briefing.seats
    worth = GAME.printed_box.victory
    points = {way.rule: way.points for tally in seat.tallies for way in tally.ways}

    assert points["16.0.pegasus"] == f"{worth.pegasus_intact} · {worth.pegasus_damaged}"
    assert points["16.0.ranville"] == str(worth.ranville)
    assert points["16.0.bunker"] == f"{worth.pillbox} · {worth.bunker}"
    assert points["16.0.tank"] == f"{worth.tank} · {worth.at_gun} · {worth.machine_gun}"
    assert points["16.0.prisoner"] == f"{worth.prisoner} · {worth.schmidt}"
    assert points["16.0.leader"] == f"−{-worth.leader_killed}"
    assert points["16.0.platoon"] == f"−{-worth.platoon_eliminated}"
