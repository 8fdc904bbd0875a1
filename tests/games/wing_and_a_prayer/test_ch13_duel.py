"""13 and 14: the two-player game."""

import pytest

from sandtable.engine.game import Setup
from sandtable.games.wing_and_a_prayer import GAME
from sandtable.games.wing_and_a_prayer.events.combat import InterceptorAttacked
from sandtable.games.wing_and_a_prayer.rules.ch03_deployment import set_up
from sandtable.games.wing_and_a_prayer.rules.ch04_planning import draw_target
from sandtable.games.wing_and_a_prayer.rules.ch05_turn import event, flak_step, mission_turn
from sandtable.games.wing_and_a_prayer.rules.ch07_debriefing import reform
from sandtable.games.wing_and_a_prayer.rules.ch09_bombers import air_combat, attack_in_waves
from sandtable.games.wing_and_a_prayer.rules.ch10_results import abandons, hit_bomber
from sandtable.games.wing_and_a_prayer.rules.ch13_duel import (
    draw_resources,
    go_home,
    hardness,
    intercept,
    interception_column,
    is_duel,
    play_flak,
    send_interceptors,
    show_card,
    usable_flak,
)
from sandtable.games.wing_and_a_prayer.rules.outcome import outcome
from sandtable.games.wing_and_a_prayer.state import Campaign, Fighter
from sandtable.testing.desk import answers, offered, option_ids
from tests.games.wing_and_a_prayer.squadrons import (
    BOX,
    at,
    flight,
    in_air_combat,
    squadron,
    umpire,
)


def raid(*types: str, **facts: object) -> Campaign:
    """A formation that the German meets with interceptors of these types in his hangar."""
    hangar = [Fighter(f"{name}_{number}", name) for number, name in enumerate(types, 50)]
    return flight(duel=True, hangar=hangar, **facts)  # type: ignore[arg-type]  # fields of a mission


@pytest.mark.rule("13.0", "13.0.setup", "14.0")
def test_13_0_every_campaign_can_be_played_by_two() -> None:
    for name, scenario in BOX.scenarios.items():
        s = set_up(BOX, Setup(name))
        assert is_duel(BOX, s) == name.endswith("-duel")
        assert GAME.seats_in(Setup(name)) == (("us", "german") if s.duel else ("us",))
        assert scenario.missions == BOX.scenarios[scenario.figures].missions
        assert scenario.start_box == BOX.scenarios[scenario.figures].start_box


@pytest.mark.rule("13.0.victory", "1.2")
@pytest.mark.parametrize(
    ("scenario", "result", "winner"),
    [
        ("full-duel", "minimal_success", "us"),
        ("full-duel", "failure", "german"),
        ("short-duel", "minimal_success", "german"),
        ("short-duel", "success", "us"),
    ],
)
def test_13_0_the_level_of_success_says_who_wins(scenario: str, result: str, winner: str) -> None:
    s = squadron(scenario)
    s.result = result
    found = outcome(BOX, s)

    assert found is not None
    assert found.winner == winner


# ---------------------------------------------------------------------- resources


@pytest.mark.rule("13.1", "14.1", "14.1.1")
@pytest.mark.parametrize(
    ("year", "dice", "flak", "types"),
    [
        (1942, (3, 4), ["light"], {"fw190": 4, "me109": 3}),
        (1943, (1, 2), [], {"fw190": 5, "me110": 4, "me109": 4}),
        (1944, (6, 6), ["light", "heavy"], {"me262": 1, "fw190": 1, "me109": 3}),
    ],
)
def test_13_1_two_dice_give_flak_and_interceptors(
    year: int, dice: tuple[int, int], flak: list[str], types: dict[str, int]
) -> None:
    s = flight(duel=True, year=year)
    draw_resources(umpire(*dice), s)

    assert s.now.flak == flak
    names = [fighter.type for fighter in s.now.hangar]
    assert {name: names.count(name) for name in names} == types


@pytest.mark.rule("13.1.mod", "13.1")
@pytest.mark.parametrize(("points", "shift"), [(-1, -1), (0, 0), (10, 0), (11, 1), (21, 2)])
def test_13_1_success_costs_interceptors(points: int, shift: int) -> None:
    s = flight(duel=True)
    s.points = points
    u = umpire(3, 3)
    draw_resources(u, s)

    assert sum(modifier.value for modifier in u.rolls[0].modifiers) == shift


@pytest.mark.rule("7.5.me262", "13.1")
def test_13_1_early_me262s_come_from_the_row_of_1944() -> None:
    s = flight(duel=True, year=1942)
    s.me262_early = True
    draw_resources(umpire(3, 4), s)

    assert s.now.flak == ["light"]
    assert [fighter.type for fighter in s.now.hangar].count("me262") == 2


# ---------------------------------------------------------------------- flak


@pytest.mark.rule("13.2", "13.2.boxes", "13.2.target", "2.7.11")
@pytest.mark.parametrize(
    ("box", "levels"),
    [
        ("base", []),
        ("eng_s", []),
        ("dover", []),
        ("picardy", ["light"]),
        ("rv_beauvais", ["light"]),
        ("lille", ["light", "heavy"]),
        ("rouen", ["light", "heavy"]),
    ],
)
def test_13_2_flak_fires_where_it_may(box: str, levels: list[str]) -> None:
    s = flight(duel=True, at=box, flak=["light", "light", "heavy"])

    assert usable_flak(BOX, s) == levels


@pytest.mark.rule("13.2", "13.2.used", "13.1.choice", "14.2.1", "14.2", "2.7.11")
def test_13_2_a_counter_is_resolved_by_8_0_and_then_gone() -> None:
    s = flight(1, duel=True, at="lille", flak=["light", "moderate"])
    u = umpire(*[1] * 7)  # value 12 at one bomber
    answers(play_flak(u, s), "moderate")

    assert s.now.flak == ["light"]
    assert u.tables == []
    answers(play_flak(umpire(), s), "none")
    assert s.now.flak == ["light"]


@pytest.mark.rule("14.2.1", "5.7")
def test_14_2_1_between_two_there_is_no_roll_for_a_site() -> None:
    s = flight(duel=True, at="lille")

    assert answers(flak_step(umpire(), s)).ids == []


# ---------------------------------------------------------------------- interception


@pytest.mark.rule("13.3", "13.3.england", "14.2.2", "13.1.choice")
def test_13_3_the_german_may_try_but_not_over_england() -> None:
    s = raid("me109", at="eng_n")
    assert answers(intercept(umpire(), s)).ids == []
    s.now.box = "picardy"
    asked = answers(intercept(umpire(), s), "wait")
    assert (asked.ids, [d.seat for d in asked.asked]) == (["intercept"], ["german"])
    s.now.hangar = []
    assert answers(intercept(umpire(), s)).ids == []


@pytest.mark.rule("13.3")
@pytest.mark.parametrize(
    ("box", "year", "column"),
    [
        ("dover", 1942, "close_1942"),
        ("picardy", 1943, "close_1943"),
        ("paris", 1943, "deep_1943"),
        ("bremen", 1944, "deepest_1944"),
    ],
)
def test_13_3_distance_and_year_give_the_chance(box: str, year: int, column: str) -> None:
    assert interception_column(BOX, flight(duel=True, year=year), box) == column


@pytest.mark.rule("13.3", "13.4", "13.4.number")
def test_13_3_inside_the_range_it_succeeds() -> None:
    s = raid("me109", "me109", at="picardy")
    answers(intercept(umpire(2, 2), s), "try")
    assert s.now.interceptors == []
    answers(intercept(umpire(1, 2, 1, 1), s), "try", "best")

    assert [fighter.type for fighter in s.now.interceptors] == ["me109"]
    assert len(s.now.hangar) == 1
    assert s.now.raiders == ["me109_50"]


@pytest.mark.rule("13.4.number", "6.4.1.count")
@pytest.mark.parametrize(("loose", "die", "most"), [(False, 2, 2), (True, 2, 4), (False, 6, 4)])
def test_13_4_a_die_says_how_many_may_attack(loose: bool, die: int, most: int) -> None:
    s = raid(*["me109"] * 4, loose=loose)
    decision = offered(send_interceptors(umpire(die), s))

    assert decision.facts["most"] == most


@pytest.mark.rule("13.4.choose", "13.4", "13.0.rolls")
def test_13_4_he_takes_what_he_likes_in_the_order_he_likes() -> None:
    s = raid("me262", "fw190", "fw190", "me109", year=1944)
    answers(send_interceptors(umpire(4, 1), s), "me109_53", "fw190_51", "done", "fw190_51")

    assert [fighter.id for fighter in s.now.interceptors] == ["me109_53", "fw190_51"]
    assert [fighter.id for fighter in s.now.hangar] == ["me262_50", "fw190_52"]


@pytest.mark.rule("13.4.choose")
def test_13_4_the_best_are_those_with_the_heaviest_guns() -> None:
    s = raid("me109", "fw190", "me110", "me262", "me109", year=1944)
    s.now.hangar[4].ace = "ace_de_01"  # 3 and 2 more
    answers(send_interceptors(umpire(5, 1), s), "best", "fw190_51")

    types = [fighter.type for fighter in s.now.interceptors]
    assert types == ["me109", "me262", "fw190", "me110"]


@pytest.mark.rule("13.4.position")
def test_13_4_the_first_ace_goes_where_he_puts_it() -> None:
    s = raid("me109", "fw190", year=1943)
    answers(send_interceptors(umpire(2, 2, 1), s), "best", "me109_50")

    assert [bool(fighter.ace) for fighter in s.now.interceptors] == [False, True]


@pytest.mark.rule("14.2.2", "6.1.1.fighters")
def test_14_2_2_an_enemy_fighters_event_has_no_effect() -> None:
    s = raid("me109")
    answers(event(umpire(), s, "enemy_fighters"))

    assert s.now.interceptors == []


@pytest.mark.rule("14.2", "14.2.2")
def test_14_2_flak_comes_before_the_event_and_interception_after_it() -> None:
    s = raid("me109", at="picardy", route=["abbeville"], flak=["light"], card="lille:blue")
    u = umpire(6, 6)
    asked = answers(mission_turn(u, s), "none", "wait")

    assert asked.ids == ["flak", "intercept"]
    assert u.tables == ["event_occurs"]


# ---------------------------------------------------------------------- air combat


@pytest.mark.rule("13.4.targets", "13.0.rolls", "13.4.cover")
def test_13_4_he_chooses_bombers_or_holds_interceptors_back() -> None:
    s = flight(3, duel=True, interceptors=("fw190", 3))
    combat = in_air_combat(s)
    steps = attack_in_waves(umpire(), s, combat)
    decision = offered(steps)

    assert option_ids(decision) == ["best", "b17f_01", "b17f_02", "b17f_03", "hold"]
    assert decision.seat == "german"


@pytest.mark.rule("13.4.targets", "9.2.4")
def test_13_4_four_attack_an_element_in_a_wave_and_the_rest_in_the_next() -> None:
    s = flight(1, duel=True, interceptors=("fw190", 5))
    combat = in_air_combat(s)
    miss = [1, 1]
    u = umpire(*miss * 4, *miss * 4, *miss * 2)
    asked = answers(attack_in_waves(u, s, combat), *["b17f_01"] * 5)

    assert len(asked.ids) == 5


@pytest.mark.rule("13.4.targets")
def test_13_4_prey_is_harder_by_the_guns_of_its_element() -> None:
    s = flight(8, duel=True)

    assert [hardness(BOX, s, f"b17f_0{n}")[-1] for n in (1, 4, 8)] == [4, 3, 2]


@pytest.mark.rule("13.4.targets")
def test_13_4_the_rest_may_look_for_the_easiest_prey_themselves() -> None:
    s = flight(6, duel=True, interceptors=("fw190", 4), damaged=(2,))
    s.now.places[4] = s.now.places[5] = ""  # the lone bomber of the High element has no help
    miss = [1, 1]
    combat = in_air_combat(s)
    u = umpire(*miss * 4, *miss * 4)
    asked = answers(attack_in_waves(u, s, combat), "b17f_01", "best")

    assert len(asked.ids) == 2
    told = [event.bomber for event in u.log if isinstance(event, InterceptorAttacked)]
    assert [bomber.args["number"] for bomber in told] == [1, 2, 2, 4]


@pytest.mark.rule("13.4.targets")
def test_13_4_when_all_are_held_back_nobody_attacks() -> None:
    s = flight(3, duel=True, interceptors=("fw190", 2))
    u = umpire()
    answers(attack_in_waves(u, s, in_air_combat(s)), "hold", "hold")

    assert u.rolls == []


@pytest.mark.rule("13.4.1", "13.4.1.restore", "13.4.1.replace", "14.2.3")
def test_13_4_1_who_survives_is_ready_again_and_the_lost_may_be_replaced() -> None:
    s = flight(duel=True, year=1942)
    unhurt, hurt = Fighter("fw190_1", "fw190", ace="ace_de_01"), Fighter("me109_2", "me109", True)
    s.now.interceptors, s.now.turned_away = [unhurt], [hurt]
    s.now.raiders = ["fw190_1", "me109_2", "me109_3", "me110_4"]
    go_home(umpire(4, 3), s)

    assert [(one.type, one.damaged, one.ace) for one in s.now.hangar] == [
        ("fw190", False, "ace_de_01"),
        ("me109", False, ""),
        ("me109", False, ""),
    ]
    assert s.now.raiders == []


@pytest.mark.rule("13.4.1", "9.3")
def test_13_4_1_after_the_combat_the_raiders_are_back_in_the_hangar() -> None:
    s = raid("fw190", bombers=1)
    s.now.interceptors, s.now.hangar, s.now.raiders = s.now.hangar, [], ["fw190_50"]
    miss = [1, 1]
    answers(air_combat(umpire(*miss * 4), s), "b17f_01", "b17f_01")

    assert s.now.interceptors == []
    assert [fighter.id for fighter in s.now.hangar] == ["fw190_50"]


@pytest.mark.rule("14.2.2", "13.4.1", "13.3.england")
def test_14_2_2_by_the_letter_an_event_brings_fighters_that_do_not_stay() -> None:
    letter = {"event_fighters": True}
    s = raid("me110", options=letter, loose=True)
    answers(event(umpire(6, 1, 1), s, "enemy_fighters"))
    assert [fighter.type for fighter in s.now.interceptors] == ["fw190"] * 3
    go_home(umpire(), s)
    assert [fighter.type for fighter in s.now.hangar] == ["me110"]

    s = raid("me110", options=letter, at="eng_s")
    answers(event(umpire(), s, "enemy_fighters"))
    assert s.now.interceptors == []


@pytest.mark.rule("14.3", "14.3.1")
def test_14_3_1_nothing_is_kept_for_the_next_mission() -> None:
    s = raid("fw190", flak=["light"])
    answers(reform(umpire(), s))

    assert (s.now.flak, s.now.hangar, s.now.raiders) == ([], [], [])


# ---------------------------------------------------------------------- what is hidden


@pytest.mark.rule("13.0.hidden")
def test_13_0_the_card_is_drawn_in_secret_and_shown_over_the_target() -> None:
    s = squadron("short-duel")
    u = umpire(1)
    draw_target(u, s)
    assert [event.seen_by for event in u.log] == [("us",)] * 2
    before = u.shown
    show_card(u, s)
    assert s.now.shown
    assert u.shown == before + 1


@pytest.mark.rule("13.0.hidden")
def test_13_0_entering_the_target_box_shows_the_card_before_the_flak() -> None:
    s = flight(duel=True, at="rouen", flak=["light"])
    offered(flak_step(umpire(), s))

    assert s.now.shown


@pytest.mark.rule("13.0.hidden")
def test_13_0_a_crew_is_shown_when_it_is_used_or_lost() -> None:
    s = flight(duel=True)
    abandons(umpire(1), s, at(s, 1))
    answers(hit_bomber(umpire(), s, "b17f_02", "destroyed", "flak"))

    assert s.now.seen == ["crew_01", "crew_02"]


@pytest.mark.rule("13.0.hidden")
def test_13_0_alone_nobody_has_to_show_anything() -> None:
    s = flight()
    u = umpire(1)
    abandons(u, s, at(s, 1))

    assert (s.now.seen, u.shown) == ([], 0)
