"""Exact odds beside the rarer questions: before take-off, Lady Luck, and the German's."""

from math import prod
from typing import Any

import pytest
from msgspec.structs import replace

from sandtable.engine.odds import distribution
from sandtable.engine.texts import Text
from sandtable.games.wing_and_a_prayer.knowledge import known
from sandtable.games.wing_and_a_prayer.odds import fates
from sandtable.games.wing_and_a_prayer.odds.insight import insight
from sandtable.games.wing_and_a_prayer.rules.ch04_assignment import arrange, muster, take_off
from sandtable.games.wing_and_a_prayer.rules.ch06_formation import new_fighter
from sandtable.games.wing_and_a_prayer.rules.ch06_luck import angel_upgrade
from sandtable.games.wing_and_a_prayer.rules.ch07_debriefing import reform
from sandtable.games.wing_and_a_prayer.rules.ch12_crews import choose_commander
from sandtable.games.wing_and_a_prayer.rules.ch12_options import keep_flying, land_badly
from sandtable.games.wing_and_a_prayer.rules.ch13_duel import (
    ask_target,
    intercept,
    interception_column,
    play_flak,
)
from sandtable.games.wing_and_a_prayer.rules.squadron import ready_pairs
from sandtable.games.wing_and_a_prayer.state import Campaign
from sandtable.testing.desk import answers, offered
from tests.games.wing_and_a_prayer.squadrons import (
    BOX,
    at,
    flight,
    in_air_combat,
    man,
    squadron,
    umpire,
    with_luck,
)


def told(s: Campaign, seat: str = "us") -> dict[str, float]:
    found = insight(BOX, known(s, seat), seat)
    assert found is not None
    return {one.option: one.share for one in found.options}


def at_base(number: int = 6, **facts: Any) -> Campaign:  # noqa: ANN401  (any field of the mission)
    return flight(number, at="base", **facts)


# ---------------------------------------------------------------------- before take-off


def test_the_formation_tells_the_bombs_of_every_lead_and_of_its_orders() -> None:
    s = at_base(6, crews={2: "crew_01:crack"}, cloud="light")
    s.last_formation = s.formation
    offered(arrange(umpire(), s, ready_pairs(s)))
    found = told(s)
    now = fates.bombing(BOX, s, "light").heavy
    s.now.places[:2] = ["b17f_02", "b17f_01"]
    best = fates.bombing(BOX, s, "light").heavy

    assert found["done"] == found["as-before"] == found["b17f_01"] == pytest.approx(now)
    assert found["by-rank"] == found["b17f_02"] == pytest.approx(best)
    assert found["b17f_12"] == pytest.approx(now)
    assert best > now


def test_who_leads_changes_the_bombs() -> None:
    s = at_base(6, crews={2: "crew_01:crack"})
    offered(arrange(umpire(), s, ready_pairs(s)), "b17f_02")
    with_best = told(s)["place-1"]

    s.now.places[:2] = ["b17f_02", "b17f_01"]
    assert with_best == pytest.approx(fates.bombing(BOX, s, "clear").heavy)
    assert with_best > 0.5


def test_more_bombers_drop_more_bombs() -> None:
    s = squadron("full", tag_along=True)
    s.mission = flight(0).now
    offered(muster(umpire(), s))
    found = told(s)

    assert list(found) == [str(n) for n in range(12 - s.now.required + 1)]
    assert found["0"] < found["3"] < found["6"]


def test_low_bombers_hit_more_and_are_hit_more() -> None:
    s = at_base(6, options={"low_altitude": True})
    offered(take_off(umpire(), s))
    low = flight(6, low=True)

    assert told(s) == {
        "high": pytest.approx(fates.bombing(BOX, s, "clear").heavy),
        "low": pytest.approx(fates.bombing(BOX, low, "clear").heavy),
    }


def test_a_commander_helps_the_lead_to_keep_the_formation_tight() -> None:
    s = at_base(3, options={"commander": True})
    choose_commander(umpire(1), s)  # who adds two
    offered(take_off(umpire(), s))

    assert told(s) == {"fly": pytest.approx(5 / 6), "stay": pytest.approx(3 / 6)}


def test_a_course_tells_of_interceptors_and_of_flak() -> None:
    s = at_base(3, card="abbeville:blue")
    offered(take_off(umpire(), s))
    found = told(s)
    near, middle = 3 / 36 * 16 / 36, 6 / 36 * 20 / 36  # an event, and that it brings fighters

    assert found["quiet:abbeville"] == pytest.approx((1 - near) ** 2 * (1 - middle))
    assert found["to:eng_s"] == pytest.approx(1 - near)


def test_flak_sites_on_a_course_are_weighed() -> None:
    def flak(target: str) -> object:
        s = at_base(3, card=f"{target}:blue")
        offered(take_off(umpire(), s))
        found = insight(BOX, s, "us")
        assert found is not None
        chance = next(one for one in found.options if one.option == f"quiet:{target}")
        assert isinstance(chance.text, Text)
        return chance.text.args["flak"]

    assert flak("munich") == pytest.approx(100 * 10 / 36)  # a site on the way
    assert flak("abbeville") == 0  # the target's own guns are counted elsewhere


def intercepts(s: Campaign, box: str) -> float:
    table = BOX.interception[interception_column(BOX, s, box)]
    return distribution(BOX, lambda u: u.roll(table).yes).chance(bool)


def test_a_course_of_two_players_tells_of_an_interception_tried_in_every_box() -> None:
    s = at_base(3, card="abbeville:blue", duel=True)
    s.now.hangar = [new_fighter(s, "fw190")]
    offered(take_off(umpire(), s))
    found = told(s)
    way = BOX.atlas.way("base", "abbeville")
    fails = [1 - intercepts(s, box) for box in way[1:]]

    assert found["quiet:abbeville"] == pytest.approx(prod(fails))
    assert prod(fails) < 1
    assert found["to:eng_s"] == 1  # nobody is intercepted over England
    s.now.hangar = []
    assert told(s)["quiet:abbeville"] == 1
    s.switches = replace(s.switches, event_fighters=True)
    near, middle = 3 / 36 * 16 / 36, 6 / 36 * 20 / 36
    assert told(s)["quiet:abbeville"] == pytest.approx((1 - near) * (1 - middle))


def test_a_damaged_bomber_may_stay_behind_at_the_assembly() -> None:
    s = flight(3, damaged=(1, 2), options={"damaged_fly": True}, over=True)
    offered(keep_flying(umpire(), s, s.formation[:2]))

    share = pytest.approx(1 - 2 / 6 * 3 / 6)
    assert told(s) == {"b17f_01": share, "b17f_02": share, "all": share}


# ---------------------------------------------------------------------- Lady Luck


@pytest.mark.parametrize(
    ("asked", "kept", "played"),
    [
        (("fighter", "destroyed"), 1, 0),
        (("fighter", "damaged"), 1, 0),
        (("lost",), 1, 0),
        (("systems", "damaged"), 1, 0),
        (("crew", "crack"), 1, 0),
        (("bombs", "heavy"), 0, 1),
        (("landing", "forced"), 0, 0),
        (("landing", "crash"), 3 / 6, 0),
    ],
)
def test_what_a_counter_prevents(asked: tuple[str, ...], kept: float, played: float) -> None:
    s = with_luck(flight(3), "wing_and_prayer")
    s.now.asked = ("luck", "wing_and_prayer", *asked)

    assert told(s) == {"keep": pytest.approx(kept), "play": played}


def test_odds_are_told_on_the_runway_too() -> None:
    s = with_luck(flight(1, over=True, damaged=(1,)), "soft_landing")
    offered(land_badly(umpire(), s, at(s, 1), "crash"))

    assert told(s)["keep"] == pytest.approx(0.5)


def test_a_loose_formation_bombs_worse() -> None:
    s = with_luck(flight(6), "benchmark")
    s.now.asked = ("luck", "benchmark", "loose")

    assert told(s)["keep"] < told(s)["play"] == pytest.approx(0.5)


def test_a_change_of_weather_may_be_for_better_or_worse() -> None:
    s = with_luck(flight(6, cloud="light"), "clear_skies")
    s.now.asked = ("luck", "clear_skies", "weather", "light")
    clear, light, heavy = (fates.bombing(BOX, s, sky).heavy for sky in ("clear", "light", "heavy"))

    assert told(s)["keep"] == pytest.approx(light / 2 + (clear + light + heavy) / 6)
    assert told(s)["play"] == pytest.approx(clear)


def test_an_angel_helps_the_bombs_only_in_the_lead() -> None:
    s = with_luck(at_base(6, crews={1: "crew_01:veteran", 2: "crew_02:veteran"}), "angel")
    offered(angel_upgrade(umpire(), s))
    found = told(s)
    man(s, "b17f_01", "crew_01:crack")

    assert set(found) == {"keep", "crew_01"}
    assert found["crew_01"] == pytest.approx(fates.bombing(BOX, s, "clear").heavy)


def test_an_angel_gives_a_green_lead_any_of_the_counters_left() -> None:
    s = with_luck(at_base(6), "angel")
    s.named_left = ["crew_01", "crew_04"]
    offered(angel_upgrade(umpire(), s))
    each = []
    for name in s.named_left:
        other = at_base(6, crews={1: f"{name}:veteran"})
        each.append(fates.bombing(BOX, other, "clear").heavy)

    assert told(s)["crew_01"] == pytest.approx(sum(each) / 2)


# ---------------------------------------------------------------------- after the mission


@pytest.mark.parametrize(
    "asked", [("keep-flying", "b17f_01", "b17f_02"), ("luck", "wing_and_prayer", "bomber", "heavy")]
)
def test_no_odds_of_the_flight_are_left_when_a_hit_bomber_has_lost_its_crew(
    asked: tuple[str, ...],
) -> None:
    s = at_base(3, damaged=(1, 2), options={"damaged_fly": True}, over=True, struck="b17f_01")
    s.now.asked = asked
    answers(reform(umpire(), s), "none")

    assert s.bombers["b17f_01"].crew == ""
    assert insight(BOX, known(s, "us"), "us") is None


# ---------------------------------------------------------------------- the German


def raid(number: int = 3, **facts: Any) -> Campaign:  # noqa: ANN401  (any field of the mission)
    s = flight(number, duel=True, interceptors=("fw190", 1), **facts)
    s.now.hangar = list(s.now.interceptors)
    return s


def test_the_german_knows_the_chance_to_intercept() -> None:
    s = raid()
    offered(intercept(umpire(), s))
    (share,) = told(s, "german").values()

    assert share in [n / 36 for n in range(1, 36)]
    assert insight(BOX, known(s, None), None) is None


def test_heavier_flak_does_more_damage() -> None:
    s = raid(4, at="rouen", flak=["light", "moderate", "heavy"])
    offered(play_flak(umpire(), s))
    found = told(s, "german")

    assert 0 < found["light"] < found["moderate"] < found["heavy"] < 1


def test_the_german_sees_which_bomber_is_weak_and_nothing_of_its_crew() -> None:
    s = raid(damaged=(2,), crews={1: "crew_01:crack"})
    in_air_combat(s)
    offered(ask_target(umpire(), s, s.now.interceptors[0], s.formation))
    found = told(s, "german")

    assert found["b17f_02"] > found["b17f_01"] == found["b17f_03"]


def test_the_german_sees_what_the_guns_of_an_element_are_worth() -> None:
    s = raid(4)
    in_air_combat(s)
    offered(ask_target(umpire(), s, s.now.interceptors[0], s.formation))
    found = told(s, "german")
    serious = 15 / 36  # an FW-190 rolls 8 or more against structure 4

    assert found["b17f_01"] == pytest.approx(15 / 36 * serious)  # three guns more: 6 or less
    assert found["b17f_04"] == pytest.approx(30 / 36 * serious)  # alone: 9 or less


def test_no_question_of_the_squadron_is_told_to_the_german() -> None:
    s = with_luck(raid(), "benchmark")
    s.now.asked = ("luck", "benchmark", "lost")

    assert known(s, "german").now.asked == ()
    assert insight(BOX, known(s, "german"), "german") is None
