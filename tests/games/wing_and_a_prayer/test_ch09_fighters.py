"""9.1: escorts against interceptors."""

import pytest

from sandtable.games.wing_and_a_prayer.rules.ch09_fighters import (
    advantage,
    by_worth,
    fight,
    fighter_combat,
    in_combat,
    in_reserve,
    send_damaged_home,
    send_escorts,
    shoot,
    withdraw,
)
from sandtable.games.wing_and_a_prayer.rules.ch09_pairing import pair_up
from sandtable.games.wing_and_a_prayer.state import Campaign, Fighter, Pair
from sandtable.testing.desk import answers, offered, option_ids
from tests.games.wing_and_a_prayer.squadrons import BOX, flight, group, in_air_combat, umpire

P47, P51, FW, ME262 = (Fighter(f"{t}_1", t) for t in ("p47", "p51", "fw190", "me262"))


def escorts(s: Campaign) -> list[Fighter]:
    return s.now.escort.fighters if s.now.escort else []


def dogfight(ours: int, theirs: int) -> Campaign:
    return flight(escort=("p47", ours), interceptors=("fw190", theirs))


# ---------------------------------------------------------------------- sending


@pytest.mark.rule("9.1")
def test_9_1_without_escorts_there_is_no_fighter_combat() -> None:
    s = flight(interceptors=("fw190", 3))
    u = umpire()

    assert answers(fighter_combat(u, s, in_air_combat(s))).ids == []
    assert len(s.now.interceptors) == 3


@pytest.mark.rule("9.1.4")
@pytest.mark.parametrize(("die", "least"), [(1, 1), (2, 2), (4, 3), (5, 4)])
def test_9_1_4_a_die_says_how_many_must_attack(die: int, least: int) -> None:
    s = dogfight(6, 2)
    decision = offered(send_escorts(umpire(die), s, in_air_combat(s)))

    assert option_ids(decision) == [str(number) for number in range(least, 7)]


@pytest.mark.rule("9.1.4")
def test_9_1_4_all_of_them_if_there_are_no_more() -> None:
    s = dogfight(3, 2)
    combat = in_air_combat(s)

    assert answers(send_escorts(umpire(6), s, combat)).ids == []
    assert len(combat.sent) == 3


@pytest.mark.rule("9.1.5", "9.1.6.4", "9.2.3.used")
def test_9_1_5_the_player_may_send_more_and_the_rest_stays_in_reserve() -> None:
    s = dogfight(5, 2)
    combat = in_air_combat(s)
    answers(send_escorts(umpire(1), s, combat), "3")

    assert combat.sent == ["p47_1", "p47_2", "p47_3"]
    assert [fighter.id for fighter in in_reserve(s, combat)] == ["p47_4", "p47_5"]
    assert len(in_combat(s, combat)) == 3


@pytest.mark.rule("9.1.4", "9.1.5")
def test_9_1_5_aces_go_first_and_damaged_escorts_last_or_as_the_player_names_them() -> None:
    s = dogfight(3, 2)
    escorts(s)[0].damaged = True
    escorts(s)[2].ace = "ace_us_01"
    assert [fighter.id for fighter in by_worth(BOX, escorts(s))] == ["p47_3", "p47_2", "p47_1"]
    combat = in_air_combat(s)
    answers(send_escorts(umpire(1), s, combat), "pick", "p47_1", "p47_2", "done")

    assert combat.sent == ["p47_1", "p47_2"]


@pytest.mark.rule("9.1.4")
def test_9_1_4_who_names_them_names_at_least_so_many() -> None:
    s = dogfight(4, 2)
    escorts(s)[0].damaged = True
    decision = offered(send_escorts(umpire(2), s, in_air_combat(s)), "pick", "p47_2")

    assert "done" not in option_ids(decision)


# ---------------------------------------------------------------------- pairs


@pytest.mark.rule("9.1.6")
def test_9_1_6_one_to_one_from_the_left_where_all_are_alike() -> None:
    s = dogfight(2, 2)
    combat = in_air_combat(s)
    assert answers(pair_up(umpire(), s, combat, escorts(s))).ids == []

    assert combat.pairs == [Pair("fw190_3", "p47_1"), Pair("fw190_4", "p47_2")]


@pytest.mark.rule("9.1.6")
def test_9_1_6_the_player_chooses_whom_an_escort_meets_where_they_differ() -> None:
    s = dogfight(1, 3)
    s.now.interceptors[1].ace = "ace_de_01"
    combat = in_air_combat(s)
    asked = answers(pair_up(umpire(), s, combat, escorts(s)), "fw190_3").asked

    assert option_ids(asked[0]) == ["fw190_2", "fw190_3"]
    assert combat.pairs[0].interceptor == "fw190_3"


@pytest.mark.rule("9.1.6", "9.1.7")
def test_9_1_6_sets_stand_in_the_order_of_the_interceptors() -> None:
    s = dogfight(2, 3)
    s.now.interceptors[0].ace = "ace_de_01"
    combat = in_air_combat(s)
    answers(pair_up(umpire(), s, combat, escorts(s)), "fw190_4", "fw190_3")

    assert [pair.interceptor for pair in combat.pairs] == ["fw190_3", "fw190_4"]
    assert [pair.escort for pair in combat.pairs] == ["p47_2", "p47_1"]


@pytest.mark.rule("9.1.6.1", "9.1.6.1.max", "9.1.6.3")
def test_9_1_6_1_spare_escorts_fly_as_wingmen_one_each() -> None:
    s = dogfight(5, 2)
    combat = in_air_combat(s)
    answers(pair_up(umpire(), s, combat, escorts(s)), "1")

    assert [pair.escort_wingman for pair in combat.pairs] == ["p47_3", ""]
    steps = pair_up(umpire(), s, combat, escorts(s))
    assert option_ids(offered(steps)) == ["2", "1", "0"]


@pytest.mark.rule("9.1.6.1")
def test_9_1_6_1_the_player_says_whom_a_wingman_backs_up_where_leaders_differ() -> None:
    s = dogfight(4, 3)
    s.now.interceptors[0].ace = "ace_de_01"
    combat = in_air_combat(s)
    asked = answers(pair_up(umpire(), s, combat, escorts(s)), "1", "p47_3").asked

    assert option_ids(asked[1]) == ["p47_1", "p47_2", "p47_3"]
    assert [pair.escort_wingman for pair in combat.pairs] == ["", "", "p47_4"]


@pytest.mark.rule("9.1.6.1", "9.1.6.1.max")
def test_9_1_6_1_nobody_gets_two_wingmen_and_the_last_leader_is_not_asked_about() -> None:
    s = dogfight(6, 3)
    group(s).fighters[0].ace = "ace_us_01"
    combat = in_air_combat(s)
    asked = answers(pair_up(umpire(), s, combat, escorts(s)), "2", "p47_1")

    assert asked.ids == ["wingmen", "wingman"]  # the two that are left are alike
    assert [pair.escort_wingman for pair in combat.pairs] == ["p47_4", "p47_5", ""]
    assert answers(pair_up(umpire(), s, combat, escorts(s)), "3").ids == ["wingmen"]


@pytest.mark.rule("9.1.6.2", "9.1.6.2.max", "9.1.6.3")
def test_9_1_6_2_spare_interceptors_back_up_leaders_from_the_left() -> None:
    s = dogfight(1, 4)
    combat = in_air_combat(s)
    answers(pair_up(umpire(), s, combat, escorts(s)))

    assert combat.pairs == [Pair("fw190_2", "p47_1", interceptor_wingman="fw190_3")]


# ---------------------------------------------------------------------- fire


@pytest.mark.rule("9.1.8", "6.2.bonus")
def test_9_1_8_performance_and_aces_decide_who_fires_first() -> None:
    assert advantage(BOX, P51, FW) == 1
    assert advantage(BOX, P47, FW) == 0
    assert advantage(BOX, P51, ME262) == -2
    assert advantage(BOX, Fighter("p47_2", "p47", ace="ace_us_01"), FW) == 2
    assert advantage(BOX, Fighter("p51_2", "p51", damaged=True), FW) == 0


@pytest.mark.rule("9.5", "9.5.fighter", "9.1.6.1", "9.1.6.2", "6.2.bonus")
@pytest.mark.parametrize(
    ("attacker", "wingman", "defender", "total"),
    [
        (P47, False, FW, 2),
        (P47, True, FW, 3),
        (Fighter("p47_2", "p47", ace="ace_us_01"), False, FW, 4),
        (Fighter("p47_2", "p47", damaged=True), False, FW, 1),
        (FW, True, P47, 1),
        (P47, False, Fighter("fw190_2", "fw190", damaged=True), 3),
    ],
)
def test_9_5_air_combat_less_structure_ace_and_wingman(
    attacker: Fighter, wingman: bool, defender: Fighter, total: int
) -> None:
    u = umpire(3, 4)
    shoot(u, (attacker, wingman), defender)

    assert sum(modifier.value for modifier in u.rolls[0].modifiers) == total
    assert u.tables == ["fighter_combat"]


@pytest.mark.rule("9.5.fighter")
@pytest.mark.parametrize(
    ("dice", "hit"),
    [((3, 4), "none"), ((4, 4), "damaged"), ((5, 5), "damaged"), ((5, 6), "destroyed")],
)
def test_9_5_the_table_for_fighters(dice: tuple[int, int], hit: str) -> None:
    assert shoot(umpire(*dice), (P47, False), FW) == hit


@pytest.mark.rule("9.1.8", "9.1.9")
def test_9_1_8_the_better_fires_first_and_the_other_fires_back_damaged() -> None:
    s = flight(escort=("p51", 1), interceptors=("fw190", 1))
    u = umpire(4, 4, 6, 6)
    answers(fight(u, s, Pair("fw190_2", "p51_1")))

    assert s.now.interceptors[0].damaged
    assert [sum(m.value for m in roll.modifiers) for roll in u.rolls] == [2, 0]
    assert escorts(s)[0].damaged


@pytest.mark.rule("9.1.8")
def test_9_1_8_who_is_destroyed_does_not_fire_back() -> None:
    s = flight(escort=("p51", 1), interceptors=("fw190", 1))
    answers(fight(umpire(6, 6), s, Pair("fw190_2", "p51_1")))

    assert s.now.interceptors == []


@pytest.mark.rule("9.1.8")
def test_9_1_8_an_interceptor_may_have_the_advantage() -> None:
    s = flight(escort=("p47", 1), interceptors=("me262", 1))
    answers(fight(umpire(6, 6, 1, 1), s, Pair("me262_2", "p47_1")))

    assert escorts(s)[0].damaged
    assert s.now.points == 0


@pytest.mark.rule("9.1.8.tie")
def test_9_1_8_equal_fighters_fire_at_the_same_time() -> None:
    s = dogfight(1, 1)
    answers(fight(umpire(6, 6, 6, 6), s, Pair("fw190_2", "p47_1")))

    assert s.now.interceptors == []
    assert escorts(s)[0].damaged


# ---------------------------------------------------------------------- rounds


@pytest.mark.rule("9.1.10.damaged", "9.1.10.line", "9.2")
def test_9_1_10_damaged_interceptors_leave_without_points() -> None:
    s = dogfight(1, 3)
    s.now.interceptors[1].damaged = True
    send_damaged_home(umpire(), s)

    assert [fighter.id for fighter in s.now.interceptors] == ["fw190_2", "fw190_4"]
    assert s.now.points == 0


@pytest.mark.rule("9.1.10", "9.1.10.withdraw", "9.1.10.wingmen", "9.1.10.held")
def test_9_1_10_all_but_wingmen_may_withdraw() -> None:
    s = dogfight(4, 2)
    combat = in_air_combat(s, sent=["p47_1", "p47_2", "p47_3"])
    combat.pairs = [Pair("fw190_5", "p47_1", escort_wingman="p47_3"), Pair("fw190_6", "p47_2")]
    answers(withdraw(umpire(), s, combat), "withdraw")

    assert combat.withdrawn == ["p47_1", "p47_2"]
    assert [fighter.id for fighter in in_combat(s, combat)] == ["p47_3"]
    assert [fighter.id for fighter in in_reserve(s, combat)] == ["p47_4"]


@pytest.mark.rule("9.1.10")
@pytest.mark.parametrize(
    ("given", "gone"),
    [(["all"], []), (["damaged_withdraw"], ["p47_2"]), (["pick", "p47_1", "done"], ["p47_1"])],
)
def test_9_1_10_the_player_decides_for_each(given: list[str], gone: list[str]) -> None:
    s = dogfight(2, 2)
    escorts(s)[1].damaged = True
    combat = in_air_combat(s, sent=["p47_1", "p47_2"])
    answers(withdraw(umpire(), s, combat), *given)

    assert combat.withdrawn == gone


@pytest.mark.rule("9.1.10")
def test_9_1_10_nobody_is_asked_when_no_interceptor_is_left() -> None:
    s = dogfight(2, 0)
    combat = in_air_combat(s, sent=["p47_1"])

    assert answers(withdraw(umpire(), s, combat)).ids == []


@pytest.mark.rule("9.1.7", "9.1.9", "9.1.10", "9.1.10.end")
def test_9_1_10_there_are_two_rounds_and_never_a_third() -> None:
    s = dogfight(1, 1)
    combat = in_air_combat(s)
    u = umpire(6, *[1, 1] * 4)
    asked = answers(fighter_combat(u, s, combat), "all")

    assert asked.ids == ["second-round"]
    assert u.tables == ["engagement", *["fighter_combat"] * 4]
    assert combat.pairs == []


@pytest.mark.rule("9.1.10.pairs", "9.1.10.held")
def test_9_1_10_the_second_round_makes_new_pairs_of_those_who_go_on() -> None:
    s = dogfight(3, 2)
    combat = in_air_combat(s)
    quiet = [1, 1]
    u = umpire(2, *quiet * 4, *quiet * 2)
    answers(fighter_combat(u, s, combat), "2", "pick", "p47_1", "done")

    assert combat.withdrawn == ["p47_1"]
    assert len(u.rolls) == 1 + 4 + 2


@pytest.mark.rule("9.1.10.withdraw")
def test_9_1_10_when_all_withdraw_the_fight_is_over() -> None:
    s = dogfight(1, 1)
    u = umpire(6, 1, 1, 1, 1)
    answers(fighter_combat(u, s, in_air_combat(s)), "withdraw")

    assert len(u.rolls) == 3
