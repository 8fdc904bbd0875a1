"""6.1.2: the counters of Lady Luck."""

import pytest

from sandtable.engine.texts import say
from sandtable.games.wing_and_a_prayer.rules.ch06_formation import (
    formation_check,
    weather_change,
)
from sandtable.games.wing_and_a_prayer.rules.ch06_luck import (
    angel_upgrade,
    can_play,
    clears_sky,
    plays,
)
from sandtable.games.wing_and_a_prayer.rules.ch09_bombers import attack_bombers
from sandtable.games.wing_and_a_prayer.rules.ch10_results import (
    abandon,
    check_crew,
    heavy_damage,
    hit_bomber,
    hit_fighter,
    light_damage,
)
from sandtable.games.wing_and_a_prayer.rules.ch11_bombing import (
    bombing_dice,
    bombs_away,
)
from sandtable.games.wing_and_a_prayer.rules.ch12_options import land_badly
from sandtable.games.wing_and_a_prayer.state import NOT_READY
from sandtable.testing.desk import answers, offered, option_ids
from tests.games.wing_and_a_prayer.squadrons import (
    BOX,
    at,
    flight,
    in_air_combat,
    man,
    umpire,
    with_luck,
)


@pytest.mark.rule("6.1.2", "6.1.2.keep")
def test_6_1_2_a_counter_is_played_kept_or_put_away_for_the_mission() -> None:
    s = with_luck(flight(), "benchmark")
    what = say("luck-on-loose")
    assert not answers(plays(umpire(), s, "benchmark", what, {"moment": "loose"}), "keep").result
    assert can_play(s, "benchmark")
    answers(plays(umpire(), s, "benchmark", what, {"moment": "loose"}), "not_again")
    assert not can_play(s, "benchmark")
    assert s.luck == ["benchmark"]
    assert answers(plays(umpire(), s, "benchmark", what, {"moment": "loose"})).ids == []
    s.now.refused = []
    assert answers(plays(umpire(), s, "benchmark", what, {"moment": "loose"}), "play").result
    assert s.luck == []


@pytest.mark.rule("6.1.2")
def test_6_1_2_nobody_is_asked_without_the_counter() -> None:
    s = with_luck(flight(at="dover"), "angel", "clear_skies")

    assert answers(formation_check(umpire(1), s)).ids == []


@pytest.mark.rule("6.1.2.wing")
@pytest.mark.parametrize("hit", ["light", "heavy", "destroyed"])
def test_6_1_2_a_prayer_voids_a_whole_result(hit: str) -> None:
    s = with_luck(flight(crews={1: "crew_01:crack"}), "wing_and_prayer")
    dice = (4,) if hit == "light" else ()
    answers(hit_bomber(umpire(*dice), s, "b17f_01", hit, "flak"), "play")

    assert not at(s, 1).damaged
    assert s.luck == []
    assert s.now.points == 0


@pytest.mark.rule("6.1.2.wing")
def test_6_1_2_light_damage_without_effect_is_not_offered() -> None:
    s = with_luck(flight(), "wing_and_prayer")

    assert answers(light_damage(umpire(3), s, at(s, 1), "flak")).ids == []


@pytest.mark.rule("6.1.2.wing", "10.2.1.light")
def test_6_1_2_light_damage_to_a_damaged_bomber_is_offered_only_if_it_leaves() -> None:
    s = with_luck(flight(damaged=(1,)), "wing_and_prayer")
    assert answers(light_damage(umpire(4, 3), s, at(s, 1), "flak")).ids == []

    asked = answers(light_damage(umpire(4, 4), s, at(s, 1), "flak"), "play")
    assert asked.asked[0].facts["moment"] == "leaves"
    assert (s.formation[0], s.luck) == ("b17f_01", [])


@pytest.mark.rule("6.1.2.wing")
def test_6_1_2_a_second_heavy_damage_is_offered_as_destruction() -> None:
    s = with_luck(flight(damaged=(1,)), "wing_and_prayer")
    decision = offered(heavy_damage(umpire(), s, at(s, 1), "flak"))

    assert decision.facts == {"token": "wing_and_prayer", "moment": "bomber", "hit": "destroyed"}


@pytest.mark.rule("6.1.2.wing", "10.1.destroyed")
def test_6_1_2_a_prayer_saves_an_escort_but_no_interceptor() -> None:
    s = with_luck(flight(escort=("p47", 1), interceptors=("fw190", 1)), "wing_and_prayer")
    assert s.now.escort is not None
    escort = s.now.escort.fighters[0]
    assert answers(hit_fighter(umpire(), s, s.now.interceptors[0], "destroyed")).ids == []
    assert answers(hit_fighter(umpire(), s, escort, "destroyed"), "play").result == "none"
    assert s.now.escort is not None
    assert s.now.escort.fighters == [escort]


@pytest.mark.rule("6.1.2.angel", "10.6")
@pytest.mark.parametrize("token", ["angel", "wing_and_prayer"])
def test_6_1_2_an_angel_or_a_prayer_spares_a_crew(token: str) -> None:
    s = with_luck(flight(crews={1: "crew_01:crack"}), token)
    answers(check_crew(umpire(2), s, at(s, 1)), "play")

    assert s.crew_of("b17f_01").level == "crack"


@pytest.mark.rule("6.1.2.angel")
def test_6_1_2_the_angel_comes_before_the_prayer_and_may_be_kept() -> None:
    s = with_luck(flight(crews={1: "crew_01:crack"}), "wing_and_prayer", "angel")
    asked = answers(check_crew(umpire(2), s, at(s, 1)), "keep", "keep").asked

    assert [decision.facts["token"] for decision in asked] == ["angel", "wing_and_prayer"]
    assert s.crew_of("b17f_01").level == "veteran"


@pytest.mark.rule("6.1.2.angel")
def test_6_1_2_before_take_off_the_angel_raises_any_crew() -> None:
    s = with_luck(flight(crews={1: "crew_01:crack", 2: "crew_02:veteran"}), "angel")
    decision = offered(angel_upgrade(umpire(), s))
    assert "crew_01" not in option_ids(decision)
    answers(angel_upgrade(umpire(), s), "crew_02")

    assert s.crew_of("b17f_02").level == "crack"
    assert s.luck == []


@pytest.mark.rule("6.1.2.angel")
@pytest.mark.parametrize(("answer", "refused"), [("keep", []), ("not_again", ["angel"])])
def test_6_1_2_the_angel_may_wait(answer: str, refused: list[str]) -> None:
    s = with_luck(flight(), "angel")
    answers(angel_upgrade(umpire(), s), answer)

    assert s.luck == ["angel"]
    assert s.now.refused == refused


@pytest.mark.rule("6.1.2.angel")
def test_6_1_2_the_angel_is_not_offered_where_it_can_raise_nobody() -> None:
    s = with_luck(flight(), "angel")
    s.named_left = []
    for crew in s.crews.values():
        crew.level = "green"

    assert answers(angel_upgrade(umpire(), s)).ids == []


@pytest.mark.rule("6.1.2.benchmark")
def test_6_1_2_benchmark_brings_a_lost_bomber_home() -> None:
    s = with_luck(flight(at="berlin", damaged=(1,)), "benchmark")
    answers(abandon(umpire(1), s, at(s, 1), "flak"), "play")

    assert s.bombers["b17f_01"].section == NOT_READY
    assert "b17f_01" not in s.now.places
    assert s.now.points == 0


@pytest.mark.rule("6.1.2.benchmark")
def test_6_1_2_benchmark_keeps_the_formation_together() -> None:
    s = with_luck(flight(), "benchmark")
    answers(formation_check(umpire(1), s), "play")

    assert not s.now.loose


@pytest.mark.rule("6.1.2.skies")
@pytest.mark.parametrize(("cloud", "better"), [("heavy", "light"), ("light", "clear")])
def test_6_1_2_clear_skies_ignores_a_change_and_improves_the_cloud(cloud: str, better: str) -> None:
    s = with_luck(flight(cloud=cloud), "clear_skies")
    answers(weather_change(umpire(), s), "play")

    assert s.now.cloud == better


@pytest.mark.rule("6.1.2.skies")
def test_6_1_2_clear_skies_is_offered_before_the_bombs_unless_it_is_clear() -> None:
    s = with_luck(flight(cloud="heavy"), "clear_skies")
    answers(clears_sky(umpire(), s, "cloud"), "play")
    assert s.now.cloud == "light"
    s = with_luck(flight(cloud="clear"), "clear_skies")
    refused = answers(clears_sky(umpire(), s, "cloud"))
    assert (refused.ids, refused.result) == ([], False)
    assert answers(clears_sky(umpire(), s, "weather"), "play").result
    assert s.now.cloud == "clear"
    s = with_luck(flight(cloud="heavy", bombed=True), "clear_skies")
    assert answers(clears_sky(umpire(), s, "weather")).ids == []


@pytest.mark.rule("6.1.2.chin")
def test_6_1_2_on_the_chin_adds_two_hits_where_they_count() -> None:
    s = with_luck(flight(6, cloud="clear"), "on_the_chin")
    dice = (4, 4, 4, *[1] * 6)  # three hits of five: light damage
    asked = answers(bombs_away(umpire(*dice), s), "play")

    assert asked.asked[0].facts == {"token": "on_the_chin", "moment": "bombs", "damage": "heavy"}
    assert s.now.damage == "heavy"


@pytest.mark.rule("6.1.2.chin")
@pytest.mark.parametrize("hits", [0, 9])
def test_6_1_2_on_the_chin_is_not_offered_where_it_changes_nothing(hits: int) -> None:
    s = with_luck(flight(6, cloud="clear"), "on_the_chin")
    dice = (*[6] * hits, *[1] * (9 - hits))

    assert answers(bombs_away(umpire(*dice), s)).ids == []


@pytest.mark.rule("6.1.2.chin", "11.5.2.light")
def test_6_1_2_nor_for_light_damage_that_scores_nothing() -> None:
    s = with_luck(flight(6, cloud="clear", card="cologne:blue"), "on_the_chin")
    light = next(n for n in range(20) if BOX.target_damage["7"].read(n).damage == "light")
    dice = bombing_dice(BOX, s)

    assert answers(bombs_away(umpire(*[6] * (light - 2), *[1] * (dice - light + 2)), s)).ids == []


@pytest.mark.rule("6.1.2.landing")
def test_6_1_2_a_soft_landing_makes_a_crash_safe() -> None:
    s = with_luck(flight(options={"landing": True}), "soft_landing")
    answers(land_badly(umpire(), s, at(s, 1), "crash"), "play")

    assert "b17f_01" in s.bombers
    assert not at(s, 1).damaged


@pytest.mark.rule("6.1.2.arcs")
def test_6_1_2_covering_arcs_help_for_one_combat() -> None:
    s = with_luck(flight(1, interceptors=("fw190", 1)), "covering_arcs")
    combat = in_air_combat(s)
    answers(attack_bombers(umpire(1, 4, 6), s, combat), "play")

    assert combat.arcs
    assert s.luck == []
    assert s.now.interceptors == []


def test_a_crew_can_be_given() -> None:
    s = flight()
    man(s, "b17f_02", "crew_03:veteran")

    assert s.crew_of("b17f_02").counter == "crew_03"
