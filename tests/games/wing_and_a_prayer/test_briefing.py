"""The figures of the briefing are those of the cards and counters."""

from __future__ import annotations

from sandtable.games.wing_and_a_prayer import GAME
from tests.games.wing_and_a_prayer.squadrons import BOX


def test_the_points_of_the_briefing_are_those_of_cards_and_counters() -> None:
    seat = GAME.briefing.seats[0]
    points = {way.rule: way.points for tally in seat.tallies for way in tally.ways}
    cards = [card for target in BOX.targets.values() for card in (target.blue, target.red) if card]
    worth = sorted(value for card in cards for value in (card.heavy, card.light) if value)

    assert points["2.5.vp.target"] == f"{worth[0]} – {worth[-1]}"
    assert points["2.5.vp.single"] == str(BOX.aircraft["me109"].vp)
    assert points["2.5.vp.twin"] == str(BOX.aircraft["me262"].vp)
    assert points["2.5.vp.bomber"] == f"−{-BOX.aircraft['b17f'].vp}"
    assert points["2.5.vp.escort"] == f"−{-BOX.aircraft['p47'].vp}"
    assert points["2.5.vp.missing"] == f"−{-BOX.points.missing_bomber}"


def test_the_counters_of_the_briefing_are_a_b17f_with_a_green_and_a_crack_crew() -> None:
    green, crack = GAME.briefing.seats[0].counters
    front = BOX.aircraft["b17f"].front
    crew = next(crew for crew in BOX.named_crews.values() if crew.name == "Dame Satan").crack

    figures = (front.air_combat, front.performance, front.bombing, front.structure)
    better = (figures[0] + crew.air_combat, figures[1] + crew.performance, *figures[2:])
    assert green.ratings == tuple(map(str, figures))
    assert crack.ratings == tuple(map(str, better))
