"""Rules of different chapters that touch the same thing."""

from __future__ import annotations

import pytest

from sandtable.games.paukenschlag.rules.ch05_contact import contact, find_contacts
from sandtable.games.paukenschlag.rules.ch05_turn import end_of_turn, repairs
from sandtable.games.paukenschlag.rules.ch06_naval import naval_movement
from sandtable.games.paukenschlag.rules.ch07_places import is_seen
from sandtable.games.paukenschlag.rules.ch08_air import attack_boat
from sandtable.games.paukenschlag.rules.ch09_combat import fight
from sandtable.games.paukenschlag.rules.ch12_missions import is_ready
from sandtable.games.paukenschlag.rules.ch12_raids import raids
from sandtable.games.paukenschlag.rules.ch13_events import random_event
from sandtable.games.paukenschlag.rules.ch15_arrivals import arrivals
from sandtable.testing.desk import answers
from tests.games.paukenschlag.campaigns import (
    BOX,
    boat,
    convoy,
    empty,
    plane,
    seeded,
    sees,
    ship,
    tactical,
    umpire,
)
from tests.games.paukenschlag.moves import again, ordered


@pytest.mark.rule("5.3(grid)", "8.2(lose)", "7.0(choice)")
def test_a_boat_that_dives_in_5_4_may_still_be_led_to_by_its_hunters() -> None:
    s = empty()
    convoy(s, "C1", "CB")
    boat(s, "U-66", "CA", detected=True)
    ship(s, "WPG-1", "CA")
    answers(naval_movement(seeded(), s), *ordered("C1:CC", "U-66:CA:submerged", "done"))
    find_contacts(seeded(), s)
    answers(contact(seeded(), s), "ignore", "force")

    assert s.boats["U-66"].submerged
    assert is_seen(s, "U-66")


@pytest.mark.rule("5.3(grid)", "11.1(empty)", "11.1(cow-idle)")
def test_a_dry_boat_does_not_pursue_but_can_be_forced() -> None:
    s = empty()
    convoy(s, "C1", "CA")
    boat(s, "U-66", "CA", detected=True, ran_dry=True, fuel=0)
    s.contacts = ["CA"]
    driven = answers(contact(seeded(), s), "force")

    assert driven.ids == ["force-contact"]
    assert s.contact is not None
    assert "U-66" in s.contact.squares


@pytest.mark.rule("5.6(move)", "9.1(submerged)")
def test_a_boat_that_has_fired_torpedoes_does_not_move_again() -> None:
    s = empty()
    tactical(s, {"C1": "55", "U-66": "55"})
    sees(s, "U-66", "C1")
    answers(fight(umpire(9), s, "55"), "torpedo:C1*1")
    s.contact = None

    assert s.boats["U-66"].fired
    assert s.boats["U-66"].submerged
    assert not again(s)


@pytest.mark.rule("5.6(move)", "9.3(when)")
def test_a_boat_that_has_used_its_gun_does() -> None:
    s = empty()
    tactical(s, {"C1": "55", "U-66": "55"})
    sees(s, "U-66", "C1")
    answers(fight(umpire(1), s, "55"), "gun:C1")
    s.contact = None

    assert again(s)


@pytest.mark.rule("11.1(cow)", "8.4(dive)")
def test_a_refuelling_boat_that_crash_dives_gets_nothing() -> None:
    s = empty()
    boat(s, "U-66", "CD", fuel=1)
    boat(s, "U-459", "CD")
    answers(naval_movement(seeded(), s), *ordered("U-66:refuel"))
    for number in (1, 2):
        plane(s, f"A-20-{number}", zone="CD", mission="attack")
    s.boats["U-66"].detected = True
    answers(attack_boat(umpire(2, 6), s, s.boats["U-66"]), "A-20-1", "A-20-2")
    end_of_turn(seeded(), s)

    assert (s.boats["U-66"].fuel, s.boats["U-459"].refuels) == (1, 10)


@pytest.mark.rule("10.0", "5.4(contact)")
def test_a_convoy_can_still_be_met_in_the_zone_of_its_destination() -> None:
    s = empty()
    convoy(s, "C1", "CB", "CA")
    boat(s, "U-66", "CA")
    answers(naval_movement(seeded(), s), "done")  # a single way
    find_contacts(seeded(), s)
    assert s.contacts == ["CA"]

    end_of_turn(seeded(), s)
    assert not s.convoys


@pytest.mark.rule("12.5.5(six)", "12.5.4(ships)")
def test_a_port_that_cannot_be_used_neither_shelters_nor_repairs() -> None:
    s = empty()
    ship(s, "WPG-1", "DN", in_port=True, neutralized=True, port_since=1)
    s.damage = {"PO-GTM": 6}
    repairs(umpire(), s)
    assert s.ships["WPG-1"].neutralized

    answers(naval_movement(seeded(), s), *ordered("done"))
    assert not s.ships["WPG-1"].in_port


@pytest.mark.rule("12.5.5(hornet)", "9.1(neutralized)", "14.2(speed)")
def test_a_neutralized_hornet_leaves_her_force_and_is_no_base() -> None:
    s = empty(turn=2)
    for name in ("CV-8", "BB-NC"):
        ship(s, name, "CB", in_force=True)
    found = plane(s, "SBD-1", "CV-8")
    tactical(s, {"CV-8": "55", "BB-NC": "55", "U-66": "55"})
    sees(s, "U-66", "CV-8")
    assert is_ready(BOX, s, found)
    # one hit, no dud, 2:1 with three hits against a flotation of 5
    answers(fight(umpire(4, 1, 7), s, "55"), "torpedo:CV-8*1")

    assert s.ships["CV-8"].neutralized
    assert (s.ships["CV-8"].in_force, s.ships["BB-NC"].in_force) == (False, True)
    assert not is_ready(BOX, s, found)


@pytest.mark.rule("13.0(8-9)", "10.3(escort)")
def test_a_destroyer_sunk_with_its_convoy_comes_back_free() -> None:
    s = empty(turn=18)
    convoy(s, "C1", "CB")
    ship(s, "DD-1", "", sunk=True, convoy="")
    answers(random_event(umpire(8), s), "DD-1:BOS")
    answers(naval_movement(seeded(), s), *ordered("C1:CC", "DD-1:CB:sea"))

    assert s.ships["DD-1"].zone == "CB"


@pytest.mark.rule("15.2(cow)", "11.1(off)")
def test_a_milk_cow_that_has_left_does_not_come_back_but_another_may() -> None:
    s = empty(turn=16)
    boat(s, "U-459", "BE")
    answers(naval_movement(seeded(), s), *ordered("U-459:off"))
    assert s.boats["U-459"].back_on == 0

    s.turn = 9
    boat(s, "U-459", "")
    for wave in [x for x in BOX.waves if x.turn == 9 and x.cow]:
        assert wave.zones
    driven = answers(arrivals(seeded(), s), *["BB:surfaced"] * 7)
    assert len(driven.asked) == 7
    assert s.boats["U-459"].zone == "BB"


@pytest.mark.rule("12.9(unusable)", "12.5.4(german)")
def test_bombers_lost_with_their_base_stay_lost_when_it_is_repaired() -> None:
    s = empty("plan_amerika")
    plane(s, "FW-200-1", "AZ", lost=True)
    s.damage = {"AF-AZ": 3}

    assert not list(raids(BOX, s))
