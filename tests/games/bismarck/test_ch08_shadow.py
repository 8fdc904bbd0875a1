"""8.1. Shadowing."""

import pytest

from sandtable.engine.events import Rolled
from sandtable.games.bismarck.events import (
    ContactHeld,
    ContactTested,
    ForceSplit,
    MovedTwoZones,
    ShadowerUnfit,
    ShadowOrdered,
)
from sandtable.games.bismarck.rules.ch05_movement import order_ships
from sandtable.games.bismarck.rules.ch08_shadow import (
    air_unit_may_shadow,
    candidates,
    column_letter,
    contact_modifiers,
    is_called_for,
    is_trailed,
    key_of,
    shadow,
    ships_may_shadow,
)
from sandtable.games.bismarck.state import BRITISH, GERMAN, SHADOW, Campaign, Contact, Group
from sandtable.testing.desk import Driven, answers, offered, option_ids
from tests.games.bismarck.battles import BOX, Desk, umpire
from tests.games.bismarck.hunts import (
    X,
    damaged,
    hunt,
    send_up,
    slowed,
    trail,
    unit_with,
)

GERMANS = ("bismarck", "prinz_eugen")


def chase(*shadowers: str, turn: int = 8, visibility: int = 4) -> Campaign:
    """The Bismarck was found last turn in H10, where these ships are too."""
    ships = dict.fromkeys(("bismarck", *shadowers), "H10")
    return trail(hunt(ships, turn=turn, visibility=visibility), "bismarck")


def play(s: Campaign, u: Desk, *given: str) -> Driven:
    return answers(shadow(u, s), *given)


# ---------------------------------------------------------------------- who is shadowed


@pytest.mark.rule("8.11", "4.3(side)", "4.3")
def test_8_11_only_the_british_shadow_and_only_what_was_found_last_turn() -> None:
    s = chase("norfolk")
    s.vessel("prinz_eugen").zone = "H10"

    asked = play(s, umpire(), "none").asked

    assert [decision.seat for decision in asked] == [BRITISH]
    assert is_trailed(s, unit_with(s, "bismarck"))
    assert not is_trailed(s, unit_with(s, "prinz_eugen"))


@pytest.mark.rule("8.11")
def test_8_11_nothing_found_last_turn_nothing_to_shadow() -> None:
    assert not is_called_for(BOX, hunt({"bismarck": "H10", "norfolk": "H10"}))
    assert is_called_for(BOX, chase("norfolk"))


@pytest.mark.rule("8.11(move)", "4.3(move)", "8.15")
def test_8_11_the_target_moves_first_and_shows_its_new_zone_if_held() -> None:
    s, u = chase("norfolk"), umpire(4)

    asked = play(s, u, "norfolk", "H11").asked

    assert [decision.seat for decision in asked] == [BRITISH, GERMAN]
    assert s.vessel("norfolk").zone == "H10"
    assert [event.zone for event in u.told(ContactHeld)] == ["H11"]
    assert s.located == {"bismarck": SHADOW}


@pytest.mark.rule("8.15(lost)")
def test_8_15_on_lost_contact_nothing_more_is_told_and_the_move_stands() -> None:
    s, u = chase("norfolk"), umpire(5)

    play(s, u, "norfolk", "H11")

    assert u.told(ContactHeld) == []
    assert [event.held for event in u.told(ContactTested)] == [False]
    assert s.located == {}
    assert s.british.contacts == []
    assert s.vessel("bismarck").zone == "H11"
    assert option_ids(offered(order_ships(umpire(), s, GERMAN))) == ["done"]


@pytest.mark.rule("8.11(move)")
def test_8_11_a_target_that_is_not_chosen_moves_in_the_movement_phase() -> None:
    s = chase("norfolk")

    play(s, umpire(), "none")

    assert "bismarck" in option_ids(offered(order_ships(umpire(), s, GERMAN)))


# ---------------------------------------------------------------------- who shadows


@pytest.mark.rule("8.12", "8.12(a)")
def test_8_12_all_shadowers_are_named_before_the_first_target_moves() -> None:
    s = trail(hunt(dict.fromkeys((*GERMANS, "norfolk", "suffolk"), "H10")), *GERMANS)

    asked = play(s, umpire(1, 1), "suffolk", "norfolk", "stay", "stay").asked

    assert [decision.seat for decision in asked] == [BRITISH, BRITISH, GERMAN, GERMAN]
    assert s.shadows == {"suffolk": ["bismarck"], "norfolk": ["prinz_eugen"]}


@pytest.mark.rule("8.12(b)", "8.15")
def test_8_12_the_german_learns_nothing_of_the_shadower() -> None:
    s, u = chase("norfolk", "repulse"), umpire(1)

    play(s, u, "repulse", "norfolk", "stay")

    for event in [*u.told(ShadowOrdered), *u.told(ShadowerUnfit), *u.told(Rolled)]:
        assert event.seen_by == (BRITISH,)
    assert [event.seen_by for event in u.told(ContactTested)] == [None]


@pytest.mark.rule("8.13")
def test_8_13_ships_forces_and_air_units_of_the_zone_may_be_named_but_no_carrier() -> None:
    ships = ("norfolk", "hood", "kenya", "ark_royal", "victorious")
    s = hunt(dict.fromkeys(ships, "H10") | {"suffolk": "H11"}, forces=[("hood", "ark_royal")])
    send_up(s, "br_lr_hvalfiord", "H10", since=7)
    s.vessel("kenya").is_shadowing = True

    assert [key_of(one) for one in candidates(BOX, s, "H10")] == [
        "norfolk",
        "force-1",
        "br_lr_hvalfiord",
    ]


@pytest.mark.rule("8.13(one)", "8.13")
def test_8_13_one_unit_shadows_a_target_and_a_unit_one_target() -> None:
    s = trail(hunt(dict.fromkeys((*GERMANS, "norfolk", "suffolk"), "H10")), *GERMANS)
    steps = shadow(umpire(), s)

    assert option_ids(offered(steps)) == ["none", "norfolk", "suffolk"]
    assert option_ids(steps.send("norfolk")) == ["none", "suffolk"]


@pytest.mark.rule("OA.9(duty)")
def test_oa_9_an_escort_does_not_shadow() -> None:
    s = hunt({"rodney": "H10"})
    s.vessel("rodney").is_escort = True

    assert list(candidates(BOX, s, "H10")) == []


@pytest.mark.rule("8.14(tf)")
def test_8_14_every_ship_of_a_shadowing_force_must_be_as_fast_as_the_targets_slowest() -> None:
    force = ("norfolk", "repulse")
    s = hunt(dict.fromkeys((*GERMANS, *force), "H10"))
    fast, target = [s.vessel("norfolk")], [s.vessel(ship) for ship in GERMANS]

    assert ships_may_shadow(BOX, fast, target)
    assert not ships_may_shadow(BOX, [s.vessel(ship) for ship in force], target)
    slowed(s, "prinz_eugen", 28)
    assert ships_may_shadow(BOX, [s.vessel(ship) for ship in force], target)


@pytest.mark.rule("8.14(retry)", "8.14", "8.12(b)")
def test_8_14_a_unit_that_fails_the_check_may_be_replaced() -> None:
    s = chase("repulse", "norfolk")
    steps = shadow(umpire(), s)

    next(steps)
    again = option_ids(steps.send("repulse"))

    assert again == ["none", "norfolk"]
    assert not s.vessel("repulse").is_shadowing


@pytest.mark.rule("8.14(air)")
def test_8_14_an_air_unit_in_the_last_turn_of_its_endurance_does_not_shadow() -> None:
    s = hunt(turn=8)
    flight = send_up(s, "br_lr_hvalfiord", "H10 back", since=4)

    assert not air_unit_may_shadow(BOX, s, flight)
    flight.up_since = 5
    assert air_unit_may_shadow(BOX, s, flight)
    s.visibility = X
    assert not air_unit_may_shadow(BOX, s, flight)


@pytest.mark.rule("8.2(fog)")
def test_8_2_fog_hinders_air_units_that_shadow_but_no_ships() -> None:
    s = trail(hunt({"bismarck": "B9", "norfolk": "B9"}, fog=True), "bismarck")
    flight = send_up(s, "br_lr_hvalfiord", "B9 back", since=7)

    assert not air_unit_may_shadow(BOX, s, flight)
    s.fog = False
    assert air_unit_may_shadow(BOX, s, flight)
    s.fog = True
    play(s, umpire(1), "br_lr_hvalfiord", "norfolk", "stay")
    assert s.located == {"bismarck": SHADOW}


# ---------------------------------------------------------------------- the roll


@pytest.mark.rule("8.12(c)", "8.15", "8.T")
@pytest.mark.parametrize(
    ("shadower", "turn", "last"),
    [("norfolk", 8, 4), ("suffolk", 8, 5), ("suffolk", 7, 4), ("norfolk", 7, 2), ("hood", 7, 3)],
)
def test_8_15_the_table_holds_contact_up_to_a_number(shadower: str, turn: int, last: int) -> None:
    held = []
    for die in range(1, 7):
        s = chase(shadower, turn=turn)
        play(s, umpire(die), shadower, "stay")
        held.append(s.located == {"bismarck": SHADOW})

    assert held == [die <= last for die in range(1, 7)]


@pytest.mark.rule("8.T")
def test_8_t_slow_battleships_use_column_a() -> None:
    s = hunt({"rodney": "H10"})

    assert column_letter(BOX, s, unit_with(s, "rodney")) == "A"
    assert [BOX.shadow["A"].read(die).held for die in range(1, 7)] == [True] * 3 + [False] * 3


@pytest.mark.rule("8.15(column)", "8.T")
def test_8_15_the_column_is_the_shadowers_by_day_or_night_where_it_is() -> None:
    s = hunt({"suffolk": "K12", "edinburgh": "L12"}, turn=6)
    s.vessel("bismarck").zone = "L12"

    assert column_letter(BOX, s, unit_with(s, "suffolk")) == "C"
    assert column_letter(BOX, s, unit_with(s, "edinburgh")) == "Z"
    flight = send_up(s, "br_torp_victorious", "L12", since=6)
    assert column_letter(BOX, s, flight) == "Y"


@pytest.mark.rule("8.15(column)")
def test_8_15_a_force_uses_the_letter_of_its_best_member() -> None:
    force = ("rodney", "suffolk", "victorious")
    s = hunt(dict.fromkeys(force, "H10"), forces=[force])

    assert column_letter(BOX, s, unit_with(s, "rodney")) == "C"


@pytest.mark.rule("8.17")
@pytest.mark.parametrize(
    ("level", "value"), [(1, -1), (2, 0), (5, 0), (6, 1), (7, 1), (8, 2), (X, 2)]
)
def test_8_17_visibility_modifies_the_roll(level: int, value: int) -> None:
    s = hunt(visibility=level)

    assert contact_modifiers(BOX, s, two_zones=False).total == value


@pytest.mark.rule("8.18")
@pytest.mark.parametrize(("course", "held"), [("H11", True), ("H11-H12", False)])
def test_8_18_a_target_that_moved_two_zones_says_so_and_adds_one(
    course: str,
    held: bool,
) -> None:
    s, u = chase("norfolk"), umpire(4)

    play(s, u, "norfolk", course)

    assert bool(u.told(MovedTwoZones)) != held
    assert [event.held for event in u.told(ContactTested)] == [held]
    kinds = [type(event) for event in u.log]
    if not held:
        assert kinds.index(MovedTwoZones) < kinds.index(Rolled)


@pytest.mark.rule("8.16", "2.53")
def test_8_16_contact_is_tested_anew_and_marked_where_it_is_held() -> None:
    s = chase("norfolk")
    s.british.contacts = [Contact(7, "H10", SHADOW, (Group(battleships=1),))]

    play(s, umpire(1), "norfolk", "H11")

    assert s.british.contacts[-1] == Contact(8, "H11", SHADOW, (Group(battleships=1),))
    assert s.shadows == {"norfolk": ["bismarck"]}


@pytest.mark.rule("8.19")
def test_8_19_the_shadower_need_not_follow_and_may_go_where_it_likes() -> None:
    s = chase("norfolk")

    play(s, umpire(1), "norfolk", "H11")

    assert "norfolk" in option_ids(offered(order_ships(umpire(), s, BRITISH)))


@pytest.mark.rule("10.25", "8.11(move)")
def test_10_25_a_target_that_took_a_convoy_stays_and_is_tested() -> None:
    s = chase("norfolk")
    s.vessel("bismarck").stopped_on = 8

    asked = play(s, umpire(1), "norfolk").asked

    assert [decision.seat for decision in asked] == [BRITISH]
    assert s.located == {"bismarck": SHADOW}


# ---------------------------------------------------------------------- forces that change


def split(*shadowers: str) -> Campaign:
    """Both German ships were found in one force, and each is alone now."""
    return trail(hunt(dict.fromkeys((*GERMANS, *shadowers), "H10")), *GERMANS, together=True)


@pytest.mark.rule("8.16(split)")
def test_8_16_of_a_force_that_split_the_type_that_left_is_told_and_may_be_shadowed() -> None:
    s, u = split("norfolk", "suffolk"), umpire(1, 1)

    play(s, u, "suffolk", "norfolk", "stay", "stay")

    assert [(e.ship_type, e.seen_by) for e in u.told(ForceSplit)] == [("cruiser", None)]
    assert s.shadows == {"suffolk": ["bismarck"], "norfolk": ["prinz_eugen"]}


@pytest.mark.rule("8.16(split)")
def test_8_16_nothing_is_told_of_a_split_if_the_force_is_not_shadowed() -> None:
    s, u = split("norfolk"), umpire()

    asked = play(s, u, "none").asked

    assert len(asked) == 1
    assert u.log == []


@pytest.mark.rule("8.16(split)")
def test_8_16_a_force_that_stayed_together_is_one_target() -> None:
    s = trail(
        hunt(dict.fromkeys((*GERMANS, "norfolk"), "H10"), forces=[GERMANS]), *GERMANS, together=True
    )
    u = umpire(1)

    play(s, u, "norfolk", "stay")

    assert u.told(ForceSplit) == []
    assert s.shadows == {"norfolk": list(GERMANS)}


@pytest.mark.rule("8.16(join)")
def test_8_16_a_force_with_one_member_found_is_one_target_shown_whole_when_held() -> None:
    s = trail(hunt(dict.fromkeys((*GERMANS, "norfolk"), "H10"), forces=[GERMANS]), "prinz_eugen")
    u = umpire(1)

    asked = play(s, u, "norfolk", "H11-H12").asked

    assert asked[0].facts["ship_type"] == "cruiser"
    for told in (*u.told(MovedTwoZones), *u.told(ContactTested)):
        assert told.ship_type == "cruiser"
    assert [event.groups for event in u.told(ContactHeld)] == [
        (Group(battleships=1, cruisers=1, in_force=True),)
    ]
    assert s.located == dict.fromkeys(GERMANS, SHADOW)


@pytest.mark.rule("8.14")
def test_8_14_a_damaged_shadower_is_judged_by_its_evasion_now() -> None:
    s = chase("norfolk")
    damaged(s, "norfolk", temporary=4)

    assert not ships_may_shadow(BOX, unit_with(s, "norfolk"), unit_with(s, "bismarck"))
