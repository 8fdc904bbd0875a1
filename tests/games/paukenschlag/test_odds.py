"""Exact odds of what is offered: they follow from the rules' own rolls."""

from __future__ import annotations

import pytest

from sandtable.engine.scene import Insight
from sandtable.games.paukenschlag import GAME
from sandtable.games.paukenschlag.knowledge import known
from sandtable.games.paukenschlag.odds.attacks import depth_charges, gun, salvo
from sandtable.games.paukenschlag.odds.insight import insight
from sandtable.games.paukenschlag.odds.report import of_searches, of_torpedoes
from sandtable.games.paukenschlag.odds.searches import own_searches
from sandtable.games.paukenschlag.rules.ch06_orders import note_of_search
from sandtable.games.paukenschlag.state import GERMAN, US, Campaign
from tests.games.paukenschlag.campaigns import BOX, boat, empty, plane, ship
from tests.games.paukenschlag.fights import square
from tests.games.paukenschlag.grids import table

HIT = 0.4 * 0.9
"""A torpedo hits a convoy in line on 1-4 of ten, and one hit of ten is a dud."""
SUNK = HIT * 0.8
"""At 3:1 eight faces of ten sink a transport."""


def figures(s: Campaign, seat: str) -> Insight:
    found = insight(BOX, known(s, seat))
    assert found is not None
    return found


@pytest.mark.parametrize("count", [1, 2, 4])
def test_torpedoes_at_a_convoy_strike_each_for_itself(count: int) -> None:
    found = salvo(BOX, square("C1", "U-66"), {"C1": count})

    assert found.sunk[0] == pytest.approx((1 - SUNK) ** count)
    assert found.sunk[count] == pytest.approx(SUNK**count)
    assert found.mean == pytest.approx(count * SUNK)
    assert found.crippled == pytest.approx(1 - (1 - HIT * 0.1) ** count)


def test_hits_on_a_ship_are_added_up() -> None:
    s = square("CV-8", "U-66")
    one, four = (salvo(BOX, s, {"CV-8": count}) for count in (1, 4))

    assert one.sunk == (1.0,)  # at 2:1 one torpedo makes five points at most
    assert 0 < one.crippled < four.crippled
    s.ships["CV-8"].neutralized = True
    assert salvo(BOX, s, {"CV-8": 1}).sunk[1] == pytest.approx(one.crippled)


def test_targets_of_a_spread_salvo_do_not_affect_each_other() -> None:
    s = square("C1", "DD-1", "U-66")
    alone, other = salvo(BOX, s, {"C1": 2}), salvo(BOX, s, {"DD-1": 2})
    both = salvo(BOX, s, {"C1": 2, "DD-1": 2})

    assert both.mean == pytest.approx(alone.mean + other.mean)
    assert both.sunk[0] == pytest.approx(alone.sunk[0] * other.sunk[0])


@pytest.mark.parametrize(
    ("kind", "destroyed", "forced"), [("DD", 4, 3), ("WPG", 2, 3), ("AST", 1, 2)]
)
def test_depth_charges(kind: str, destroyed: int, forced: int) -> None:
    """Of thirty-six pairs of dice so many destroy a boat, and so many force it up."""
    s = empty()
    found = depth_charges(BOX, ship(s, f"{kind}-1", "CB"))

    assert found.destroyed == pytest.approx(destroyed / 36)
    assert found.forced_up == pytest.approx(forced / 36)


def test_a_gun_cripples_a_merchant() -> None:
    s = square("TR-1", "U-66")

    assert 0 < gun(BOX, s, "U-66", "TR-1") < 1


def test_sonar_shows_its_chance_beside_each_attempt() -> None:
    s = table({"C1": "55", "U-66": "54"})
    chances = {search.id: chance for search, chance in own_searches(BOX, known(s, GERMAN))}

    assert chances["U-66:passive:C1:still"] == pytest.approx(4 / 6)
    assert chances["U-66:passive:C1:moving"] == pytest.approx(3 / 6)
    assert chances["U-66:active:C1:moving"] == pytest.approx(5 / 6)
    shown = {one.option: one.share for one in figures(s, GERMAN).options}
    assert shown == chances
    assert insight(BOX, known(s, None)) is None


def test_the_german_sees_what_each_salvo_may_sink_and_what_answers() -> None:
    s = square("C1", "DD-1", "U-66", submerged=True)
    found = figures(s, GERMAN)
    shown = {one.option: one.share for one in found.options}

    assert shown["torpedo:C1*4"] == pytest.approx(1 - (1 - SUNK) ** 4)
    assert [len(chart.chances) for chart in found.charts] == [5]
    assert [fact.share for fact in found.facts] == [pytest.approx(4 / 36)]


def test_the_us_sees_what_its_depth_charges_may_do() -> None:
    s = square("DD-1", "WPG-1", "U-66", "U-67", submerged=True)
    for name in ("U-66", "U-67"):
        s.boats[name].submerged = True
    found = {(one.subject, one.option): one.share for one in figures(s, US).options}

    assert found["DD-1", "U-66"] == found["DD-1", "U-67"] == pytest.approx(4 / 36)
    assert found["WPG-1", "U-66"] == pytest.approx(2 / 36)


def test_an_aircraft_sinks_a_boat_one_time_in_ten() -> None:
    s = empty()
    boat(s, "U-66", "CB", detected=True)
    plane(s, "A-20-1", zone="CB", mission="attack")

    assert {one.option: one.share for one in figures(s, US).options} == {
        "A-20-1": pytest.approx(0.1)
    }
    assert insight(BOX, known(s, GERMAN)) is None


@pytest.mark.parametrize(("scouts", "chance"), [(1, 10), (2, 19), (3, 27)])
def test_the_note_beside_a_zone_says_how_likely_a_boat_is_seen(scouts: int, chance: int) -> None:
    assert note_of_search(BOX, scouts).text.args["chance"] == chance


def test_the_reports_list_torpedoes_and_searches() -> None:
    s = table({"C1": "55", "U-66": "54"})
    torpedoes = of_torpedoes(BOX, known(s, GERMAN), GERMAN)
    searches = of_searches(BOX, known(s, GERMAN), GERMAN)

    assert torpedoes is not None
    assert searches is not None
    assert len(torpedoes.grids[0].rows) == 4
    assert len(searches.grids[0].rows) == 3
    assert {study.id for study in GAME.odds} == {"torpedoes", "searches"}
    assert of_torpedoes(BOX, known(empty(), GERMAN), GERMAN) is None
