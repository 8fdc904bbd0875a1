"""6.1.1 and 6.2 to 6.4: events, random bombers, aces and Loose formations."""

import pytest

from sandtable.games.wing_and_a_prayer.rules.ch05_turn import event, trouble
from sandtable.games.wing_and_a_prayer.rules.ch06_formation import (
    check_losses,
    formation_check,
    join_aces,
    lose_ace,
    new_fighter,
    occupied,
    random_bomber,
    return_aces,
    weather_change,
)
from sandtable.games.wing_and_a_prayer.rules.ch06_luck import draw_luck
from sandtable.games.wing_and_a_prayer.rules.ch09_interceptors import (
    ace_bonus,
    enemy_fighters,
    interceptor_row,
)
from sandtable.games.wing_and_a_prayer.rules.ch10_results import abandon
from sandtable.games.wing_and_a_prayer.rules.ch11_bombing import loose_shift
from sandtable.testing.desk import answers
from tests.games.wing_and_a_prayer.squadrons import (
    BOX,
    at,
    flight,
    umpire,
    with_luck,
)

# ---------------------------------------------------------------------- events


@pytest.mark.rule("6.1.1.systems")
@pytest.mark.parametrize(("die", "damaged"), [(2, True), (3, False)])
def test_6_1_1_systems_trouble_damages_a_random_bomber_on_1_or_2(die: int, damaged: bool) -> None:
    s = flight(6)
    answers(trouble(umpire(4, 1, die), s))

    assert at(s, 4).damaged == damaged
    assert not at(s, 1).damaged


@pytest.mark.rule("6.1.1.systems")
def test_6_1_1_a_damaged_bomber_in_trouble_abandons_without_a_crew_check() -> None:
    s = flight(3, damaged=(1,), at="dover", crews={1: "crew_01:crack"})
    u = umpire(1, 1, 1, 6)
    answers(trouble(u, s))

    assert s.formation == ["b17f_02", "b17f_03"]
    assert "crew_check" not in u.tables


@pytest.mark.rule("6.1.1.luck", "6.1.2.keep")
def test_6_1_1_a_counter_not_held_is_drawn_and_kept() -> None:
    s = with_luck(flight(), "wing_and_prayer")
    draw_luck(umpire(1), s)
    assert s.luck == ["wing_and_prayer", "clear_skies"]
    s.luck = list(BOX.luck)
    draw_luck(umpire(), s)
    assert len(s.luck) == 7


@pytest.mark.rule("6.1.1.weather")
@pytest.mark.parametrize(
    ("dice", "cloud"), [((3, 2), "clear"), ((3, 4), "light"), ((3, 5), "heavy"), ((4,), "light")]
)
def test_6_1_1_weather_changes_on_1_to_3(dice: tuple[int, ...], cloud: str) -> None:
    s = flight(cloud="light")
    answers(weather_change(umpire(*dice), s))

    assert s.now.cloud == cloud


@pytest.mark.rule("6.1.1.formation", "4.4.1")
@pytest.mark.parametrize(
    ("die", "crew", "was", "loose"),
    [
        (3, "blank", False, True),
        (4, "blank", True, False),
        (2, "crew_01:crack", True, False),
        (4, "green_14", False, True),
    ],
)
def test_6_1_1_the_formation_check_uses_the_lead_crew(
    die: int, crew: str, was: bool, loose: bool
) -> None:
    s = flight(crews={1: crew}, loose=was)
    answers(formation_check(umpire(die), s))

    assert s.now.loose == loose


@pytest.mark.rule("6.1.1.fighters", "9.1.1", "9.1.2", "6.4.1.count", "6.4.1")
def test_6_1_1_fighters_come_of_one_type_and_two_more_for_a_loose_formation() -> None:
    s = flight(loose=True, year=1943)
    u = umpire(5, 2, 1)
    answers(event(u, s, "enemy_fighters"))

    assert [fighter.type for fighter in s.now.interceptors] == ["me110"] * 4
    assert u.tables == ["interceptor_type", "interceptor_number", "aces_german"]
    assert len({fighter.id for fighter in s.now.interceptors}) == 4


@pytest.mark.rule("7.5.me262", "9.1.1")
def test_7_5_early_me262s_use_the_row_of_1944() -> None:
    s = flight(year=1942)
    assert interceptor_row(BOX, s) == "1942"
    s.me262_early = True
    assert interceptor_row(BOX, s) == "1944"
    enemy_fighters(umpire(6, 1, 1), s)
    assert s.now.interceptors[0].type == "me262"


# ---------------------------------------------------------------------- random bombers


@pytest.mark.rule("6.3", "6.3.bomber", "9.4")
@pytest.mark.parametrize(
    ("bombers", "dice", "place"),
    [
        (3, (6, 4), 2),
        (6, (3, 6), 3),
        (6, (4, 1), 4),
        (9, (5, 3), 8),
        (12, (1, 1), 1),
        (12, (2, 1), 4),
        (12, (4, 6), 9),
        (12, (5, 5), 12),
    ],
)
def test_6_3_dice_choose_element_and_bomber(
    bombers: int, dice: tuple[int, int], place: int
) -> None:
    s = flight(bombers)

    assert random_bomber(umpire(*dice), s) == s.now.places[place - 1]


@pytest.mark.rule("6.3", "6.3.bomber")
def test_6_3_empty_elements_are_skipped_and_a_lone_bomber_needs_no_die() -> None:
    s = flight(9)
    s.now.places[3:6] = ["", "", ""]
    s.now.places[7:9] = ["", ""]

    assert occupied(BOX, s) == [["b17f_01", "b17f_02", "b17f_03"], ["b17f_07"]]
    assert random_bomber(umpire(6), s) == "b17f_07"


@pytest.mark.rule("6.3.bomber")
@pytest.mark.parametrize(("die", "place"), [(3, 1), (4, 2)])
def test_6_3_two_bombers_share_the_faces(die: int, place: int) -> None:
    s = flight(2)

    assert random_bomber(umpire(1, die), s) == f"b17f_0{place}"


# ---------------------------------------------------------------------- aces


@pytest.mark.rule("6.2", "6.2.stay", "9.1.3")
def test_6_2_one_ace_a_fighter_from_the_left_as_long_as_they_last() -> None:
    s = flight(interceptors=("fw190", 3), year=1942)
    join_aces(umpire(6, 1, 1), s, "german", s.now.interceptors)

    assert [fighter.ace for fighter in s.now.interceptors] == ["ace_de_01", "ace_de_02", ""]
    join_aces(umpire(6, 1), s, "german", s.now.interceptors)
    assert [fighter.ace for fighter in s.now.interceptors] == [
        "ace_de_01",
        "ace_de_02",
        "ace_de_03",
    ]


@pytest.mark.rule("6.2")
def test_6_2_without_aces_left_none_is_drawn() -> None:
    s = flight(interceptors=("fw190", 3))
    s.aces_left["german"] = ["ace_de_10"]
    join_aces(umpire(6), s, "german", s.now.interceptors)

    assert [fighter.ace for fighter in s.now.interceptors] == ["ace_de_10", "", ""]


@pytest.mark.rule("6.2.bonus")
def test_6_2_an_ace_adds_air_combat_and_performance() -> None:
    s = flight()
    fighter = new_fighter(s, "fw190")
    assert ace_bonus(BOX, fighter) == (0, 0)
    fighter.ace = "ace_de_02"
    assert ace_bonus(BOX, fighter) == (1, 2)


@pytest.mark.rule("6.2.removed")
def test_6_2_aces_shot_down_are_out_and_the_others_come_back_after_the_mission() -> None:
    s = flight(interceptors=("fw190", 3))
    join_aces(umpire(6, 3, 1), s, "german", s.now.interceptors)
    lose_ace(s, s.now.interceptors[0])
    return_aces(BOX, s)

    assert "ace_de_03" not in s.aces_left["german"]
    assert s.aces_left["german"][0] == "ace_de_01"
    assert len(s.aces_left["german"]) == 9
    assert s.now.aces_out == []


# ---------------------------------------------------------------------- Loose formations


@pytest.mark.rule("6.4", "5.3")
@pytest.mark.parametrize(
    ("size", "limit"), [(1, 1), (3, 2), (6, 3), (8, 4), (9, 4), (11, 5), (12, 5)]
)
def test_6_4_losses_make_a_formation_loose(size: int, limit: int) -> None:
    for gone in (limit - 1, limit):
        s = flight(size, gone=gone)
        answers(check_losses(umpire(), s))
        assert s.now.loose == (gone == limit)


@pytest.mark.rule("6.4", "6.4.1.retry")
def test_6_4_a_further_loss_at_the_limit_loosens_again() -> None:
    s = flight(6, at="dover", gone=2, damaged=(1,))
    answers(abandon(umpire(6), s, at(s, 1), "straggler"))

    assert (s.now.gone, s.now.loose) == (3, True)


@pytest.mark.rule("6.4.1.bombs", "6.4.1", "11.2.1.loose")
def test_6_4_1_a_loose_formation_bombs_two_rows_worse() -> None:
    assert loose_shift(BOX, flight(loose=True)) == -2
    assert loose_shift(BOX, flight()) == 0
