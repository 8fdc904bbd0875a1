"""6.1.1. Secret planning: plots ahead, moves that nobody sees, and what contact shows."""

from __future__ import annotations

import pytest

from sandtable.engine.decisions import Choose, SideBySide
from sandtable.engine.errors import BadInputError
from sandtable.engine.game import Setup
from sandtable.games.paukenschlag import GAME
from sandtable.games.paukenschlag.events import StackMoved
from sandtable.games.paukenschlag.knowledge import known
from sandtable.games.paukenschlag.rules.ch05_contact import contact, find_contacts
from sandtable.games.paukenschlag.rules.ch06_naval import naval_movement, second_movement
from sandtable.games.paukenschlag.rules.ch06_secret import plots
from sandtable.games.paukenschlag.rules.ch08_air import search
from sandtable.games.paukenschlag.rules.ch10_convoys import form_convoy, sail_alone
from sandtable.games.paukenschlag.state import GERMAN, US, Campaign, Orders
from sandtable.testing.desk import answers, offered, option_ids, refusal
from tests.games.paukenschlag.campaigns import (
    BOX,
    boat,
    convoy,
    empty,
    on_grid,
    plane,
    seeded,
    ship,
    umpire,
)


def secret() -> Campaign:
    s = empty()
    s.switches.secret_planning = True
    return s


def plotted(s: Campaign, name: str, zone: str, *plot: str, goal: str = "BE") -> None:
    convoy(s, name, zone, goal)
    s.orders[name] = Orders(goal, "", plot)


@pytest.mark.rule("6.1.1", "6.1.1(uboats)", "6.1.1(proof)")
def test_6_1_1_both_sides_plan_at_once_and_only_what_is_legal() -> None:
    s = secret()
    plotted(s, "C1", "CA", "CB", "CC")
    boat(s, "U-66", "CF")
    ship(s, "DD-1", "CA")
    asked = next(naval_movement(seeded(), s))

    assert isinstance(asked, SideBySide)
    assert [one.seat for one in asked.decisions] == [US, GERMAN]
    far = offered(naval_movement(seeded(), s), "done", "U-66")
    assert refusal(far, "U-66:CA:surfaced") == "6.1(declare)"


@pytest.mark.rule("6.1.1(uboats)")
def test_6_1_1_boats_and_free_ships_may_stay() -> None:
    s = secret()
    boat(s, "U-66", "CF")
    ship(s, "DD-1", "CA")
    answers(naval_movement(seeded(), s), "done", "done")

    assert (s.boats["U-66"].zone, s.ships["DD-1"].zone) == ("CF", "CA")


@pytest.mark.rule("6.1.1(convoys)")
def test_6_1_1_a_convoy_sails_as_it_was_plotted_a_turn_ago() -> None:
    s = secret()
    plotted(s, "C1", "CA", "CB")
    ship(s, "WPG-1", "CA", convoy="C1")
    answers(naval_movement(seeded(), s), "done", "CC", "done", "done")

    assert s.convoys["C1"].zone == s.ships["WPG-1"].zone == "CB"
    assert s.orders["C1"].plot == ("CC",)


@pytest.mark.rule("6.1.1(convoys)")
def test_6_1_1_a_new_convoy_writes_both_turns_each_nearer_to_its_goal() -> None:
    s = secret()
    plotted(s, "C1", "CA")
    asked = offered(naval_movement(seeded(), s))
    assert asked.id == "plot"
    assert set(option_ids(asked)) == {option.id for option in plots(BOX, s, s.convoys["C1"])}

    answers(naval_movement(seeded(), s), "CB", "CC", "done", "done")
    assert s.convoys["C1"].zone == "CB"
    assert s.orders["C1"].plot == ("CC",)


@pytest.mark.rule("6.1.1(convoys)")
def test_6_1_1_nothing_is_plotted_beyond_the_destination() -> None:
    s = secret()
    plotted(s, "C1", "CD", "CE", goal="CE")

    assert list(plots(BOX, s, s.convoys["C1"])) == []


@pytest.mark.rule("6.1.1(convoys)", "10.3(one)")
def test_6_1_1_a_lone_survivor_is_plotted_again() -> None:
    s = secret()
    plotted(s, "C1", "CA", "CB", "CC")
    sail_alone(seeded(), s, s.convoys["C1"])

    assert [orders.plot for orders in s.orders.values()] == [()]


@pytest.mark.rule("6.1.1", "6.1.1(proof)")
def test_6_1_1_moves_are_told_to_their_own_side_alone() -> None:
    s, u = secret(), seeded()
    plotted(s, "C1", "CA", "CB", "CC")
    boat(s, "U-66", "CF")
    answers(naval_movement(u, s), "done", "U-66", "U-66:CE:submerged")

    moved = [event for event in u.log or [] if isinstance(event, StackMoved)]
    assert [(event.units, event.seen_by) for event in moved] == [("C1", (US,)), ("U-66", (GERMAN,))]


@pytest.mark.rule("6.1.1", "6.1.1(proof)")
def test_6_1_1_dice_for_a_convoy_are_those_of_its_side() -> None:
    s, u = secret(), umpire(2, 9, 5, 8, 4)
    form_convoy(u, s)

    assert {event.seen_by for event in u.log or []} == {(US,)}


@pytest.mark.rule("6.1.1", "6.1.1(air)")
def test_6_1_1_only_aircraft_are_on_the_enemys_map() -> None:
    s = secret()
    plotted(s, "C1", "CA")
    ship(s, "WPG-1", "CA", convoy="C1")
    boat(s, "U-66", "CF")
    plane(s, "PBY-1", zone="CF", mission="patrol")

    german, us = known(s, GERMAN), known(s, US)
    assert (german.convoys, german.orders, german.ships["WPG-1"].zone) == ({}, {}, "")
    assert us.boats["U-66"].zone == ""
    assert german.boats["U-66"].zone == "CF"
    assert german.planes == us.planes == s.planes
    nobody = known(s, None)
    assert (nobody.convoys, nobody.boats["U-66"].zone) == ({}, "")


@pytest.mark.rule("6.1.1(announce)", "6.1.1(honest)", "6.1.1(grid)")
def test_6_1_1_a_zone_with_contact_shows_what_is_in_it() -> None:
    s = secret()
    plotted(s, "C1", "CB")
    plotted(s, "C2", "CA")
    boat(s, "U-66", "CB")
    boat(s, "U-67", "CC")
    find_contacts(seeded(), s)

    assert set(known(s, GERMAN).convoys) == {"C1"}
    assert {name for name, one in known(s, US).boats.items() if one.zone} == {"U-66"}
    asked = offered(contact(seeded(), s))
    assert isinstance(asked, Choose)
    assert set(known(s, GERMAN).convoys) == {"C1"}
    answers(contact(seeded(), s), "ignore")
    assert known(s, GERMAN).convoys == {}


@pytest.mark.rule("6.1.1(grid)")
def test_6_1_1_the_grid_is_open() -> None:
    s = secret()
    on_grid(s, {"C1": "55", "WPG-1": "55", "U-66": "11"})

    assert known(s, US).boats["U-66"].zone == "CB"
    assert known(s, GERMAN).ships["WPG-1"].zone == "CB"


@pytest.mark.rule("6.1.1(proof)")
def test_6_1_1_the_way_of_a_convoy_that_is_met_is_not_told() -> None:
    s = secret()
    convoy(s, "C1", "CB", trail=["CA", "CB"])
    s.contacts = ["CB"]

    assert known(s, GERMAN).convoys["C1"].trail == ["CB"]
    assert known(s, US).convoys["C1"].trail == ["CA", "CB"]


@pytest.mark.rule("6.1.1(air)", "8.4(roll)")
@pytest.mark.parametrize(("face", "seen"), [(1, "CF"), (2, "")])
def test_6_1_1_the_us_learns_of_successful_searches_alone(face: int, seen: str) -> None:
    s, u = secret(), umpire(face)
    boat(s, "U-66", "CF")
    plane(s, "O-47-1", zone="CF", mission="recon")
    answers(search(u, s))

    assert known(s, US).boats["U-66"].zone == seen
    rolls = [event for event in u.log if hasattr(event, "table")]
    assert [event.may_be_seen_by(US) for event in rolls] == [False]


@pytest.mark.rule("6.1.1(air)", "8.4(roll)")
def test_6_1_1_the_lot_decides_which_of_several_boats_is_seen() -> None:
    s, u = secret(), umpire(1, 2)
    boat(s, "U-66", "CF")
    boat(s, "U-67", "CF")
    plane(s, "O-47-1", zone="CF", mission="recon")
    answers(search(u, s))

    assert [name for name, one in known(s, US).boats.items() if one.zone] == ["U-67"]


@pytest.mark.rule("6.1.1", "5.6(move)")
def test_6_1_1_all_second_moves_are_ordered_before_the_first_is_made() -> None:
    s = secret()
    boat(s, "U-66", "CF")
    boat(s, "U-67", "CF")
    asked = next(second_movement(seeded(), s))
    assert isinstance(asked, SideBySide)

    given = ("U-66", "U-66:CE:surfaced", "done")
    answers(second_movement(seeded(), s), *given)
    assert (s.boats["U-66"].zone, s.boats["U-67"].zone) == ("CE", "CF")


@pytest.mark.rule("6.1.1(solitaire)")
def test_6_1_1_the_open_map_is_the_basic_game() -> None:
    assert not GAME.new_state(Setup("historical")).switches.secret_planning
    with pytest.raises(BadInputError):
        GAME.new_state(Setup("plan_amerika", {"secret_planning": True}))


@pytest.mark.rule("6.1.1", "6.1.1(proof)")
def test_6_1_1_a_side_with_nothing_to_move_is_asked_all_the_same() -> None:
    """Nobody learns from the waiting whether the enemy has anything to order."""
    s = secret()
    boat(s, "U-66", "CF", submerged=True)
    plotted(s, "C1", "CA", "CB", "CC")

    assert option_ids(offered(naval_movement(seeded(), s))) == ["done"]
    assert option_ids(offered(second_movement(seeded(), s))) == ["done"]
    assert answers(second_movement(seeded(), empty())).asked == []
