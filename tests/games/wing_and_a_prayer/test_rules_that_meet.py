"""Rules of different chapters that meet: Lady Luck, landings, a campaign that ends in flight."""

import pytest

from sandtable.games.wing_and_a_prayer import GAME
from sandtable.games.wing_and_a_prayer.rules.ch05_turn import (
    check_damaged,
    event,
    mission_turn,
    trouble,
)
from sandtable.games.wing_and_a_prayer.rules.ch07_debriefing import landing
from sandtable.games.wing_and_a_prayer.rules.ch08_flak import attacks, flak_attack
from sandtable.games.wing_and_a_prayer.rules.ch09_bombers import air_combat, attack_bombers, strike
from sandtable.games.wing_and_a_prayer.rules.ch10_results import hit_bomber
from sandtable.games.wing_and_a_prayer.rules.ch11_bombing import bombing_dice, bombing_run
from sandtable.games.wing_and_a_prayer.rules.ch12_crews import choose_commander
from sandtable.games.wing_and_a_prayer.rules.ch12_options import assembly, land_badly
from sandtable.games.wing_and_a_prayer.state import Campaign, Escort, Fighter
from sandtable.testing.desk import answers
from tests.games.wing_and_a_prayer.squadrons import (
    BOX,
    at,
    flight,
    group,
    in_air_combat,
    man,
    umpire,
    with_luck,
)

EVENTS = {
    "systems_trouble": (1, 1, 6),
    "lady_luck": (1,),
    "weather_change": (6,),
    "formation_check": (6,),
    "enemy_fighters": (),
}
"""The events of a mission between two players, with the dice of each."""


COMMANDED = {"commander": True}
LOST_WITH_SYSTEMS = (6, 1, 1, 4, 5, 1, 1, 1, 1)
"""He stays, an event, systems trouble, the first bomber fails and does not come home."""


def at_the_brink(s: Campaign) -> Campaign:
    """The commander flies in the lead, and his loss ends the campaign."""
    choose_commander(umpire(1), s)
    assert s.commander is not None
    s.commander.aboard, s.points = s.lead, -15
    return s


def weakest() -> str:
    """The US ace who helps his crew least."""
    aces = [ace for ace in BOX.aces.values() if ace.side == "us"]
    return min(aces, key=lambda ace: ace.performance).id


# ---------------------------------------------------------------------- Lady Luck


@pytest.mark.rule("6.1.1.systems", "6.1.2.wing")
def test_a_prayer_voids_the_damage_of_systems_trouble_too() -> None:
    s = with_luck(flight(6), "wing_and_prayer")
    asked = answers(trouble(umpire(4, 1, 2), s), "play")

    assert asked.asked[0].facts["moment"] == "systems"
    assert not at(s, 4).damaged
    assert s.luck == []


@pytest.mark.rule("6.1.1.systems", "6.1.2.wing", "10.5")
def test_a_bomber_that_leaves_with_systems_trouble_is_not_damaged_so_nobody_prays() -> None:
    s = with_luck(flight(3, damaged=(1,), at="dover"), "wing_and_prayer")

    assert answers(trouble(umpire(1, 1, 1, 6), s)).ids == []


@pytest.mark.rule("6.1.2.wing", "6.1.2.landing", "12.2")
@pytest.mark.parametrize("result", ["forced", "crash"])
def test_a_prayer_is_offered_where_no_soft_landing_was_played(result: str) -> None:
    s = with_luck(flight(options={"landing": True}), "wing_and_prayer", "soft_landing")
    answers(land_badly(umpire(), s, at(s, 1), result), "keep", "play")

    assert s.luck == ["soft_landing"]
    assert not at(s, 1).damaged


# ---------------------------------------------------------------------- landing


@pytest.mark.rule("6.4", "12.2", "6.5")
def test_bombers_that_crash_on_the_runway_loosen_no_formation() -> None:
    s = with_luck(flight(1, options={"landing": True}, damaged=(1,), gone=4), "benchmark")
    s.now.places[1], s.now.took_off = "b17f_02", 6
    asked = answers(landing(umpire(1, 6), s))

    assert asked.ids == []
    assert s.formation == ["b17f_02"]
    assert not s.now.loose


# ---------------------------------------------------------------------- the end in flight


@pytest.mark.rule("7.2.3.2", "12.5.loss", "8.0.all")
def test_flak_ceases_when_the_campaign_is_lost_with_the_commander() -> None:
    s = at_the_brink(flight(2, options={"commander": True}, damaged=(1,)))
    sixes = [6] * 2 * attacks(BOX, 12, 2)
    answers(flak_attack(umpire(*sixes), s, 12, "en_route"))

    assert s.reason == "defeat"
    assert s.formation == ["b17f_02"]


@pytest.mark.rule("7.2.3.2", "12.5.loss", "11.0")
def test_nothing_is_bombed_after_the_campaign_is_lost_on_the_way_in() -> None:
    s = at_the_brink(flight(2, at="rouen", options={"commander": True}, damaged=(1,)))
    s.now.cloud, s.luck = "light", ["clear_skies"]
    sixes = [6] * 2 * attacks(BOX, BOX.card("rouen:blue").flak, 2)
    asked = answers(bombing_run(umpire(*sixes), s))

    assert (asked.result, asked.ids) == ("<end>", [])
    assert not s.now.bombed


@pytest.mark.rule("7.2.3.2", "12.5.loss", "9.2.6")
def test_interceptors_cease_when_the_campaign_is_lost_with_the_commander() -> None:
    s = flight(2, options={"commander": True}, damaged=(1,), interceptors=("fw190", 2))
    at_the_brink(s)
    names = [fighter.id for fighter in s.now.interceptors]
    combat = in_air_combat(s, targets=dict(zip(names, s.formation, strict=True)))
    answers(strike(umpire(6, 6), s, combat))
    assert s.reason == "defeat"

    answers(attack_bombers(umpire(), s, combat))
    assert s.formation == ["b17f_02"]


@pytest.mark.rule("7.2.3.2", "12.5.loss", "5.4", "12.9")
@pytest.mark.parametrize("step", [check_damaged, assembly])
def test_no_other_bomber_is_checked_once_the_campaign_is_lost(step: type) -> None:
    options = {"commander": True, "assembly": True}
    s = at_the_brink(flight(2, at="berlin", options=options, damaged=(1, 2)))
    answers(step(umpire(1, 6, 1), s))

    assert s.reason == "defeat"
    assert s.formation == ["b17f_02"]


@pytest.mark.rule("7.2.3.2", "12.5.loss", "12.2")
def test_nobody_else_lands_once_the_campaign_is_lost_on_the_runway() -> None:
    s = flight(2, options={"commander": True, "landing": True}, damaged=(1,))
    at_the_brink(s)
    man(s, "b17f_01", "green_14")
    assert s.commander is not None
    s.commander.ace = weakest()

    assert answers(landing(umpire(1, 1), s)).result == "<end>"


@pytest.mark.rule("7.2.3.2", "12.5.loss", "5.4", "5.6", "5.7")
@pytest.mark.parametrize("duel", [False, True])
def test_a_turn_stops_where_the_campaign_is_lost_with_a_straggler(duel: bool) -> None:
    s = at_the_brink(
        flight(2, at="berlin", options=COMMANDED, damaged=(1,), duel=duel, flak=["heavy"])
    )
    s.now.escort = Escort("p51", [Fighter("p51_1", "p51", damaged=True)], 4)
    s.now.route, s.now.bombed = ["berlin"], True
    s.now.box = BOX.atlas.graph.neighbours("berlin")[0]
    told = umpire(1, 6, 1)
    asked = answers(mission_turn(told, s))

    assert (asked.ids, asked.result) == ([], "<end>")
    assert told.tables == ["damaged_check", "abandon_check", "fate"]


@pytest.mark.rule("7.2.3.2", "12.5.loss", "5.8", "14.2.2")
def test_nobody_intercepts_once_the_campaign_is_lost_with_failing_systems() -> None:
    s = at_the_brink(flight(2, at="berlin", options=COMMANDED, damaged=(1,), duel=True))
    s.now.hangar = [Fighter("fw190_9", "fw190")]
    s.now.route, s.now.bombed, s.now.box = ["altmark"], True, "berlin"
    asked = answers(mission_turn(umpire(*LOST_WITH_SYSTEMS), s))

    assert (asked.ids, asked.result) == ([], "<end>")


@pytest.mark.rule("7.2.3.2", "12.5.loss", "6.4", "6.1.2.benchmark")
def test_no_counter_is_offered_once_the_campaign_is_lost() -> None:
    s = at_the_brink(flight(2, options=COMMANDED, gone=8))
    s.luck, s.now.took_off = ["benchmark"], 10

    assert answers(hit_bomber(umpire(), s, s.lead, "destroyed", "flak")).ids == []
    assert not s.now.loose


@pytest.mark.rule("7.2.3.2", "12.5.loss", "11.4", "11.5")
def test_bombs_are_not_assessed_once_the_campaign_is_lost_on_the_way_out() -> None:
    s = at_the_brink(flight(1, at="rouen", options=COMMANDED, damaged=(1,)))
    dice = attacks(BOX, BOX.card("rouen:blue").flak, 1)
    bombs = bombing_dice(BOX, s)
    u = umpire(*[1] * dice, *[1] * bombs, *[6] * 2 * dice)
    assert answers(bombing_run(u, s)).result == "<end>"

    assert (s.reason, s.now.tally) == ("defeat", {"bombers": -2})


@pytest.mark.rule("7.2.3.2", "12.5.loss", "13.4.1")
def test_no_interceptor_is_replaced_once_the_campaign_is_lost() -> None:
    s = at_the_brink(
        flight(1, options=COMMANDED, damaged=(1,), interceptors=("fw190", 1), duel=True)
    )
    s.now.raiders = ["fw190_1", "fw190_8"]  # the second has been shot down
    asked = answers(air_combat(umpire(1, 1, 6, 6), s), "b17f_01")

    assert (s.reason, asked.result) == ("defeat", "<end>")


@pytest.mark.rule("5.0.empty", "5.4", "10.5.2")
def test_escorts_are_not_checked_once_no_bomber_is_left() -> None:
    s = flight(1, damaged=(1,), escort=("p47", 1))
    group(s).fighters[0].damaged = True
    told = umpire(1, 6, 6)
    answers(check_damaged(told, s))

    assert s.lead == ""
    assert told.tables == ["damaged_check", "abandon_check", "fate"]


# ---------------------------------------------------------------------- corrections


@pytest.mark.rule("6.1.1", "C.random_flak")
def test_there_are_five_events_and_none_of_them_is_flak() -> None:
    columns = [BOX.formation_event[band] for band in ("near", "middle", "far")]
    assert {span.row.event for column in columns for span in column.spans} == set(EVENTS)

    for name, dice in EVENTS.items():
        u, s = umpire(*dice), flight(6, duel=True)
        answers(event(u, s, name))
        assert not any("flak" in table for table in u.tables)


@pytest.mark.rule("C.second_round", "9.1.10.end", "9.2")
def test_after_two_rounds_of_fighters_the_bombers_are_attacked() -> None:
    s = flight(1, escort=("p47", 1), interceptors=("fw190", 1))
    missed = (1, 1)
    rounds = (*missed, *missed) * 2
    u = umpire(6, *rounds, *(1, *missed, *missed) * 2)
    answers(air_combat(u, s), "all")

    assert [table for table in u.tables if table.endswith("_combat")] == [
        *["fighter_combat"] * 4,
        *["fighter_combat", "bomber_combat"] * 2,
    ]


@pytest.mark.rule("16.0", "16.1", "16.2")
def test_errata_prevail_over_what_is_printed() -> None:
    misprints = {"abberbille", "sutgart", "meault", "edem"}

    assert not misprints & {*BOX.atlas.boxes, *BOX.targets}
    assert BOX.card("emden:blue").bombers == 9


def test_the_index_has_the_numbers_that_were_meant() -> None:
    rules = set(GAME.rules.rules)

    assert {"1.1", "2.7.1", "7.3", "7.4", "7.4.2", "5.7", "14.2.1", "14.2.2"} <= rules
    assert not {"11.11", "17.31", "11.41", "17.4.2", "14.2.7", "12.1.8", "5.0.1"} & rules
