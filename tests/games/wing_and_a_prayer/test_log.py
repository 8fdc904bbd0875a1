"""The log tells the story: a roll for one aircraft or one crew names it."""

import pytest

from sandtable.engine.log import lines
from sandtable.games.wing_and_a_prayer import GAME
from sandtable.games.wing_and_a_prayer.components import Box
from sandtable.games.wing_and_a_prayer.rules.ch06_formation import systems_trouble
from sandtable.games.wing_and_a_prayer.rules.ch07_debriefing import (
    gain_experience,
    recover,
    repair,
)
from sandtable.games.wing_and_a_prayer.rules.ch08_flak import flak_at
from sandtable.games.wing_and_a_prayer.rules.ch10_results import (
    check_damaged_bomber,
    check_damaged_escort,
    hit_bomber,
)
from sandtable.games.wing_and_a_prayer.rules.ch12_options import land
from sandtable.games.wing_and_a_prayer.state import NOT_READY
from sandtable.testing.desk import Desk, answers
from tests.games.wing_and_a_prayer.squadrons import BOX, at, flight, group, umpire


def told(u: Desk[Box], language: str = "en") -> list[str]:
    """The dice of the log, without what follows from them."""
    found = lines(GAME, BOX, u.log, language)
    return [one.text for one, event in zip(found, u.log, strict=True) if hasattr(event, "sides")]


def test_every_volley_of_flak_names_its_bomber() -> None:
    s, u = flight(2, crews={1: "crew_01:crack"}), umpire(1, 2, 6, 1, 3)
    for bomber in s.formation:
        answers(flak_at(u, s, bomber, 2, "target"))

    assert told(u) == [
        "Flak, “Memphis Belle”: 1, 2 (6+) → 0",
        "Flak, Green 2: 6, 1 (6+) → 1",
        "Damage: 3 = 3",
    ]


def test_a_roll_for_a_damaged_aircraft_names_it() -> None:
    s, u = flight(2, damaged=(2,), escort=("p47", 1)), umpire(2, 3, 1, 2)
    answers(check_damaged_bomber(u, s, at(s, 2)))
    check_damaged_escort(u, s, group(s).fighters[0])

    assert [one.partition(":")[0] for one in told(u)] == [
        "Damaged aircraft check, Green 2",
        "Abandon check, Green 2",
        "Damaged aircraft check, P-47 1",
        "Abandon check, P-47 1",
    ]


@pytest.mark.parametrize(
    ("hit", "dice", "damaged"), [("light", (4, 1), (1,)), ("heavy", (3, 4, 1), ())]
)
def test_what_becomes_of_a_bomber_that_is_hit_names_it_at_every_roll(
    hit: str, dice: tuple[int, ...], damaged: tuple[int, ...]
) -> None:
    s = flight(1, at="base", crews={1: "crew_01:crack"}, damaged=damaged)
    u = umpire(*dice)
    answers(hit_bomber(u, s, "b17f_01", hit, "flak"))

    assert len(told(u)) == len(dice)
    assert all(", “Memphis Belle”:" in one for one in told(u))


def test_repairs_experience_landing_and_trouble_name_whom_they_concern() -> None:
    s, u = flight(1, at="base"), umpire(1, 2, 3, 6, 5)
    repair(u, s, at(s, 1))
    s.now.returned = ["crew_01"]
    gain_experience(u, s)
    systems_trouble(u, s)
    answers(land(u, s, at(s, 1)))

    assert [one.partition(":")[0] for one in told(u, "es")] == [
        "Reparación, B-17F n.º\u00a01",
        "Mejora de la tripulación, Tripulación Verde 1",
        "Selección aleatoria de bombardero",
        "Problemas en los sistemas, Verde 1",
        "Aterrizaje, Verde 1",
    ]


@pytest.mark.parametrize(
    ("duel", "title"), [(False, "Crew recovery, Green crew 1"), (True, "Crew recovery")]
)
def test_between_two_players_a_die_that_both_see_names_no_crew(duel: bool, title: str) -> None:
    s, u = flight(2, duel=duel), umpire(1)
    s.crews["crew_01"].section = NOT_READY
    recover(u, s)

    assert told(u) == [f"{title}: 1 → Not Ready"]


def test_between_two_players_a_bomber_is_named_by_its_number() -> None:
    s, u = flight(1, duel=True, crews={1: "crew_01:crack"}), umpire(1, 2)
    answers(flak_at(u, s, "b17f_01", 2, "target"))

    assert told(u)[0].startswith("Flak, B-17F no. 1: ")
