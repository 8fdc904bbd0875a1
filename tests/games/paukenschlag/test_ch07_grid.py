"""5.5, 7: contact, and the rounds on both grids."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from msgspec.structs import replace

from sandtable.games.paukenschlag.events.grid import UnitLeftGrid
from sandtable.games.paukenschlag.rules.ch05_contact import contact, find_contacts
from sandtable.games.paukenschlag.rules.ch07_moves import german_steps, move_side, us_steps
from sandtable.games.paukenschlag.rules.ch07_places import (
    contact_of,
    distance,
    holds,
    is_seen,
    roll_square,
)
from sandtable.games.paukenschlag.rules.ch07_rounds import (
    begin_round,
    is_over,
    meet,
    osl_round,
    tsl_deploy,
    tsl_round,
)
from sandtable.games.paukenschlag.rules.ch10_convoys import course
from sandtable.games.paukenschlag.state import GERMAN, HORNET_RAID, OSL, TSL, US, Campaign
from sandtable.testing.desk import Driven, answers, offered, option_ids
from tests.games.paukenschlag.campaigns import (
    BOX,
    boat,
    convoy,
    empty,
    on_grid,
    plane,
    seeded,
    sees,
    ship,
    tactical,
    umpire,
)


def steps(s: Campaign, side: str, unit: str) -> set[str]:
    found = us_steps(BOX, s) if side == US else german_steps(BOX, s)
    return {option.id.partition(":")[2] for option in found if option.piece == unit}


def table(squares: Mapping[str, str], *, level: str = OSL, turn: int = 1) -> Campaign:
    s = empty()
    on_grid(s, squares, level=level, turn=turn)
    return s


def found_by(s: Campaign, finder: str) -> None:
    """Let the first detection on the grid be a ship's."""
    sights = contact_of(s).sights
    sights[0] = replace(sights[0], finder=finder)


# ---------------------------------------------------------------------- 5.5, 7.0


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


# ---------------------------------------------------------------------- squares


@pytest.mark.rule("7.1(place)", "7.1(zero)", "2.1(grid)", "2.0(dice)")
@pytest.mark.parametrize(
    ("faces", "square"), [((7, 9), "79"), ((10, 4, 10, 6), "46"), ((10, 10, 1, 1), "11")]
)
def test_7_1_tens_are_the_row_and_units_the_column(faces: tuple[int, ...], square: str) -> None:
    assert roll_square(umpire(*faces)) == square


@pytest.mark.rule("6.0(diagonal)", "6.1(diagonal)")
@pytest.mark.parametrize(
    ("a", "b", "squares"), [("11", "99", 8), ("13", "26", 3), ("55", "55", 0), ("46", "57", 1)]
)
def test_6_0_a_diagonal_step_is_a_step(a: str, b: str, squares: int) -> None:
    assert distance(a, b) == distance(b, a) == squares


@pytest.mark.rule("5.5(2)", "7.2(2a)")
@pytest.mark.parametrize(
    ("faces", "winner"), [((7, 3), US), ((3, 7), GERMAN), ((5, 5, 2, 9), GERMAN)]
)
def test_5_5_the_higher_die_chooses_who_moves_first(faces: tuple[int, ...], winner: str) -> None:
    s = table({"C1": "55", "U-66": "11"})
    driven = answers(begin_round(umpire(*faces), s), "second")

    assert driven.asked[0].seat == winner
    assert s.contact is not None
    assert s.contact.first != winner


# ---------------------------------------------------------------------- the ships move


@pytest.mark.rule("10.2", "7.1.1(edge)")
@pytest.mark.parametrize(
    ("start", "goal", "way"),
    [("DM", "CA", "N"), ("CA", "DM", "S"), ("CA", "BE", "E"), ("BE", "CA", "W"), ("CA", "ED", "S")],
)
def test_10_2_a_convoy_crosses_the_grid_as_it_crosses_the_map(
    start: str, goal: str, way: str
) -> None:
    s = empty()
    assert course(BOX, convoy(s, "C1", start, goal), goal) == way


@pytest.mark.rule("10.2", "7.1.1(edge)", "6.0(convoy)", "7.1.1(same-square)")
@pytest.mark.parametrize(
    ("speed", "square", "end"),
    [("slow", "12", "13"), ("fast", "12", "14"), ("slow", "99", None), ("fast", "98", None)],
)
def test_10_2_until_a_boat_is_detected_convoys_follow_their_course(
    speed: str, square: str, end: str | None
) -> None:
    s = empty()
    convoy(s, "C1", "CB", "BE", speed=speed)
    on_grid(s, {"C1": square, "WPG-1": square, "U-66": "99"})
    s.ships["WPG-1"].convoy = "C1"
    answers(move_side(umpire(), s, US))

    assert s.contact is not None
    assert s.contact.squares.get("C1") == s.contact.squares.get("WPG-1") == end


@pytest.mark.rule("7.1.1(edge)")
def test_7_1_1_other_ships_only_make_for_the_nearest_edge() -> None:
    s = table({"WPG-1": "35", "U-66": "99"})

    assert steps(s, US, "WPG-1") == {"24", "25", "26", "13", "14", "15", "16", "17"}
    s = table({"WPG-1": "25", "U-66": "99"})
    assert steps(s, US, "WPG-1") == {"14", "15", "16", "off"}


@pytest.mark.rule("7.1.1(edge)")
def test_7_1_1_of_two_equally_near_edges_one_is_chosen_for_good() -> None:
    s = table({"AST-1": "33", "U-66": "99"})
    assert {"23", "32"} <= steps(s, US, "AST-1")
    answers(move_side(umpire(), s, US), "AST-1:32")

    assert s.contact is not None
    assert s.contact.edges == {"AST-1": "W"}
    s.contact.moved = []
    assert steps(s, US, "AST-1") == {"21", "31", "41", "off"}


@pytest.mark.rule("7.1.1(free)", "7.1(escort)", "10.2")
def test_7_1_1_once_a_boat_is_detected_ships_go_anywhere_but_convoys_not_diagonally() -> None:
    s = empty()
    on_grid(s, {"C1": "55", "WPG-1": "55", "AST-1": "51", "U-66": "99"})
    s.ships["WPG-1"].convoy = "C1"
    sees(s, US, "U-66")

    assert steps(s, US, "C1") == {"45", "65", "54", "56"}
    assert len(steps(s, US, "WPG-1")) == 24
    assert "off" in steps(s, US, "AST-1")
    answers(move_side(umpire(), s, US), "WPG-1:77", "C1:54", "done")
    assert s.contact is not None
    assert (s.contact.squares["WPG-1"], s.contact.squares["C1"]) == ("77", "54")


@pytest.mark.rule("6.1(three)", "6.1(speed)", "14.2(speed)")
@pytest.mark.parametrize(
    ("name", "facts", "reach"),
    [
        ("DD-1", {}, 2),
        ("DD-11", {}, 3),
        ("BB-NC", {}, 3),
        ("DD-1", {"neutralized": True}, 1),
        ("DD-6", {"in_force": True}, 3),
    ],
)
def test_6_1_ships_move_two_squares_some_three_and_cripples_one(
    name: str, facts: dict[str, bool], reach: int
) -> None:
    s = empty()
    ship(s, name, "CB", **facts)
    on_grid(s, {name: "55", "U-66": "99"})
    sees(s, US, "U-66")

    assert max(distance("55", end) for end in steps(s, US, name)) == reach


@pytest.mark.rule("6.0(neutralized)", "9.1(neutralized)")
def test_6_0_a_ship_lies_still_in_the_round_after_it_was_neutralized() -> None:
    s = empty()
    ship(s, "DD-1", "CB", neutralized=True)
    c = on_grid(s, {"DD-1": "55", "U-66": "99"})
    sees(s, US, "U-66")
    c.stopped = {"DD-1": 3}
    found = []
    for c.round in (4, 5, 6):
        found.append(max([distance("55", end) for end in steps(s, US, "DD-1")], default=0))

    assert found == [0, 1, 1]


@pytest.mark.rule("7.2(2b)escape")
@pytest.mark.rule("7.1.1(end)", "7.2(intro)", "5.5(2)escape")
def test_7_1_1_a_ship_at_the_edge_leaves_for_one_point() -> None:
    s = table({"AST-1": "15", "U-66": "99"})
    u = umpire()
    answers(move_side(u, s, US), "AST-1:off")

    assert [event.unit.en for event in u.told(UnitLeftGrid)] == ["Trawlers 1"]
    assert s.ships["AST-1"].zone == "CB"
    assert is_over(BOX, s)


# ---------------------------------------------------------------------- the boats move


@pytest.mark.rule("7.1.1(blind)", "7.2(2)boats", "7.2(2)depth")
@pytest.mark.parametrize("level", ["osl", "tsl"])
def test_7_1_1_a_boat_without_a_target_only_changes_its_depth(level: str) -> None:
    s = table({"C1": "55", "U-66": "53"}, level=level)

    assert steps(s, GERMAN, "U-66") == {"submerged:53"}


@pytest.mark.rule("7.1.1(blind)")
def test_7_1_1_or_evades_when_it_is_detected_or_may_be_heard() -> None:
    s = table({"C1": "55", "U-66": "54"})
    sees(s, US, "U-66")
    away = {end for end in steps(s, GERMAN, "U-66") if end.startswith("submerged")}
    assert away == {"submerged:54", "submerged:43", "submerged:53", "submerged:63"}

    s = table({"C1": "55", "U-66": "54"})
    plane(s, "PBY-1", zone="CB", mission="patrol")
    assert "surfaced:52" in steps(s, GERMAN, "U-66")
    s.turn = 8  # before March nobody listens
    assert steps(s, GERMAN, "U-66") == {"submerged:54"}


@pytest.mark.rule("3.3(avoid)", "7.1.1(pack)")
@pytest.mark.rule("7.1.1(home)", "7.1.1(boat-free)", "6.0(uboat)", "6.1(speed)")
def test_7_1_1_a_boat_with_a_target_moves_in_any_direction() -> None:
    s = table({"C1": "55", "U-66": "22", "U-67": "88"})
    sees(s, "U-66", "C1")

    found = steps(s, GERMAN, "U-66")
    assert len({end for end in found if end.startswith("surfaced")}) == 15
    assert len({end for end in found if end.startswith("submerged")}) == 9
    assert "off" in found
    assert steps(s, GERMAN, "U-67") == {"submerged:88"}


@pytest.mark.rule("6.0(neutralized)")
def test_6_0_a_crippled_boat_moves_one_square_and_stays_up() -> None:
    s = table({"C1": "55", "U-66": "33"})
    s.boats["U-66"].neutralized = True
    sees(s, "U-66", "C1")

    assert len(steps(s, GERMAN, "U-66")) == 8


@pytest.mark.rule("8.2(lose)", "5.3(grid)")
@pytest.mark.parametrize(
    ("how", "lost"), [("air", True), ("radar", True), ("active", False), ("huff-duff", False)]
)
def test_8_2_a_boat_that_dives_escapes_radar_and_aircraft(how: str, lost: bool) -> None:
    s = table({"WPG-1": "55", "U-66": "54"}, level=TSL)
    sees(s, US, "U-66", how=how)
    found_by(s, "WPG-1")
    answers(move_side(umpire(), s, GERMAN), "U-66:submerged:54")

    assert is_seen(s, "U-66") != lost


@pytest.mark.rule("8.2(lose)")
def test_8_2_radar_loses_a_boat_out_of_its_range() -> None:
    s = table({"WPG-1": "55", "C1": "11", "U-66": "53"}, level=TSL)
    sees(s, US, "U-66", how="radar")
    found_by(s, "WPG-1")
    sees(s, "U-66", "C1")
    answers(move_side(umpire(), s, GERMAN), "U-66:surfaced:52")
    assert is_seen(s, "U-66")

    contact_of(s).moved = []
    answers(move_side(umpire(), s, GERMAN), "U-66:surfaced:51")
    assert not is_seen(s, "U-66")


# ---------------------------------------------------------------------- meetings


@pytest.mark.rule("7.1.1(need)")
@pytest.mark.rule("7.1.1(group)", "7.1.1(same-square)", "5.5(box)", "2.6(boxes)")
@pytest.mark.parametrize(
    ("sights", "met"),
    [
        ([], False),
        ([("U-66", "C1")], True),
        ([(US, "U-66")], True),
        ([("U-67", "C1")], True),
        ([(US, "U-67")], False),
    ],
)
def test_7_1_1_units_meet_where_one_side_has_detected_the_other(
    sights: list[tuple[str, str]],
    met: bool,
) -> None:
    s = table({"C1": "55", "U-66": "55", "U-67": "11"})
    for holder, target in sights:
        sees(s, holder, target)
    meet(umpire(), s)

    assert s.contact is not None
    assert [box.units for box in s.contact.boxes] == ([["C1", "U-66"]] if met else [])
    assert ("C1" in s.contact.squares) != met


@pytest.mark.rule("7.1.1(continue)", "7.1.1(group)", "2.6(boxes)")
def test_7_1_1_each_meeting_has_a_box_of_its_own() -> None:
    s = table({"C1": "55", "C2": "11", "U-66": "55", "U-67": "11", "U-71": "33"})
    sees(s, "U-66", "C1")
    sees(s, "U-67", "C2")
    meet(umpire(), s)

    assert s.contact is not None
    assert [(box.letter, box.units) for box in s.contact.boxes] == [
        ("A", ["C1", "U-66"]),
        ("B", ["C2", "U-67"]),
    ]
    assert s.contact.squares == {"U-71": "33"}


@pytest.mark.rule("7.2(2)record")
@pytest.mark.rule("7.2", "7.2(1)", "7.2(2)", "5.5.1", "5.5.1(deploy)", "5.5(shared)")
def test_7_2_a_box_is_deployed_anew_and_what_is_detected_stays_so() -> None:
    s = table({"C1": "55", "WPG-1": "55", "U-66": "55", "U-67": "55"})
    s.ships["WPG-1"].convoy = "C1"
    sees(s, "U-66", "C1")
    sees(s, US, "U-67")
    meet(umpire(), s)
    tsl_deploy(umpire(1, 2, 3, 4, 5, 6), s)

    assert s.contact is not None
    assert s.contact.level == TSL
    assert s.contact.squares == {"C1": "12", "WPG-1": "12", "U-66": "34", "U-67": "56"}
    assert holds(s, "U-66", "C1")
    assert holds(s, "U-67", "WPG-1")
    assert (is_seen(s, "U-66"), is_seen(s, "U-67")) == (False, True)


@pytest.mark.rule("7.2(3)next", "6.1(return)", "5.5.1(next)")
def test_7_2_after_the_last_box_the_contact_is_over() -> None:
    s = table({"C1": "55", "U-66": "55"})
    assert tsl_deploy(umpire(), s) == "contact"

    assert s.contact is None
    assert answers(contact(umpire(), s)).result == "second-move"


@pytest.mark.rule("7.1.1(end)", "7.2(2b)", "5.5(fail)")
def test_7_1_1_a_grid_play_ends_without_ships_or_boats_or_after_20_rounds() -> None:
    assert is_over(BOX, table({"C1": "55"}))
    assert is_over(BOX, table({"U-66": "55"}))
    assert not is_over(BOX, table({"C1": "55", "U-66": "11"}, turn=19))
    assert is_over(BOX, table({"C1": "55", "U-66": "11"}, turn=20))


# ---------------------------------------------------------------------- whole rounds


def played(s: Campaign, *given: str, faces: tuple[int, ...]) -> Driven:
    return answers(osl_round(umpire(*faces), s), *given)


@pytest.mark.rule("7.1.1", "7.1.1(rounds)", "7.1.1(before)", "7.2(2a)detect")
def test_7_1_1_a_round_is_initiative_detection_and_two_moves() -> None:
    s = empty()
    convoy(s, "C1", "CB", "BE")
    on_grid(s, {"C1": "14", "U-66": "16"}, turn=0)
    driven = played(
        s,
        *("first", "U-66:active:C1:moving", "U-66:surfaced:15", "C1:15"),
        faces=(3, 8, 4),
    )

    assert driven.ids == ["initiative", "detect", "grid-move", "grid-move"]
    assert driven.result == "tsl"
    assert s.contact is not None
    assert [box.units for box in s.contact.boxes] == [["C1", "U-66"]]


@pytest.mark.rule("5.5(tsl-detect)")
@pytest.mark.rule("7.2(3)pin", "7.2(2b)same", "7.2(3)")
def test_7_2_units_that_share_a_square_fight_before_anybody_moves() -> None:
    s = empty()
    convoy(s, "C1", "CB", "BE")
    tactical(s, {"C1": "14", "U-66": "14"})
    sees(s, "U-66", "C1")
    steps_ = tsl_round(umpire(8, 3), s)

    assert "torpedo:C1*4" in option_ids(offered(steps_, "first", "done"))


@pytest.mark.rule("5.5(fail)")
@pytest.mark.rule("7.2(3)pin")
def test_7_2_a_square_in_which_combat_is_due_is_locked() -> None:
    s = empty()
    c = tactical(s, {"C1": "14", "WPG-1": "14", "U-66": "14"})
    sees(s, US, "U-66")
    c.locked = ["14"]

    assert steps(s, US, "WPG-1") == steps(s, US, "C1") == steps(s, GERMAN, "U-66") == set()


def test_a_seeded_umpire_plays_a_round_without_anybody_in_sight() -> None:
    s = empty()
    convoy(s, "C1", "CB", "BE")
    on_grid(s, {"C1": "11", "U-66": "99"}, turn=0)

    assert answers(osl_round(seeded(), s), "first", "done", "done").result == "osl-round"


@pytest.mark.rule("7.2(2)", "5.5(shared)")
def test_7_2_a_box_takes_along_only_what_its_own_units_have_detected() -> None:
    s = table({"C1": "55", "C2": "11", "U-66": "55", "U-67": "12"})
    sees(s, US, "U-66", "U-67")
    sees(s, "U-67", "C2")
    meet(umpire(), s)

    sights = contact_of(s).boxes[0].sights
    assert [(x.holder, x.target) for x in sights] == [(US, "U-66")]


@pytest.mark.rule("8.1.2(range)", "8.1.1(moving)")
def test_8_1_1_a_ship_that_has_searched_lying_still_does_not_move() -> None:
    s = table({"WPG-1": "55", "U-66": "99"})
    sees(s, US, "U-66")
    contact_of(s).pledges = {"WPG-1": 0}

    assert steps(s, US, "WPG-1") == set()
