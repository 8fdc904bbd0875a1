"""XIII. Outbound damage."""

import pytest

from sandtable.engine.tables import NONE
from sandtable.games.raid_on_schweinfurt.events import (
    AircraftClaimed,
    EscortSpent,
    EscortTurnedBack,
    LuftwaffeRose,
)
from sandtable.games.raid_on_schweinfurt.rules.ch09_take_off import take_off
from sandtable.games.raid_on_schweinfurt.rules.ch13_outbound import (
    Clash,
    aggressiveness_modifiers,
    aggressiveness_roll,
    claim,
    escorted_rolls,
    fly_out,
    outbound,
    outbound_modifiers,
    outbound_roll,
)
from sandtable.games.raid_on_schweinfurt.rules.ch16_return import return_modifiers
from tests.games.raid_on_schweinfurt.builders import BOX, raid, umpire, wave


@pytest.mark.rule("XIII", "XIII.rolls", "XIII.move")
def test_xiii_both_waves_fight_their_way_to_their_targets() -> None:
    s = raid(wave(21), wave(40, target="regensburg"), aggressiveness="average")
    u = umpire(8, 1, 1, 6, 4)

    outbound(u, s)

    assert [w.bombers for w in s.waves] == [20, 36]
    assert [w.downed for w in s.waves] == [1, 4]
    assert [w.box for w in s.waves] == ["target_schweinfurt", "target_regensburg"]


@pytest.mark.rule("XIII.aggressiveness", "XIII")
def test_xiii_aggressiveness_is_rolled_once_before_any_table_4_roll() -> None:
    s = raid(wave(30), wave(30))
    u = umpire(5, 1, 1, 1, 1)

    outbound(u, s)

    assert u.tables == ["aggressiveness", "t4", "t4", "t4", "t4"]
    assert (s.aggressiveness, u.modified[1:]) == ("aggressive", [2, 2, 2, 2])
    assert [event.aggressiveness for event in u.told(LuftwaffeRose)] == ["aggressive"]


@pytest.mark.rule("XIII.aggressiveness", "XVI.drm")
def test_xiii_aggressiveness_holds_on_tables_4_and_7_for_both_waves() -> None:
    s = raid(wave(30), wave(30))

    outbound(umpire(9, 1, 1, 1, 1), s)

    assert [outbound_modifiers(BOX, s, w).total for w in s.waves] == [2, 2]
    assert [return_modifiers(BOX, s, w).total for w in s.waves] == [2, 2]


@pytest.mark.rule("XIII.aggressiveness.table")
def test_xiii_aggressiveness_table() -> None:
    rows = [aggressiveness_roll(umpire(die), NONE) for die in range(1, 11)]

    assert [row.id for row in rows] == [
        *["average"] * 3,
        *["aggressive"] * 4,
        *["very_aggressive"] * 3,
    ]
    assert [(row.drm_t4, row.drm_t7) for row in rows[2:9:3]] == [(0, 0), (1, 1), (2, 2)]


@pytest.mark.rule("XIII.aggressiveness.single")
@pytest.mark.parametrize(
    ("die", "found"), [(2, "average"), (3, "aggressive"), (7, "very_aggressive")]
)
def test_xiii_a_single_wave_adds_one_whatever_the_row(die: int, found: str) -> None:
    s = raid(wave(30))

    assert aggressiveness_roll(umpire(die), aggressiveness_modifiers(BOX, s)).id == found


@pytest.mark.rule("XIII.aggressiveness.single")
def test_xiii_a_wave_left_alone_at_take_off_is_a_single_wave_too() -> None:
    s = raid(wave(20), wave(40))
    assert aggressiveness_modifiers(BOX, s).total == 0

    take_off(umpire(1, 1, 1), s)

    assert aggressiveness_modifiers(BOX, s).total == 1


@pytest.mark.rule("XIX.dyo.diminished")
def test_xix_a_diminished_luftwaffe_is_two_less_aggressive() -> None:
    s = raid(wave(30), wave(30), options=["diminished_luftwaffe"])

    assert aggressiveness_roll(umpire(9), aggressiveness_modifiers(BOX, s)).id == "aggressive"


@pytest.mark.rule("XIX.dyo.closer.aggressiveness")
def test_xix_a_closer_target_takes_two_more_off() -> None:
    s = raid(wave(30), wave(30), options=["diminished_luftwaffe", "closer_target"])

    assert [(m.value, m.rule) for m in aggressiveness_modifiers(BOX, s)] == [
        (-2, "XIX.dyo.diminished"),
        (-2, "XIX.dyo.closer.aggressiveness"),
    ]


@pytest.mark.rule("XIII.drm", "XIX.night.t4-t7")
def test_xiii_drm_names_each_modifier_with_its_rule() -> None:
    s = raid(wave(30, diversion_drm=-1), wave(30), aggressiveness="aggressive", by_night=True)
    s.events = ["luftwaffe_ready"]

    assert [(m.value, m.rule) for m in outbound_modifiers(BOX, s, s.waves[0])] == [
        (-1, "XII.note-result"),
        (1, "XIII.aggressiveness"),
        (-1, "XIX.night.t4-t7"),
        (1, "XIX.events.4-5"),
    ]


@pytest.mark.rule("XIII.escort-share")
@pytest.mark.parametrize(
    ("rolls", "escorted"), [(1, 1), (2, 2), (3, 2), (5, 3), (7, 5), (8, 5), (10, 6), (11, 7)]
)
def test_xiii_escort_share_is_sixty_per_cent_rounded_up(rolls: int, escorted: int) -> None:
    assert escorted_rolls(BOX, raid(), rolls) == escorted


@pytest.mark.rule("XIX.events.6-7")
@pytest.mark.parametrize(("rolls", "escorted"), [(1, 1), (5, 2), (8, 4), (10, 4), (11, 5)])
def test_xix_fuel_burnt_at_assembly_leaves_forty_per_cent_rounded_up(
    rolls: int, escorted: int
) -> None:
    assert escorted_rolls(BOX, raid(events=["fighters_burn_fuel"]), rolls) == escorted


@pytest.mark.rule("XIX.dyo.p51.t4", "XIX.dyo.closer.t4", "XIX.events.6-7")
@pytest.mark.parametrize("option", ["long_range_escort", "closer_target"])
@pytest.mark.parametrize("events", [[], ["fighters_burn_fuel"]])
def test_xix_some_options_escort_every_roll_even_after_burning_fuel(
    option: str, events: list[str]
) -> None:
    assert escorted_rolls(BOX, raid(options=[option], events=events), 11) == 11


@pytest.mark.rule("XIX.dyo.p51.t4", "XIX.dyo.closer.t4")
@pytest.mark.parametrize("option", ["long_range_escort", "closer_target"])
def test_xix_factors_are_never_lost_to_distance_then(option: str) -> None:
    s = raid(wave(100, escort=3), wave(30), options=[option], aggressiveness="average")
    u = umpire(1, 1, 1, 1, 4)

    fly_out(u, s, s.waves[0])

    assert (s.waves[0].escort, s.claims, u.told(EscortTurnedBack)) == (3, 4, [])


@pytest.mark.rule("XIII.escort-loss")
def test_xiii_escort_loss_takes_all_factors_left_where_the_escort_ends() -> None:
    s = raid(wave(100, escort=3), aggressiveness="average")
    u = umpire(1, 1, 4, 4, 4)

    fly_out(u, s, s.waves[0])

    assert [event.number for event in u.told(AircraftClaimed)] == [4, 1, 1]
    assert s.waves[0].escort == 0
    assert [event.fe for event in u.told(EscortTurnedBack)] == [3]


@pytest.mark.rule("XIII.escort-share", "XIII.escort-loss")
def test_xiii_a_wave_of_two_rolls_is_escorted_to_the_end() -> None:
    s = raid(wave(40, escort=2), aggressiveness="average")

    fly_out(umpire(1, 4), s, s.waves[0])

    assert (s.claims, s.waves[0].escort) == (3, 2)


@pytest.mark.rule("XIII.table4", "XIII.table4.ra")
@pytest.mark.parametrize(
    ("die", "escort", "rerolls", "result"),
    [
        (1, 3, [], (0, 0, 3)),
        (3, 3, [], (0, 0, 3)),
        (4, 3, [], (4, 0, 3)),
        (4, 0, [], (1, 0, 0)),
        (5, 3, [4], (5, 4, 3)),
        (5, 0, [8], (2, 0, 0)),
        (6, 3, [7], (4, 7, 3)),
        (6, 0, [10], (1, 0, 0)),
        (7, 3, [], (5, 0, 1)),
        (7, 2, [], (4, 0, 0)),
        (7, 1, [], (3, 1, 0)),
        (7, 0, [], (2, 1, 0)),
        (8, 1, [], (2, 0, 0)),
        (8, 0, [], (1, 1, 0)),
        (9, 2, [], (4, 0, 1)),
        (9, 0, [3], (2, 3, 0)),
        (10, 2, [], (4, 0, 0)),
        (10, 1, [], (3, 1, 0)),
        (10, 0, [6], (0, 6, 0)),
        (10, 0, [10], (0, 7, 0)),
    ],
)
def test_xiii_table_4(
    die: int, escort: int, rerolls: list[int], result: tuple[int, int, int]
) -> None:
    assert outbound_roll(umpire(die, *rerolls), escort, NONE) == Clash(*result)


@pytest.mark.rule("XIII.table4.ra")
@pytest.mark.parametrize("die", [5, 6])
@pytest.mark.parametrize(("reroll", "downed"), [(1, 1), (7, 7), (8, 0), (10, 0)])
def test_xiii_table_4_on_five_and_six_a_die_of_one_to_seven_downs_that_many(
    die: int, reroll: int, downed: int
) -> None:
    assert outbound_roll(umpire(die, reroll), 0, NONE).downed == downed


@pytest.mark.rule("XIII.table4.fe-loss")
def test_xiii_table_4_takes_the_factors_from_the_wave() -> None:
    s = raid(wave(40, escort=3), aggressiveness="average")
    u = umpire(7, 8)

    fly_out(u, s, s.waves[0])

    assert [(event.fe, event.left) for event in u.told(EscortSpent)] == [(2, 1), (1, 0)]
    assert s.downed == 0


@pytest.mark.rule("XIII.table4.fe-short", "XIII.table4.fe-loss")
@pytest.mark.parametrize("escort", [0, 1])
def test_xiii_table_4_a_shortage_on_seven_costs_one_bomber_not_one_per_factor(escort: int) -> None:
    clash = outbound_roll(umpire(7), escort, NONE)

    assert (clash.downed, clash.escort) == (1, 0)


@pytest.mark.rule("XIII.table4.fe-none")
def test_xiii_table_4_unescorted_rolls_count_as_without_a_factor() -> None:
    s = raid(wave(50, escort=6), aggressiveness="average")
    u = umpire(1, 1, 10, 5)

    fly_out(u, s, s.waves[0])

    assert (s.downed, s.claims) == (5, 0)


@pytest.mark.rule("XIII.claims", "XIII.claims.record")
def test_xiii_each_asterisk_is_an_aircraft_claimed_and_the_count_runs_on() -> None:
    s = raid(wave(40), wave(40), aggressiveness="average")

    outbound(umpire(4, 7, 4, 4), s)

    assert s.claims == 1 + 2 + 1 + 1


@pytest.mark.rule("XIII.claims.fe")
def test_xiii_claims_count_the_factors_before_the_rolls_own_loss() -> None:
    assert outbound_roll(umpire(7), 3, NONE).claims == 2 + 3


@pytest.mark.rule("XIII.claims.fe")
@pytest.mark.parametrize("die", [1, 2, 3])
def test_xiii_claims_without_an_asterisk_get_no_bonus(die: int) -> None:
    assert outbound_roll(umpire(die), 6, NONE).claims == 0


@pytest.mark.rule("XIII.claims.unescorted")
def test_xiii_claims_of_an_unescorted_roll_are_its_asterisks() -> None:
    s = raid(wave(50, escort=4), aggressiveness="average")

    fly_out(umpire(1, 1, 4), s, s.waves[0])

    assert s.claims == 1


@pytest.mark.rule("XIX.verification")
def test_xix_verification_option_triples_asterisks_and_bonus() -> None:
    s = raid(wave(40, escort=2), options=["triple_claims"])

    claim(umpire(), s, s.waves[0], 2 + 2)
    claim(umpire(), s, s.waves[0], 0)

    assert s.claims == 12


@pytest.mark.rule("XIX.historical.given", "XIX.historical.A")
def test_xiii_a_historical_scenario_gives_the_aggressiveness() -> None:
    s = raid(wave(20), scenario="historical-a")
    u = umpire(1)

    outbound(u, s)

    assert (u.tables, u.modified) == (["t4"], [3])
