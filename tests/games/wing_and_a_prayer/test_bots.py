"""The player by rules of thumb."""

import pytest

from sandtable.engine.decisions import Choose, Facts, Option
from sandtable.engine.dice import SeededDice, seed_from
from sandtable.engine.texts import say
from sandtable.games.wing_and_a_prayer.bot.thumb import ThumbBot, missions_left
from sandtable.games.wing_and_a_prayer.rules.ch07_pairing import pair_best
from sandtable.games.wing_and_a_prayer.state import NOT_READY
from tests.games.wing_and_a_prayer.squadrons import BOX, flight, man, squadron


def bot() -> ThumbBot:
    return ThumbBot(BOX, "us", SeededDice(seed_from(1)))


def asked(id_: str, facts: Facts, *ids: str) -> Choose:
    options = [Option(name, say("luck-keep")) for name in ids]
    return Choose(id_, "us", say("luck-keep"), options, rule="6.1.2", facts=facts)


LUCK = ("play", "keep")
BEARINGS = "schweinfurt:blue"  # heavy damage scores 11, light damage 5


@pytest.mark.parametrize(
    ("facts", "answer"),
    [
        ({"token": "wing_and_prayer", "moment": "bomber", "hit": "destroyed"}, "play"),
        ({"token": "wing_and_prayer", "moment": "bomber", "hit": "heavy"}, "keep"),
        ({"token": "wing_and_prayer", "moment": "bomber", "hit": "light"}, "keep"),
        ({"token": "wing_and_prayer", "moment": "fighter", "hit": "destroyed"}, "keep"),
        ({"token": "wing_and_prayer", "moment": "crew", "level": "crack"}, "keep"),
        ({"token": "wing_and_prayer", "moment": "landing", "result": "crash"}, "play"),
        ({"token": "wing_and_prayer", "moment": "landing", "result": "forced"}, "keep"),
        ({"token": "benchmark", "moment": "lost"}, "play"),
        ({"token": "benchmark", "moment": "loose"}, "keep"),
        ({"token": "soft_landing", "moment": "landing", "result": "forced"}, "play"),
        ({"token": "angel", "moment": "crew", "level": "crack"}, "play"),
        ({"token": "covering_arcs", "moment": "arcs", "number": 2}, "keep"),
        ({"token": "covering_arcs", "moment": "arcs", "number": 3}, "play"),
    ],
)
def test_each_counter_waits_for_its_moment(facts: Facts, answer: str) -> None:
    assert bot().answer(flight(), asked("lady-luck", facts, *LUCK)) == answer


@pytest.mark.parametrize(("flown", "answer"), [(21, "keep"), (22, "play")])
def test_near_the_end_it_prays_for_a_heavy_hit_too(flown: int, answer: str) -> None:
    s = flight()
    s.flown, s.box = flown, flown
    facts: Facts = {"token": "wing_and_prayer", "moment": "bomber", "hit": "heavy"}

    assert bot().answer(s, asked("lady-luck", facts, *LUCK)) == answer


@pytest.mark.parametrize(
    ("moment", "cloud", "card", "answer"),
    [
        ("weather", "light", "rouen:blue", "keep"),
        ("cloud", "light", "rouen:blue", "play"),
        ("cloud", "heavy", "rouen:blue", "keep"),
        ("cloud", "heavy", "bremen:blue", "play"),
    ],
)
def test_it_clears_the_sky_over_the_target(moment: str, cloud: str, card: str, answer: str) -> None:
    facts: Facts = {"token": "clear_skies", "moment": moment, "cloud": cloud}

    assert bot().answer(flight(card=card), asked("lady-luck", facts, *LUCK)) == answer


@pytest.mark.parametrize(
    ("damage", "points", "flown", "answer"),
    [
        ("heavy", 0, 1, "keep"),  # 11 instead of 5: three campaign points instead of two
        ("heavy", -3, 1, "play"),  # 8 instead of 2: three instead of none
        ("light", 0, 1, "play"),  # 5 instead of 0
        ("light", -2, 1, "play"),  # 3 instead of -2: one instead of minus one
        ("heavy", 0, 19, "keep"),
        ("heavy", 0, 20, "play"),  # one, but with five missions left
        ("heavy", 3, 20, "keep"),  # 14 instead of 8
    ],
)
def test_hits_on_the_chin_are_for_campaign_points(
    damage: str, points: int, flown: int, answer: str
) -> None:
    s = flight(card=BEARINGS, points=points)
    s.flown, s.box = flown, flown
    facts: Facts = {"token": "on_the_chin", "moment": "bombs", "damage": damage}

    assert bot().answer(s, asked("lady-luck", facts, *LUCK)) == answer


def test_missions_are_left_until_all_are_flown_or_the_track_ends() -> None:
    s = flight()
    s.flown, s.box = 10, 11
    assert missions_left(BOX, s) == 15
    s.box = 24
    assert missions_left(BOX, s) == 2


def test_the_angel_raises_the_best_bombardier_to_be() -> None:
    crews = {1: "crew_02:veteran", 2: "crew_11:veteran", 3: "crew_01:crack", 4: "green_08"}
    s = flight(crews=crews)
    ids = ("keep", "crew_01", "crew_02", "crew_04", "crew_05")

    assert bot().answer(s, asked("angel", {}, *ids)) == "crew_02"
    assert bot().answer(s, asked("angel", {}, "keep", "crew_04", "crew_05")) == "crew_05"


def test_between_two_players_the_best_crews_fly_in_the_rear() -> None:
    crews = {1: "crew_01:crack", 2: "crew_02:crack", 3: "crew_03:veteran"}

    assert bot().wanted(flight(crews=crews))[:3] == ["b17f_01", "b17f_02", "b17f_03"]
    places = bot().wanted(flight(crews=crews, duel=True))
    assert [places[n] for n in (0, 5, 4)] == ["b17f_01", "b17f_02", "b17f_03"]


def test_a_good_crew_does_not_wait_for_repairs() -> None:
    s = squadron()
    man(s, "b17f_01", "crew_01:crack")
    s.bombers["b17f_01"].crew, s.bombers["b17f_01"].section = "", NOT_READY
    question = asked("crews", {}, "done", "best")

    assert bot().answer(s, question) == "best"
    pair_best(BOX, s)
    assert bot().answer(s, question) == "done"


@pytest.mark.parametrize(
    ("left", "number", "answer"), [(2, 4, "exchange"), (3, 2, "exchange"), (3, 3, "keep")]
)
def test_it_takes_new_escorts_when_the_old_are_nearly_spent(
    left: int, number: int, answer: str
) -> None:
    facts: Facts = {"left": left, "number": number, "type": "p47"}

    assert bot().answer(flight(), asked("rendezvous", facts, "keep", "exchange")) == answer


@pytest.mark.parametrize(
    ("must", "interceptors", "escorts", "answer"),
    [(1, 2, 5, "4"), (5, 2, 6, "5"), (1, 6, 4, "4")],
)
def test_it_sends_a_leader_and_a_wingman_for_each_interceptor(
    must: int, interceptors: int, escorts: int, answer: str
) -> None:
    facts: Facts = {"must": must, "interceptors": interceptors, "escorts": escorts}

    assert bot().answer(flight(), asked("send-escorts", facts)) == answer


def test_damaged_escorts_withdraw() -> None:
    words = ("all", "withdraw", "damaged_withdraw")

    assert bot().answer(flight(), asked("second-round", {}, *words)) == "damaged_withdraw"
    assert bot().answer(flight(), asked("second-round", {}, *words[:2])) == "all"


@pytest.mark.parametrize(("card", "answer"), [("rouen:blue", "on"), ("st_nazaire:blue", "round")])
def test_it_goes_round_again_for_a_target_that_is_worth_it(card: str, answer: str) -> None:
    assert bot().answer(flight(card=card), asked("second-pass", {}, "on", "round")) == answer


def test_it_keeps_the_commander_and_damaged_bombers_on_the_ground() -> None:
    assert bot().answer(flight(), asked("commander", {}, "fly", "stay")) == "stay"
    assert bot().answer(flight(), asked("keep-flying", {}, "none", "all")) == "none"
