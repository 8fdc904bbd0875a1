"""The figures of the briefing are those of the standard schedule."""

from __future__ import annotations

from sandtable.engine.game import Setup
from sandtable.games.raid_on_schweinfurt import GAME


def test_the_goals_of_the_briefing_are_those_of_the_schedule() -> None:
    [seat] = GAME.briefing.seats
    win, draw, lesser, _ = GAME.new_state(Setup("standard")).goals
    ways = {way.rule: way for tally in seat.tallies for way in tally.ways}

    assert str(win.damage_min) in ways["II.win"].text.es
    assert ways["II.win"].points == f"≤ {win.downed_max} %"
    assert ways["II.draw-a"].points == f"< {draw.downed_under} %"
    assert str(lesser.damage_min) in ways["II.draw-b"].text.en
    assert ways["II.draw-b"].points == f"≤ {lesser.downed_max} %"
    assert ways["XI.raise"].points == f"+{GAME.printed_box.annul.damage_raise_per_annulment}"
