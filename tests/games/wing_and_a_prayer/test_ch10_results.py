"""10: damage, abandonment, lost bombers and crews."""

import pytest

from sandtable.games.wing_and_a_prayer.rules.ch04_planning import advance
from sandtable.games.wing_and_a_prayer.rules.ch07_debriefing import recover
from sandtable.games.wing_and_a_prayer.rules.ch10_results import (
    abandon,
    abandons,
    check_crew,
    check_damaged_bomber,
    check_damaged_escort,
    destroy_fighter,
    fail_to_return,
    fate,
    heavy_damage,
    hit_bomber,
    hit_fighter,
    light_damage,
)
from sandtable.games.wing_and_a_prayer.rules.ch12_crews import choose_commander
from sandtable.games.wing_and_a_prayer.state import NOT_READY, READY
from sandtable.testing.desk import answers
from tests.games.wing_and_a_prayer.squadrons import BOX, at, flight, group, umpire

# ---------------------------------------------------------------------- fighters


@pytest.mark.rule("10.1.destroyed", "2.5.vp.single", "2.5.vp.twin", "5.12")
@pytest.mark.parametrize(
    ("type_", "points"), [("me109", 1), ("fw190", 1), ("me110", 2), ("me262", 2)]
)
def test_10_1_a_destroyed_interceptor_is_removed_and_scores(type_: str, points: int) -> None:
    s = flight(interceptors=(type_, 2))
    answers(hit_fighter(umpire(), s, s.now.interceptors[0], "destroyed"))

    assert len(s.now.interceptors) == 1
    assert (s.now.points, s.now.kills) == (points, 1)


@pytest.mark.rule("10.1.destroyed", "2.5.vp.escort", "5.5.leave")
def test_10_1_a_destroyed_escort_costs_a_point() -> None:
    s = flight(escort=("p47", 2))
    answers(hit_fighter(umpire(), s, group(s).fighters[0], "destroyed"))

    assert (s.now.points, s.now.escorts_lost, len(group(s).fighters)) == (-1, 1, 1)
    destroy_fighter(umpire(), s, group(s).fighters[0])
    assert s.now.escort is None
    assert s.now.reconsider


@pytest.mark.rule("10.1.damaged", "10.1.ineffective")
def test_10_1_a_damaged_fighter_that_is_damaged_again_is_destroyed() -> None:
    s = flight(interceptors=("fw190", 1))
    fighter = s.now.interceptors[0]
    assert answers(hit_fighter(umpire(), s, fighter, "none")).result == "none"
    assert [one.damaged for one in s.now.interceptors] == [False]
    assert answers(hit_fighter(umpire(), s, fighter, "damaged")).result == "damaged"
    assert fighter.damaged
    assert answers(hit_fighter(umpire(), s, fighter, "damaged")).result == "destroyed"
    assert s.now.interceptors == []


@pytest.mark.rule("6.2.removed", "10.1.destroyed")
def test_10_1_its_ace_is_out_of_the_game() -> None:
    s = flight(interceptors=("fw190", 1))
    s.now.interceptors[0].ace = "ace_de_04"
    s.now.aces_out = ["ace_de_04"]
    destroy_fighter(umpire(), s, s.now.interceptors[0])

    assert s.now.aces_out == []


# ---------------------------------------------------------------------- bombers


@pytest.mark.rule("10.2", "10.2.1.none", "10.3")
def test_10_2_no_effect_changes_nothing() -> None:
    s = flight()
    answers(hit_bomber(umpire(), s, "b17f_01", "none", "flak"))

    assert not at(s, 1).damaged


@pytest.mark.rule("10.2", "10.2.1.destroyed", "2.5.vp.bomber", "2.7.2.removed", "10.2.2")
def test_10_2_1_a_destroyed_bomber_is_lost_with_its_crew() -> None:
    s = flight(crews={1: "crew_07:crack"})
    s.crews["crew_01"].kills = 3
    answers(hit_bomber(umpire(), s, "b17f_01", "destroyed", "fighters"))

    assert "b17f_01" not in s.bombers
    assert "crew_01" not in s.crews
    assert (s.now.points, s.now.gone, s.now.lost) == (-2, 1, ["b17f_01"])
    assert s.losses == {1942: 1}
    grave = s.graves[0]
    assert (grave.counter, grave.level, grave.kills, grave.cause) == (
        "crew_07",
        "crack",
        3,
        "fighters",
    )


@pytest.mark.rule("10.2.1.heavy", "10.6", "10.2.2")
def test_10_2_1_heavy_damage_flips_checks_the_crew_and_then_rolls_for_abandonment() -> None:
    s = flight(crews={1: "crew_01:veteran"})
    u = umpire(3, 3)
    answers(heavy_damage(u, s, at(s, 1), "flak"))

    assert u.tables == ["crew_check", "abandon_roll"]
    assert at(s, 1).damaged
    assert s.now.gone == 0


@pytest.mark.rule("10.2.1.heavy")
def test_10_2_1_heavy_damage_on_a_damaged_bomber_destroys_it() -> None:
    s = flight(damaged=(1,))
    answers(hit_bomber(umpire(), s, "b17f_01", "heavy", "flak"))

    assert "b17f_01" not in s.bombers


@pytest.mark.rule("10.2.1.light")
def test_10_2_1_light_damage_damages_on_4_to_6_and_no_more() -> None:
    s = flight()
    answers(light_damage(umpire(3), s, at(s, 1), "flak"))
    assert not at(s, 1).damaged
    answers(light_damage(umpire(4), s, at(s, 1), "flak"))
    assert at(s, 1).damaged
    assert s.now.gone == 0


@pytest.mark.rule("10.6")
@pytest.mark.parametrize(("die", "level"), [(2, "veteran"), (3, "crack")])
def test_10_6_a_crew_is_lowered_on_1_or_2(die: int, level: str) -> None:
    s = flight(crews={1: "crew_01:crack"})
    answers(check_crew(umpire(die), s, at(s, 1)))

    assert s.crew_of("b17f_01").level == level


@pytest.mark.rule("10.6")
def test_10_6_a_green_crew_does_not_roll() -> None:
    s = flight()

    assert answers(check_crew(umpire(), s, at(s, 1))).ids == []


# ---------------------------------------------------------------------- leaving


@pytest.mark.rule("10.4", "5.4")
@pytest.mark.parametrize(("dice", "stays"), [((3,), True), ((2, 3), True), ((2, 4, 6), False)])
def test_10_4_a_damaged_bomber_may_leave(dice: tuple[int, ...], stays: bool) -> None:
    s = flight(damaged=(1,), at="dover")
    answers(check_damaged_bomber(umpire(*dice), s, at(s, 1)))

    assert ("b17f_01" in s.now.places) == stays


@pytest.mark.rule("10.4.abandon", "C.abandon_sign")
@pytest.mark.parametrize(("crew", "die"), [("blank", 4), ("crew_01:veteran", 5), ("green_14", 3)])
def test_10_4_a_good_crew_holds_its_place(crew: str, die: int) -> None:
    s = flight(crews={1: crew})

    assert abandons(umpire(die), s, at(s, 1))
    assert not abandons(umpire(die - 1), s, at(s, 1))


@pytest.mark.rule("10.5", "10.5.1", "10.5.3", "10.5.3.returns")
def test_10_5_a_bomber_that_leaves_may_come_home_to_not_ready() -> None:
    s = flight(at="paris", damaged=(1,))
    crew = at(s, 1).crew
    answers(abandon(umpire(3), s, at(s, 1), "flak"))  # 3 + 1, and 4 is enough

    assert s.now.places[0] == ""
    assert (s.bombers["b17f_01"].section, s.crews[crew].section) == (NOT_READY, NOT_READY)
    assert (s.now.points, s.now.gone) == (0, 1)


@pytest.mark.rule("10.5.3.returns")
def test_10_5_3_an_undamaged_bomber_comes_home_to_ready_with_its_crew() -> None:
    s = flight(at="paris")
    answers(abandon(umpire(6), s, at(s, 1), "flak"))

    assert (s.bombers["b17f_01"].section, s.bombers["b17f_01"].crew) == (READY, "crew_01")
    assert s.now.returned == ["crew_01"]


@pytest.mark.rule("10.5.3", "10.5.3.fails", "C.fate_vp")
def test_10_5_3_or_it_does_not_return() -> None:
    s = flight(at="paris", damaged=(1,))
    answers(abandon(umpire(2), s, at(s, 1), "flak"))

    assert "b17f_01" not in s.bombers
    assert "crew_01" not in s.crews
    assert (s.now.points, s.now.gone) == (-2, 1)


@pytest.mark.rule("10.5.3")
@pytest.mark.parametrize(
    ("box", "needed"), [("eng_s", 1), ("dover", 1), ("picardy", 2), ("paris", 3), ("bremen", 4)]
)
def test_10_5_3_the_farther_from_england_the_harder(box: str, needed: int) -> None:
    s = flight(at=box, damaged=(1,))

    assert fate(umpire(needed), s, at(s, 1))
    if needed > 1:
        assert not fate(umpire(needed - 1), s, at(s, 1))


@pytest.mark.rule("10.5.3", "2.7.2.factors")
def test_10_5_3_bomber_and_crew_add_their_performance() -> None:
    s = flight(at="berlin", crews={1: "crew_01:crack"})

    assert fate(umpire(2), s, at(s, 1))
    assert not fate(umpire(1), s, at(s, 1))


@pytest.mark.rule("10.5.2", "10.4.abandon")
@pytest.mark.parametrize(("dice", "left"), [((3,), 2), ((1, 3), 2), ((1, 4), 1)])
def test_10_5_2_a_damaged_escort_may_go_home_without_cost(dice: tuple[int, ...], left: int) -> None:
    s = flight(escort=("p47", 2))
    assert s.now.escort is not None
    check_damaged_escort(umpire(*dice), s, s.now.escort.fighters[0])

    assert len(s.now.escort.fighters) == left
    assert s.now.points == 0


# ---------------------------------------------------------------------- 12.4 and 12.5


@pytest.mark.rule("12.4", "2.5.vp.bomber")
def test_12_4_a_rescued_crew_goes_to_not_ready_and_the_loss_costs_one() -> None:
    s = flight(at="dover", damaged=(1,), options={"crew_fate": True})
    answers(fail_to_return(umpire(4), s, at(s, 1), "flak"))

    assert s.crews["crew_01"].section == NOT_READY
    assert s.now.points == -1
    assert s.graves[0].saved


@pytest.mark.rule("12.4", "12.4.mods")
@pytest.mark.parametrize(
    ("box", "least"), [("dover", 4), ("picardy", 5), ("rv_beauvais", 5), ("eng_s", 5), ("lille", 6)]
)
def test_12_4_the_box_helps(box: str, least: int) -> None:
    for die in (least - 1, least):
        s = flight(at=box, damaged=(1,), options={"crew_fate": True})
        answers(fail_to_return(umpire(die), s, at(s, 1), "flak"))
        assert ("crew_01" in s.crews) == (die == least)


@pytest.mark.rule("12.4.captured")
def test_12_4_a_natural_1_is_captured() -> None:
    s = flight(at="dover", damaged=(1,), options={"crew_fate": True})
    answers(fail_to_return(umpire(1), s, at(s, 1), "flak"))

    assert "crew_01" not in s.crews
    assert s.now.points == -2


@pytest.mark.rule("12.4")
def test_12_4_it_is_not_for_bombers_destroyed_outright() -> None:
    s = flight(at="dover", options={"crew_fate": True})
    answers(hit_bomber(umpire(), s, "b17f_01", "destroyed", "flak"))

    assert "crew_01" not in s.crews


@pytest.mark.rule("12.4.delay")
@pytest.mark.parametrize(
    "options", [{"crew_fate": True, "delayed_return": True}, {"delayed_return": True}]
)
def test_12_4_a_delayed_crew_comes_back_later(options: dict[str, bool]) -> None:
    s = flight(at="dover", damaged=(1,), options=options)
    s.box = 3
    answers(fail_to_return(umpire(6, 2), s, at(s, 1), "flak"))
    assert (s.crews["crew_01"].section, s.crews["crew_01"].back) == ("away", 5)
    advance(umpire(), s)
    assert s.crews["crew_01"].section == "away"
    advance(umpire(), s)
    assert s.crews["crew_01"].section == NOT_READY


@pytest.mark.rule("12.5.loss", "12.5.damage", "7.2.3.2")
def test_12_5_the_commander_is_lost_with_his_crew_at_five_campaign_points() -> None:
    s = flight(options={"commander": True})
    choose_commander(umpire(1), s)
    assert s.commander is not None
    s.commander.aboard = "b17f_01"
    answers(hit_bomber(umpire(), s, "b17f_02", "destroyed", "flak"))
    assert s.points == 0
    answers(hit_bomber(umpire(), s, "b17f_01", "destroyed", "flak"))

    assert s.commander.lost
    assert s.points == -5


@pytest.mark.rule("12.5.damage")
def test_12_5_he_goes_to_not_ready_with_a_damaged_bomber() -> None:
    s = flight(at="dover", damaged=(1,), options={"commander": True})
    choose_commander(umpire(1), s)
    assert s.commander is not None
    s.commander.aboard = "b17f_01"
    answers(abandon(umpire(6), s, at(s, 1), "flak"))

    assert (s.commander.section, s.commander.aboard) == (NOT_READY, "")


@pytest.mark.rule("12.5.damage", "12.4")
def test_12_5_he_is_rescued_with_his_crew() -> None:
    s = flight(at="dover", damaged=(1,), options={"commander": True, "crew_fate": True})
    choose_commander(umpire(1), s)
    assert s.commander is not None
    s.commander.aboard = "b17f_01"
    answers(fail_to_return(umpire(4), s, at(s, 1), "flak"))

    assert (s.commander.lost, s.commander.section) == (False, NOT_READY)
    assert s.points == 0


@pytest.mark.rule("12.5.damage", "7.4.2")
@pytest.mark.parametrize(("die", "section"), [(2, NOT_READY), (3, READY)])
def test_12_5_he_recovers_like_a_crew(die: int, section: str) -> None:
    s = flight(options={"commander": True})
    choose_commander(umpire(1), s)
    assert s.commander is not None
    s.commander.section = NOT_READY
    recover(umpire(die), s)

    assert s.commander.section == section


@pytest.mark.rule("12.5.performance")
def test_12_5_his_performance_counts_for_fate_and_abandonment() -> None:
    s = flight(at="berlin", options={"commander": True})
    choose_commander(umpire(1), s)
    assert s.commander is not None
    s.commander.aboard = "b17f_01"
    ace = BOX.aces[s.commander.ace].performance

    assert ace == 2
    assert fate(umpire(2), s, at(s, 1))
    assert not abandons(umpire(5), s, at(s, 1))
