"""4: the mission counter, the target, the cloud, bombers and escorts."""

import pytest

from sandtable.engine.decisions import Choose
from sandtable.games.wing_and_a_prayer import GAME
from sandtable.games.wing_and_a_prayer.rules.ch04_assignment import (
    arrange,
    as_before,
    assign,
    by_rank,
    depart,
    take_off,
)
from sandtable.games.wing_and_a_prayer.rules.ch04_planning import (
    advance,
    call_escorts,
    draw_target,
    enter_box,
    forecast,
)
from sandtable.games.wing_and_a_prayer.rules.ch05_turn import escort_column
from sandtable.games.wing_and_a_prayer.rules.ch07_debriefing import is_war_event
from sandtable.games.wing_and_a_prayer.rules.ch12_crews import choose_commander
from sandtable.games.wing_and_a_prayer.rules.squadron import crew_performance, ready_pairs
from sandtable.games.wing_and_a_prayer.state import NOT_READY, Campaign
from sandtable.testing.desk import answers, offered, option_ids, refusal
from tests.games.wing_and_a_prayer.squadrons import BOX, at, flight, man, squadron, umpire


def briefed(card: str = "rouen:blue", **options: bool) -> Campaign:
    """A squadron with a card on the table and nobody in the formation yet."""
    return flight(0, card=card, at="base", options=options)


@pytest.mark.rule("4.1", "4.0")
def test_4_1_the_first_mission_is_flown_in_the_starting_box() -> None:
    s = squadron("war-entry")
    s.box = 0
    advance(umpire(), s)
    assert s.box == 10
    advance(umpire(), s)
    assert s.box == 11


@pytest.mark.rule("4.1.1", "4.1.1.year")
def test_4_1_1_a_new_year_brings_its_blue_cards_once() -> None:
    s = squadron()
    s.box = 6
    advance(umpire(), s)
    new = [card for card in s.deck if BOX.target_of(card).year == 1943]

    assert len(new) == sum(target.year == 1943 for target in BOX.targets.values())
    assert all(card.endswith(":blue") for card in new)
    advance(umpire(), s)
    assert len([card for card in s.deck if BOX.target_of(card).year == 1943]) == len(new)


@pytest.mark.rule("4.1.1.star", "2.6.1")
def test_4_1_1_the_star_removes_all_cards_of_1942() -> None:
    s = squadron("1944-short")
    s.box = 17
    s.deck.append("rouen:red")
    enter_box(umpire(), s)
    years = {BOX.target_of(card).year for card in s.deck}

    assert years == {1943, 1944}
    assert "antwerp:blue" not in s.deck


@pytest.mark.rule("4.1.2", "4.5.availability", "7.5.p51")
@pytest.mark.parametrize(
    ("box", "early", "column"),
    [
        (6, False, "early"),
        (7, False, "middle"),
        (13, False, "middle"),
        (14, False, "late"),
        (11, True, "middle"),
        (12, True, "late"),
    ],
)
def test_4_1_2_types_of_escort_come_with_the_boxes(box: int, early: bool, column: str) -> None:
    s = squadron()
    s.box, s.p51_early = box, early

    assert escort_column(BOX, s) == column


@pytest.mark.rule("4.1.3")
def test_4_1_3_some_boxes_have_a_war_event() -> None:
    s = squadron()
    found = []
    for number in BOX.track:
        s.box = number
        found += [number] if is_war_event(BOX, s) else []

    assert found == [4, 8, 12, 16, 20, 24]


@pytest.mark.rule("4.2", "2.6.required", "2.7.3")
def test_4_2_a_card_is_drawn_and_fixes_the_mission() -> None:
    s = squadron("short")
    draw_target(umpire(6), s)

    assert s.now.card == "brest:blue"
    assert s.now.card not in s.deck
    assert s.now.required == 9
    assert (s.now.box, s.now.loose, s.now.points, s.now.year) == ("base", False, 0, 1942)


@pytest.mark.rule("4.2")
def test_4_2_an_empty_deck_is_made_of_completed_blue_cards_of_the_years_in_play() -> None:
    s = squadron("short")
    s.deck, s.done = [], ["rouen:blue", "rouen:red", "lille:blue", "emden:blue"]
    draw_target(umpire(2), s)

    assert s.now.card == "rouen:blue"
    assert s.deck == ["lille:blue"]
    assert s.done == ["rouen:red", "emden:blue"]


@pytest.mark.rule("4.3")
@pytest.mark.parametrize(
    ("dice", "cloud"), [((3, 3), "clear"), ((3, 4), "light"), ((5, 5), "heavy")]
)
def test_4_3_two_dice_give_the_cloud(dice: tuple[int, int], cloud: str) -> None:
    s = briefed()
    forecast(umpire(*dice), s)

    assert s.now.cloud == cloud


# ---------------------------------------------------------------------- 4.4


@pytest.mark.rule("4.4", "4.4.max", "4.4.order", "2.6.required")
def test_4_4_just_as_many_as_required_fill_the_places_without_gaps() -> None:
    s = briefed()
    answers(assign(umpire(), s), "done")

    assert all(s.now.places[:6])
    assert not any(s.now.places[6:])
    assert s.now.points == 0


@pytest.mark.rule("4.4.short", "2.5.vp.missing")
def test_4_4_each_missing_bomber_costs_a_point() -> None:
    s = briefed()
    for bomber in list(s.bombers.values())[:8]:
        bomber.section = NOT_READY
    answers(assign(umpire(), s), "done")

    assert len(s.formation) == 4
    assert s.now.points == -2


@pytest.mark.rule("4.4.none")
def test_4_4_with_nobody_ready_nobody_flies() -> None:
    s = briefed()
    for bomber in s.bombers.values():
        bomber.crew = ""

    assert answers(assign(umpire(), s)).result == "reform"
    assert s.now.points == -6


@pytest.mark.rule("4.4.1", "4.4.choice")
def test_4_4_1_by_rank_the_best_bombardier_leads_and_better_crews_follow() -> None:
    s = briefed()
    man(s, "b17f_05", "crew_11:crack")  # bombing 3
    man(s, "b17f_07", "crew_01:crack")  # bombing 2, but the better gunners
    man(s, "b17f_09", "crew_07:veteran")
    ranked = by_rank(BOX, s, list(s.bombers))

    assert ranked[:3] == ["b17f_05", "b17f_07", "b17f_09"]
    assert sorted(ranked) == sorted(s.bombers)


@pytest.mark.rule("4.4.1")
def test_4_4_1_of_equal_bombardiers_the_better_performance_leads() -> None:
    s = briefed()
    man(s, "b17f_02", "crew_08:veteran")  # 0 0 1
    man(s, "b17f_03", "crew_06:veteran")  # 0 1 1

    assert by_rank(BOX, s, list(s.bombers))[:2] == ["b17f_03", "b17f_02"]


@pytest.mark.rule("4.4.choice")
def test_4_4_damaged_bombers_go_last() -> None:
    s = briefed()
    man(s, "b17f_05", "crew_11:crack")
    s.bombers["b17f_05"].damaged = True

    assert by_rank(BOX, s, list(s.bombers))[-1] == "b17f_05"


@pytest.mark.rule("4.4.choice", "4.4.crews")
def test_4_4_the_player_puts_any_pair_in_any_place() -> None:
    s = briefed()
    first = by_rank(BOX, s, list(s.bombers))
    crews = {bomber.id: bomber.crew for bomber in s.bombers.values()}
    answers(assign(umpire(), s), first[8], "place-1", first[1], "place-3", "done")

    assert s.formation == [first[8], first[2], first[1], *first[3:6]]
    assert {bomber.id: bomber.crew for bomber in s.bombers.values()} == crews


@pytest.mark.rule("4.4.choice")
def test_4_4_as_before_keeps_last_mission_s_places_and_fills_up_by_rank() -> None:
    s = briefed()
    s.last_formation = ["b17f_09", "b17f_03", "b17f_12"]
    s.bombers["b17f_03"].section = NOT_READY
    pairs = [name for name in s.bombers if name != "b17f_03"]

    assert as_before(BOX, s, pairs, 4) == ["b17f_09", "b17f_12", "b17f_01", "b17f_02"]
    answers(assign(umpire(), s), "as-before", "done")
    assert s.formation[:2] == ["b17f_09", "b17f_12"]
    assert s.last_formation == s.formation


@pytest.mark.rule("4.4.choice")
def test_4_4_fill_by_rank_undoes_changes() -> None:
    s = briefed()
    ranked = by_rank(BOX, s, list(s.bombers))[:6]
    answers(assign(umpire(), s), ranked[5], "place-1", "by-rank", "done")

    assert s.formation == ranked


@pytest.mark.rule("4.4.max")
def test_4_4_no_place_beyond_those_required_is_offered() -> None:
    s = briefed()
    decision = offered(assign(umpire(), s), "b17f_01")

    assert "place-7" not in option_ids(decision)
    assert refusal(decision, "place-7") == "4.4.choice"


@pytest.mark.rule("12.12", "C.tag_vp")
def test_12_12_more_may_be_sent_at_a_point_each() -> None:
    s = briefed(tag_along=True)
    answers(assign(umpire(), s), "2", "done")

    assert len(s.formation) == 8
    assert s.now.points == -2


@pytest.mark.rule("12.12")
def test_12_12_twelve_fly_at_most() -> None:
    s = briefed(tag_along=True)

    assert option_ids(offered(assign(umpire(), s)))[-1] == "6"
    s.bombers["b17f_12"].section = NOT_READY
    assert option_ids(offered(assign(umpire(), s)))[-1] == "5"
    s.now.required = 12
    assert offered(assign(umpire(), s)).id == "formation"


@pytest.mark.rule("12.11")
@pytest.mark.parametrize(("die", "required"), [(5, 6), (6, 12)])
def test_12_11_on_a_6_twelve_are_required(die: int, required: int) -> None:
    s = squadron("short", maximum_effort=True)
    draw_target(umpire(1, die), s)

    assert s.now.required == required


# ---------------------------------------------------------------------- 4.5


@pytest.mark.rule("4.5", "4.5.type", "4.5.range", "2.6.escorts")
def test_4_5_escorts_of_one_type_as_many_as_the_card_says() -> None:
    s = briefed()
    s.box = 7
    call_escorts(umpire(5, 1), s)

    assert s.now.escort is not None
    assert [fighter.type for fighter in s.now.escort.fighters] == ["p38"] * 3
    assert s.now.escort.flown == 0


@pytest.mark.rule("4.5.aces", "6.2")
def test_4_5_an_ace_joins_an_escort_and_leaves_the_draw() -> None:
    s = briefed()
    call_escorts(umpire(1, 6, 2), s)

    assert s.now.escort is not None
    assert [fighter.ace for fighter in s.now.escort.fighters] == ["ace_us_02", "", ""]
    assert "ace_us_02" not in s.aces_left["us"]


# ---------------------------------------------------------------------- take-off


@pytest.mark.rule("5.0", "3.1.1")
def test_5_0_take_off_counts_who_flies_and_plans_a_course() -> None:
    s = briefed()
    s.now.places = ["b17f_01", "b17f_02", *[""] * 10]
    asked = answers(take_off(umpire(), s), "quiet:rouen")

    assert asked.ids == ["course"]
    assert (s.now.took_off, s.sorties) == (2, {1942: 2})
    assert s.crew_of("b17f_01").missions == s.bombers["b17f_02"].missions == 1
    assert s.bombers["b17f_03"].missions == 0
    assert s.now.route[-1] == "rouen"
    assert s.now.box == "base"


@pytest.mark.rule("12.13")
def test_12_13_low_altitude_is_declared_before_take_off() -> None:
    s = briefed(low_altitude=True)
    s.now.places[0] = "b17f_01"
    asked = answers(take_off(umpire(), s), "low", "quiet:rouen")

    assert asked.ids == ["altitude", "course"]
    assert s.now.low


@pytest.mark.rule("12.9", "12.10")
@pytest.mark.parametrize("option", ["assembly", "damaged_fly"])
def test_12_9_damaged_bombers_are_checked_at_the_base(option: str) -> None:
    s = briefed("rouen:blue", **{option: True})
    s.now.places[:3] = ["b17f_01", "b17f_02", "b17f_03"]
    s.bombers["b17f_02"].damaged = True
    answers(take_off(umpire(1, 4, 1), s), "quiet:rouen")  # leaves, and comes home from so near

    assert s.formation == ["b17f_01", "b17f_03"]
    assert (s.now.took_off, s.now.gone) == (3, 1)
    assert s.bombers["b17f_02"].section == NOT_READY


@pytest.mark.rule("12.9")
def test_12_9_without_the_option_nobody_is_checked_at_the_base() -> None:
    s = briefed()
    s.now.places[:2] = ["b17f_01", "b17f_02"]
    s.bombers["b17f_02"].damaged = True
    answers(take_off(umpire(), s), "quiet:rouen")

    assert len(s.formation) == 2


@pytest.mark.rule("12.9", "5.0.empty")
def test_12_9_a_formation_that_never_leaves_goes_back_to_base() -> None:
    s = briefed(assembly=True)
    s.now.places[0] = "b17f_01"
    s.bombers["b17f_01"].damaged = True

    assert answers(take_off(umpire(1, 6, 6), s)).result == "reform"


@pytest.mark.rule("12.5", "12.5.fly", "12.5.performance")
def test_12_5_the_commander_flies_with_the_lead_and_adds_his_performance() -> None:
    s = briefed(commander=True)
    choose_commander(umpire(1), s)
    assert s.commander is not None
    assert s.commander.ace not in s.aces_left["us"]
    s.now.places[:2] = ["b17f_01", "b17f_02"]
    asked = answers(take_off(umpire(), s), "fly", "quiet:rouen")

    assert asked.ids == ["commander", "course"]
    assert s.commander.aboard == "b17f_01"
    assert crew_performance(BOX, s, "b17f_01") == 2
    assert crew_performance(BOX, s, "b17f_02") == 0


@pytest.mark.rule("12.5.fly")
@pytest.mark.parametrize("fault", ["not_ready", "lost"])
def test_12_5_he_is_not_asked_for_unless_he_is_ready(fault: str) -> None:
    s = briefed(commander=True)
    choose_commander(umpire(1), s)
    assert s.commander is not None
    if fault == "lost":
        s.commander.lost = True
    else:
        s.commander.section = NOT_READY
    s.now.places[0] = "b17f_01"

    assert answers(take_off(umpire(), s), "quiet:rouen").ids == ["course"]


@pytest.mark.rule("12.5.fly")
def test_12_5_he_may_stay_on_the_ground() -> None:
    s = briefed(commander=True)
    choose_commander(umpire(1), s)
    s.now.places[0] = "b17f_01"
    answers(take_off(umpire(), s), "stay", "quiet:rouen")

    assert s.commander is not None
    assert s.commander.aboard == ""


def test_departure_counts_sorties_of_the_year() -> None:
    s = flight(4, year=1943)
    s.sorties = {1943: 5}
    depart(s)

    assert s.sorties == {1943: 9}
    assert at(s, 1).missions == 1


@pytest.mark.rule("4.4.choice", "13.0.hidden")
def test_4_4_in_a_duel_the_squadron_reads_the_names_of_its_own_crews() -> None:
    s = flight(3, at="base", duel=True, crews={1: "crew_01:crack"})
    asked = offered(arrange(umpire(), s, ready_pairs(s)))
    assert isinstance(asked, Choose)
    move = next(option for option in asked.options if option.id == "b17f_01")

    assert "Memphis Belle" in GAME.texts(move.text, "en")
