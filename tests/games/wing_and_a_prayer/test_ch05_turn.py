"""5: the mission turn, from the move to the event check."""

import pytest

from sandtable.games.wing_and_a_prayer.rules.ch05_next import after_combat, after_event, interrupted
from sandtable.games.wing_and_a_prayer.rules.ch05_turn import (
    check_damaged,
    check_range,
    close_up,
    event_check,
    is_under_flak,
    meet_escort,
    mission_turn,
    new_escort,
    tighten_up,
)
from sandtable.games.wing_and_a_prayer.sequence import SEQUENCE
from sandtable.games.wing_and_a_prayer.state import Campaign
from sandtable.testing.desk import answers
from tests.games.wing_and_a_prayer.squadrons import BOX, at, flight, group, umpire

QUIET = (1, 6)  # no event


def order(s: Campaign) -> list[str]:
    return [bomber[-2:] for bomber in s.now.places]


@pytest.mark.rule("3.3", "4.0", "5.0", "7.0", "3.2.4")
def test_3_3_the_phases_of_a_campaign_follow_the_book() -> None:
    assert [(phase.id, phase.rule) for phase in SEQUENCE.phases] == [
        ("squadron", "3.2"),
        ("calendar", "4.1"),
        ("target", "4.2"),
        ("clouds", "4.3"),
        ("assignment", "4.4"),
        ("german-resources", "14.1.1"),
        ("escorts", "4.5"),
        ("take-off", "5.0"),
        ("turn", "5.0"),
        ("air-combat", "5.9"),
        ("bombing-run", "5.11"),
        ("landing", "5.14"),
        ("reform", "7.1"),
        ("points", "7.2"),
        ("repair", "7.3"),
        ("crews", "7.4"),
        ("war-progress", "7.5"),
        ("end", "7.6"),
    ]


# ---------------------------------------------------------------------- 5.2 and 5.3


@pytest.mark.rule("5.2", "5.2.lead", "2.4.leads")
def test_5_2_the_next_number_takes_the_place_of_a_lost_lead() -> None:
    s = flight(9)
    s.now.places[0] = s.now.places[3] = s.now.places[4] = ""
    close_up(umpire(), s)

    assert order(s) == ["02", "", "03", "06", "", "", "07", "08", "09", "", "", ""]


@pytest.mark.rule("5.2.element", "2.4", "5.2")
def test_5_2_an_empty_element_is_filled_from_behind() -> None:
    s = flight(12)
    s.now.places[0:3] = ["", "", ""]
    s.now.places[4] = ""
    close_up(umpire(), s)

    assert order(s) == ["04", "", "06", "07", "08", "09", "10", "11", "12", "", "", ""]


@pytest.mark.rule("2.4.leads")
def test_2_4_until_then_the_lowest_place_leads() -> None:
    s = flight(9)
    s.now.places[0] = ""

    assert s.lead == "b17f_02"


@pytest.mark.rule("5.2")
def test_5_2_a_whole_formation_stays_as_it_is_and_is_not_told() -> None:
    s, u = flight(9), umpire()
    close_up(u, s)

    assert u.log == []


@pytest.mark.rule("5.3", "5.3.tighten", "6.4.1.retry")
@pytest.mark.parametrize(("die", "loose"), [(3, True), (4, False)])
def test_5_3_a_loose_formation_tries_to_tighten_every_turn(die: int, loose: bool) -> None:
    s = flight(loose=True)
    tighten_up(umpire(die), s)

    assert s.now.loose == loose


@pytest.mark.rule("5.3")
def test_5_3_a_tight_formation_does_not_roll() -> None:
    tighten_up(umpire(), flight())


@pytest.mark.rule("5.4")
def test_5_4_damaged_bombers_are_checked_in_their_places_then_damaged_escorts() -> None:
    s = flight(damaged=(4, 2), escort=("p47", 2), at="dover")
    assert s.now.escort is not None
    s.now.escort.fighters[1].damaged = True
    u = umpire(3, 1, 4, 1, 1, 4)
    answers(check_damaged(u, s))

    assert u.tables == [
        "damaged_check",
        "damaged_check",
        "abandon_check",
        "fate",
        "damaged_check",
        "abandon_check",
    ]
    assert order(s)[:6] == ["01", "02", "03", "", "05", "06"]
    assert len(s.now.escort.fighters) == 1


# ---------------------------------------------------------------------- 5.5 and 5.6


@pytest.mark.rule("5.5", "5.5.exceed", "5.5.leave", "2.7.7")
@pytest.mark.parametrize(("type_", "last"), [("p47", 6), ("p38", 8), ("p51", 12)])
def test_5_5_an_escort_leaves_when_its_range_is_exceeded(type_: str, last: int) -> None:
    s = flight(escort=(type_, 2))
    group(s).flown = last - 1
    check_range(umpire(), s)
    assert group(s).flown == last
    check_range(umpire(), s)

    assert s.now.escort is None
    assert s.now.points == 0
    assert s.now.reconsider


@pytest.mark.rule("5.5")
def test_5_5_without_an_escort_nothing_is_counted() -> None:
    s = flight()
    check_range(umpire(), s)

    assert s.now.escort is None


@pytest.mark.rule("5.6", "5.6.one")
def test_5_6_with_an_escort_the_player_chooses_to_keep_it_or_to_roll() -> None:
    s = flight(at="rv_beauvais", escort=("p47", 2))
    group(s).flown = 4
    asked = answers(meet_escort(umpire(), s), "keep")
    assert asked.ids == ["rendezvous"]
    assert asked.asked[0].facts == {"type": "p47", "number": 2, "left": 2}
    assert len(group(s).fighters) == 2
    answers(meet_escort(umpire(1), s), "exchange")
    assert s.now.escort is None


@pytest.mark.rule("5.6")
def test_5_6_elsewhere_nobody_is_met_and_without_an_escort_nobody_is_asked() -> None:
    s = flight(at="picardy")
    answers(meet_escort(umpire(), s))
    s.now.box = "rv_beauvais"
    answers(meet_escort(umpire(2, 1, 1), s))

    assert s.now.escort is not None
    assert len(s.now.escort.fighters) == 4


@pytest.mark.rule("5.6.none", "5.6.number")
def test_5_6_a_1_brings_nobody() -> None:
    s = flight(escort=("p47", 3))
    new_escort(umpire(1), s)

    assert s.now.escort is None


@pytest.mark.rule("5.6.type", "5.6.replace", "5.6.range")
def test_5_6_new_escorts_come_with_aces_and_half_of_their_range() -> None:
    s = flight(escort=("p47", 3), year=1943)
    s.box = 7
    new_escort(umpire(6, 5, 5, 1), s)
    escort = s.now.escort

    assert escort is not None
    assert (escort.type, len(escort.fighters), escort.flown) == ("p38", 6, 4)
    assert [bool(fighter.ace) for fighter in escort.fighters] == [True, *[False] * 5]
    assert s.now.points == 0


# ---------------------------------------------------------------------- 5.7 to 5.9


@pytest.mark.rule("5.7", "2.3.red")
def test_5_7_red_boxes_have_a_flak_site_but_not_that_of_the_target() -> None:
    s = flight(at="lille")
    assert is_under_flak(BOX, s)
    s.now.box = "rouen"
    assert not is_under_flak(BOX, s)
    s.now.box = "picardy"
    assert not is_under_flak(BOX, s)


@pytest.mark.rule("5.7")
def test_5_7_the_letter_of_the_rule_is_an_option() -> None:
    s = flight(at="rouen", options={"flak_site_at_target": True})

    assert is_under_flak(BOX, s)


@pytest.mark.rule("5.7", "8.0")
@pytest.mark.parametrize(("dice", "fires"), [((2, 3), True), ((3, 3), False)])
def test_5_7_two_to_five_is_an_attack(dice: tuple[int, int], fires: bool) -> None:
    s = flight(1, at="picardy", route=["lille", "rouen"])
    shots = [1, *[1] * 5] if fires else []
    u = umpire(*dice, *shots, *QUIET)
    answers(mission_turn(u, s))

    assert ("flak_intensity" in u.tables) == fires


@pytest.mark.rule("5.8", "6.1", "6.1.1")
@pytest.mark.parametrize(
    ("box", "dice", "happens"),
    [
        ("eng_n", (1, 2), True),
        ("eng_n", (2, 2), False),
        ("picardy", (2, 2), True),
        ("picardy", (2, 3), False),
        ("bremen", (2, 2), True),
    ],
)
def test_5_8_events_occur_by_the_distance_from_base(
    box: str, dice: tuple[int, int], happens: bool
) -> None:
    s = flight(at=box, bombed=True)
    more = (2, 2) if happens else ()  # a change of weather, which no longer matters
    u = umpire(*dice, *more)
    answers(event_check(u, s))

    assert ("formation_event" in u.tables) == happens


@pytest.mark.rule("6.1.1")
@pytest.mark.parametrize(
    ("second", "rest", "table"),
    [
        ((1, 1), (4,), "formation_check"),
        ((1, 2), (1,), ""),
        ((2, 2), (4,), "weather_check"),
        ((2, 3), (1, 1, 1), "interceptor_type"),
        ((3, 6), (1, 1, 3), "systems_trouble"),
    ],
)
def test_6_1_1_the_second_roll_names_the_event(
    second: tuple[int, int], rest: tuple[int, ...], table: str
) -> None:
    s, u = flight(at="picardy"), umpire(1, 1, *second, *rest)
    answers(event_check(u, s))

    assert table in (u.tables if table else ["", *u.tables])


@pytest.mark.rule("5.9", "5.11", "5.10", "5.13", "5.0")
def test_5_9_what_comes_after_the_event_check() -> None:
    s = flight(at="picardy", interceptors=("me109", 1))
    assert after_event(BOX, s) == "air-combat"
    s.now.interceptors = []
    assert after_event(BOX, s) == "turn"
    s.now.box = "rouen"
    assert after_event(BOX, s) == "bombing-run"
    s.now.bombed = True
    assert after_event(BOX, s) == "turn"
    assert after_combat(s) == "turn"


@pytest.mark.rule("5.0.empty", "7.2.3.2")
def test_5_0_the_mission_ends_with_its_last_bomber_and_the_match_with_the_campaign() -> None:
    s = flight(1)
    assert interrupted(s) == ""
    s.now.places[0] = ""
    assert interrupted(s) == "reform"
    s.result = "total_failure"
    assert interrupted(s) == "<end>"


@pytest.mark.rule("5.0")
def test_5_0_a_turn_plays_its_steps_in_order() -> None:
    s = flight(
        6, at="northsea_s", route=["zeeland", "antwerp"], loose=True, damaged=(2,),
        escort=("p47", 1), card="antwerp:blue",
    )  # fmt: skip
    u = umpire(1, 3, *QUIET)
    assert answers(mission_turn(u, s)).result == "turn"

    assert u.tables == ["formation_check", "damaged_check", "event_occurs"]
    assert s.now.escort is not None
    assert s.now.escort.flown == 1


@pytest.mark.rule("5.11", "5.10")
def test_5_10_the_turn_that_enters_the_target_is_played_in_full() -> None:
    s = flight(6, at="normandy", route=["rouen"])
    u = umpire(*QUIET)

    assert answers(mission_turn(u, s)).result == "bombing-run"
    assert u.tables == ["event_occurs"]


@pytest.mark.rule("5.0.empty")
def test_5_0_nothing_more_is_played_when_the_last_bomber_has_left() -> None:
    s = flight(1, at="dover", route=["picardy"], damaged=(1,))

    assert answers(mission_turn(umpire(1, 4, 6), s)).result == "reform"


@pytest.mark.rule("5.0.empty")
def test_5_0_nor_after_a_flak_site_that_took_it() -> None:
    s = flight(1, at="picardy", route=["lille"], damaged=(1,))
    u = umpire(3, 1, 1, 1, *[6] * 5, *[6] * 5)

    assert answers(mission_turn(u, s)).result == "reform"
    assert at_least_gone(s)


def at_least_gone(s: Campaign) -> bool:
    return s.now.gone == 1 and "b17f_01" not in s.bombers


def test_a_bomber_in_a_place_is_found() -> None:
    assert at(flight(), 3).id == "b17f_03"
