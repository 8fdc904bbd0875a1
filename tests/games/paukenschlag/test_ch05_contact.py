"""5.5, 7.0, 7.1. Contact."""

from __future__ import annotations

import pytest

from sandtable.games.paukenschlag.rules.ch05_contact import contact, find_contacts
from sandtable.games.paukenschlag.rules.ch07_places import is_seen
from sandtable.games.paukenschlag.state import GERMAN, HORNET_RAID
from sandtable.testing.desk import answers
from tests.games.paukenschlag.campaigns import boat, convoy, empty, ship, umpire


@pytest.mark.rule("5.4(contact)", "5.5(zones)", "3.3", "3.3(empty)", "6.1(contact)", "5.5")
def test_5_5_zones_with_ships_at_sea_and_boats_come_in_the_order_of_the_alphabet() -> None:
    s = empty()
    convoy(s, "C1", "DD")
    convoy(s, "C2", "CA")
    convoy(s, "C3", "EB")
    ship(s, "WPG-1", "CB")
    ship(s, "WPG-2", "BB", in_port=True)
    for name, zone in zip(
        ("U-66", "U-67", "U-71", "U-84", "U-85"), ("DD", "CB", "CA", "BB", "DE"), strict=True
    ):
        boat(s, name, zone)
    find_contacts(umpire(), s)

    assert s.contacts == ["CA", "CB", "DD"]


@pytest.mark.rule("7.0", "7.0(choice)")
def test_7_0_the_german_pursues_or_ignores() -> None:
    s = empty()
    convoy(s, "C1", "CA")
    boat(s, "U-66", "CA")
    s.contacts = ["CA"]
    driven = answers(contact(umpire(), s), "ignore")

    assert (driven.result, s.contact) == ("second-move", None)
    assert [decision.seat for decision in driven.asked] == [GERMAN]


@pytest.mark.rule("8.0(placed)")
@pytest.mark.rule("7.1", "7.1(escort)", "5.5(1)", "5.5(contact)", "6.1(only-naval)")
def test_7_1_a_convoy_and_its_escorts_are_placed_by_one_roll() -> None:
    s = empty()
    convoy(s, "C1", "CA")
    ship(s, "WPG-1", "CA", convoy="C1")
    ship(s, "WPG-2", "CA")
    ship(s, "WPG-3", "CA", in_port=True)
    boat(s, "U-66", "CA")
    boat(s, "U-67", "CB")
    s.contacts = ["CA"]
    answers(contact(umpire(1, 2, 3, 4, 5, 6), s), "pursue")

    assert s.contact is not None
    assert s.contact.squares == {"C1": "12", "WPG-1": "12", "WPG-2": "34", "U-66": "56"}


@pytest.mark.rule("7.1", "11.1(cow-idle)", "11.1(empty)")
@pytest.mark.parametrize("facts", [{"refuelling": True}, {"ran_dry": True}])
def test_7_1_boats_that_refuel_or_are_dry_do_not_pursue(facts: dict[str, bool]) -> None:
    s = empty()
    convoy(s, "C1", "CA")
    boat(s, "U-66", "CA", **facts)
    boat(s, "U-459", "CA")
    s.contacts = ["CA"]

    assert not answers(contact(umpire(), s)).asked


@pytest.mark.rule("5.3(grid)", "5.5(air-trigger)", "8.2(lose)")
def test_5_3_the_us_may_force_a_contact_with_boats_that_aircraft_have_found() -> None:
    s = empty()
    convoy(s, "C1", "CA")
    for name in ("U-66", "U-67", "U-71"):
        boat(s, name, "CA", detected=name == "U-66")
    s.contacts = ["CA"]
    answers(contact(umpire(1, 1, 2, 2, 3, 3), s), "ignore", "force", "U-67", "done")

    assert s.contact is not None
    assert set(s.contact.squares) == {"C1", "U-66", "U-67"}
    assert (is_seen(s, "U-66"), is_seen(s, "U-67")) == (True, False)
    assert not s.boats["U-66"].detected


@pytest.mark.rule("5.3(grid)")
def test_5_3_without_a_detected_boat_nothing_can_be_forced() -> None:
    s = empty()
    convoy(s, "C1", "CA")
    boat(s, "U-66", "CA")
    s.contacts = ["CA"]

    assert answers(contact(umpire(), s), "ignore").ids == ["pursue"]


@pytest.mark.rule("14.1(contact)")
@pytest.mark.parametrize(("face", "asked"), [(2, ["pursue"]), (3, [])])
def test_14_1_a_boat_meets_at_10_only_if_it_is_aware_of_it(face: int, asked: list[str]) -> None:
    s = empty()
    convoy(s, "C9", "CA", "BC", special=True)
    boat(s, "U-66", "CA")
    s.contacts = ["CA"]
    faces = [face, 1, 1, 2, 2] if asked else [face]
    driven = answers(contact(umpire(*faces), s), *(["pursue"] if asked else []))

    assert driven.ids == asked
    assert (s.contact is None) == (not asked)


@pytest.mark.rule("14.2(contact)")
@pytest.mark.parametrize("ordered", [False, True])
def test_14_2_an_event_ends_the_protection_of_the_force(ordered: bool) -> None:
    s = empty()
    ship(s, "CV-8", "CA", in_force=True)
    ship(s, "DD-6", "CA", in_force=True)
    boat(s, "U-66", "CA")
    s.contacts, s.happened = ["CA"], [HORNET_RAID] if ordered else []
    faces = [1, 1, 2, 2] if ordered else [3]
    driven = answers(contact(umpire(*faces), s), *(["pursue"] if ordered else []))

    assert bool(driven.asked) == ordered
    if s.contact is not None:
        assert s.contact.squares == {"CV-8": "11", "DD-6": "11", "U-66": "22"}
