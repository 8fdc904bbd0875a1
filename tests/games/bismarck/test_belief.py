"""The belief map: what it drops, what it never drops, and where it puts what was found."""

import pytest

from sandtable.engine.decisions import Decision
from sandtable.games.bismarck.knowledge.belief import Belief, belief, reports
from sandtable.games.bismarck.state import (
    BISMARCK,
    CONVOY,
    HUFF_DUFF,
    PRINZ_EUGEN,
    SEARCH,
    SIGHTING,
    Campaign,
    Chance,
    Contact,
    Damage,
    Group,
    Searched,
)
from tests.games.bismarck.campaigns import BOX, watched

SHIP = (Group(battleships=1),)


def believed(
    turn: int,
    *contacts: Contact,
    searches: tuple[Searched, ...] = (),
    chances: tuple[Chance, ...] = (),
    evasion: int = BOX.ships[BISMARCK].evasion,
) -> Belief:
    hurt = Damage(permanent=BOX.ships[BISMARCK].evasion - evasion)
    return belief(BOX, BISMARCK, turn, reports(contacts, searches, chances), hurt)


def far(zone: str, other: str) -> int:
    return BOX.board.distance(zone, other)


@pytest.mark.parametrize("turn", [3, 4, 5, 9, 20, 34])
def test_shares_add_up_to_one(turn: int) -> None:
    assert sum(believed(turn).values()) == pytest.approx(1)


def test_it_starts_in_bergen_and_spreads_as_far_as_the_bonus_goes() -> None:
    assert believed(3) == {"F20": 1.0}
    assert max(far("F20", zone) for zone in believed(4)) == 5
    assert "F20" in believed(4)


def test_a_zone_searched_in_vain_is_empty() -> None:
    before = believed(8, Contact(7, "H10", SEARCH, SHIP))
    searched = believed(
        8, Contact(7, "H10", SEARCH, SHIP), searches=(Searched(8, "H9", sees_ports=False),)
    )

    assert before["H9"] > 0
    assert "H9" not in searched
    assert sum(searched.values()) == pytest.approx(1)


def test_a_search_from_the_sea_tells_nothing_of_a_ship_in_port() -> None:
    by_sea = believed(4, searches=(Searched(4, "F20", sees_ports=False),))
    by_air = believed(4, searches=(Searched(4, "F20", sees_ports=True),))

    assert "F20" in by_sea
    assert "F20" not in by_air


def test_what_was_found_is_there_and_two_zones_farther_a_turn_later() -> None:
    seen = Contact(7, "H10", SEARCH, SHIP)

    assert believed(7, seen) == {"H10": pytest.approx(1)}
    assert {far("H10", zone) for zone in believed(8, seen)} == {0, 1, 2}


@pytest.mark.rule("9.729")
@pytest.mark.parametrize(
    ("evasion", "turn", "farthest"),
    [(25, 8, 2), (24, 8, 1), (24, 9, 2), (16, 8, 1), (15, 8, 1), (15, 9, 1), (7, 9, 1), (6, 12, 0)],
)
def test_9_729_a_ship_known_to_be_hurt_is_no_farther_than_she_can_sail(
    evasion: int, turn: int, farthest: int
) -> None:
    seen = Contact(7, "H10", SEARCH, SHIP)

    shares = believed(turn, seen, evasion=evasion)

    assert [number for number in (8, 9) if BOX.turns[number].c_turn] == [8]
    assert max(far("H10", zone) for zone in shares) == farthest
    assert sum(shares.values()) == pytest.approx(1)


def test_two_zones_are_not_sailed_twice_in_a_row() -> None:
    passed = Contact(8, "H11", SIGHTING, SHIP)
    after_two = believed(9, Contact(7, "H10", SEARCH, SHIP), passed)

    assert {far("H11", zone) for zone in believed(8, Contact(7, "H10", SEARCH, SHIP), passed)} == {
        1
    }
    assert max(far("H11", zone) for zone in after_two) == 2


def test_nobody_sailed_unseen_through_a_zone_that_was_searched() -> None:
    around = ["G9", "G10", "H9", "H11", "I10", "I11"]
    ring = tuple(Searched(8, zone, sees_ports=False) for zone in around)

    assert believed(8, Contact(7, "H10", SEARCH, SHIP), searches=ring) == {"H10": pytest.approx(1)}


def test_a_silent_general_search_clears_what_it_sees() -> None:
    seen = Contact(7, "J8", SEARCH, SHIP)
    silent = Chance(8, BISMARCK, "general_search", (3, 3, 3), 2, fog=False)
    inside = {zone for zone in believed(8, seen) if BOX.board.inside_patrol_area(zone)}

    assert inside
    assert not inside & set(believed(8, seen, chances=(silent,)))


def test_a_raider_that_took_a_convoy_stays_a_turn() -> None:
    assert believed(9, Contact(8, "H3", CONVOY, SHIP)) == {"H3": pytest.approx(1)}


def test_a_bearing_leaves_seven_zones() -> None:
    heard = Contact(8, "H10", HUFF_DUFF, ship=BISMARCK)

    assert {far("H10", zone) for zone in believed(8, Contact(7, "H11", SEARCH, SHIP), heard)} == {
        0,
        1,
    }


@pytest.mark.parametrize("german", ["thumb", "random"])
@pytest.mark.parametrize("british", ["thumb", "random"])
def test_the_raiders_are_never_where_it_says_they_cannot_be(british: str, german: str) -> None:
    asked: set[int] = set()

    def look(s: Campaign, decision: Decision) -> None:
        if decision.id != "regroup" or s.turn in asked:
            return
        asked.add(s.turn)
        for ship in (BISMARCK, PRINZ_EUGEN):
            vessel = s.german.vessels[ship]
            heard = reports(s.british.contacts, s.british.searches, s.chances)
            hurt = s.british.shown.get(ship, Damage())
            shares = belief(BOX, ship, s.turn - 1, heard, hurt)
            assert sum(shares.values()) == pytest.approx(1)
            assert vessel.sunk or shares.get(vessel.zone, 0.0) > 0, (s.turn, ship, vessel.zone)

    for seed in "12":
        asked.clear()
        watched(seed, british, german, look)
        assert asked
