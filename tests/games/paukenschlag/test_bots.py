"""The players by rules of thumb."""

from __future__ import annotations

from collections.abc import Iterable

from sandtable.engine.decisions import Choose, Option
from sandtable.engine.dice import SeededDice, seed_from
from sandtable.engine.texts import say
from sandtable.games.paukenschlag.bot.convoys import ConvoyBot
from sandtable.games.paukenschlag.bot.traffic import traffic
from sandtable.games.paukenschlag.bot.wolves import WolfBot
from sandtable.games.paukenschlag.knowledge import known
from sandtable.games.paukenschlag.rules.ch05_contact import DONE
from sandtable.games.paukenschlag.rules.ch06_secret import plots
from sandtable.games.paukenschlag.rules.ch06_stacks import boat_stack, german_stacks, us_stacks
from sandtable.games.paukenschlag.rules.ch07_moves import german_steps
from sandtable.games.paukenschlag.rules.ch08_sonar import search_option, searches
from sandtable.games.paukenschlag.rules.ch09_torpedo import salvoes
from sandtable.games.paukenschlag.rules.ch15_arrivals import DEPTHS
from sandtable.games.paukenschlag.state import GERMAN, US, Campaign
from tests.games.paukenschlag.campaigns import BOX, boat, convoy, empty, on_grid, plane, sees, ship
from tests.games.paukenschlag.moves import german_moves, us_moves

DICE = SeededDice(seed_from(1))
WOLF, CONVOY = WolfBot(BOX, GERMAN, DICE), ConvoyBot(BOX, US, DICE)


def answer(s: Campaign, what: str, options: Iterable[Option], seat: str = GERMAN) -> str:
    bot = WOLF if seat == GERMAN else CONVOY
    offered = list(options)
    stack = offered[0].id.partition(":")[0] if offered else ""
    asked = Choose(what, seat, say("ask-course"), offered, rule="", facts={"stack": stack})
    return str(bot.answer(known(s, seat), asked))


def test_a_boat_goes_where_the_convoy_is_and_stays_up_where_no_aircraft_searches() -> None:
    s = empty()
    convoy(s, "C1", "CC", moved=True)
    boat(s, "U-66", "CB")

    assert answer(s, "course", german_moves(s)) == "U-66:CC:surfaced"


def test_a_boat_dives_under_aircraft() -> None:
    s = empty()
    convoy(s, "C1", "CC", moved=True)
    boat(s, "U-66", "CB")
    for number in range(1, 4):
        plane(s, f"PBY-{number}", zone="CC", mission="patrol")

    assert answer(s, "course", german_moves(s)) == "U-66:CC:submerged"


def test_a_boat_without_torpedoes_makes_for_the_edge_and_leaves() -> None:
    s = empty()
    convoy(s, "C1", "BD")
    boat(s, "U-66", "BE", torpedoes=0)

    assert answer(s, "course", german_moves(s)) == "U-66:off"


def test_a_thirsty_boat_lies_alongside_the_milk_cow() -> None:
    s = empty()
    convoy(s, "C1", "CC")
    boat(s, "U-66", "CB", fuel=2)
    boat(s, BOX.cows[0], "CB", moved=True, refuels=10)

    assert answer(s, "course", german_moves(s)) == "U-66:refuel"


def test_a_boat_listens_before_it_calls_out() -> None:
    s = empty()
    on_grid(s, {"C1": "55", "U-66": "54"})
    options = [search_option(BOX, search) for search in searches(BOX, s, GERMAN)]

    assert answer(s, "detect", options).startswith("U-66:passive:C1")


def test_a_boat_waits_for_another_that_can_still_come_up() -> None:
    s = empty()
    on_grid(s, {"C1": "55", "U-66": "54", "U-67": "51"})
    sees(s, "U-66", "C1")
    alone = answer(s, "grid-move", german_steps(BOX, s))
    sees(s, "U-67", "C1")
    together = answer(s, "grid-move", german_steps(BOX, s))

    assert alone == "U-66:surfaced:55"
    assert together != alone
    assert together.startswith("U-66")


def test_a_boat_fires_all_it_may_at_the_convoy() -> None:
    s = empty()
    on_grid(s, {"C1": "55", "WPG-1": "55", "U-66": "55"})

    assert answer(s, "attack", salvoes(BOX, s.boats["U-66"], ["C1", "WPG-1"])) == "torpedo:C1*4"


def test_a_convoy_goes_round_the_boats() -> None:
    s = empty()
    convoy(s, "C1", "CB", goal="CE", speed="fast")
    free = answer(s, "course", us_moves(s), US)
    boat(s, "U-66", free.partition(":")[2], moved=True)

    assert answer(s, "course", us_moves(s), US) != free


def test_an_escort_comes_to_a_convoy_that_has_none() -> None:
    s = empty()
    convoy(s, "C1", "CB", moved=True)
    ship(s, "WPG-1", "CA")

    assert answer(s, "course", us_moves(s), US) == "WPG-1:CB:sea"


def test_boats_stay_where_they_are_in_the_second_move() -> None:
    assert answer(empty(), "second-move", []) == DONE


def test_boats_far_from_every_convoy_move_first() -> None:
    s = empty()
    convoy(s, "C1", "CB")
    boat(s, "U-66", "CC")
    boat(s, "U-67", "EB")
    stacks = [stack.option(BOX) for stack in german_stacks(BOX, s)]

    assert answer(s, "naval-move", stacks) == "U-67"


def test_convoys_move_before_escorts() -> None:
    s = empty()
    ship(s, "WPG-1", "CA")
    convoy(s, "C1", "CB")
    stacks = [stack.option(BOX) for stack in us_stacks(BOX, s)]

    assert answer(s, "naval-move", reversed(stacks), US) == "C1"


def test_a_convoy_is_plotted_towards_its_goal() -> None:
    s = empty()
    s.switches.secret_planning = True
    found = convoy(s, "C1", "CA", "BE", speed="fast")
    options = list(plots(BOX, s, found))
    asked = Choose("plot", US, say("ask-plot"), options, rule="", facts={"convoy": "C1"})
    chosen = str(CONVOY.answer(known(s, US), asked))

    far = BOX.atlas.sea_distance
    assert far(chosen, "BE") == min(far(option.space, "BE") for option in options)


def test_with_secret_planning_boats_wait_where_traffic_is_thick() -> None:
    """Every counter is somewhere on a way, and most ways lead along the coast."""
    assert abs(sum(traffic(BOX).values()) - 100 * len(BOX.convoys)) < 20
    s = empty()
    s.switches.secret_planning = True
    boat(s, "U-66", "CB", fuel=6)
    chosen = answer(s, "course", boat_stack(BOX, s, s.boats["U-66"], DEPTHS).moves())

    assert traffic(BOX)[chosen.split(":")[1]] >= traffic(BOX)["CB"]
