"""XVI. Return damage."""

import pytest

from sandtable.engine.tables import NONE
from sandtable.games.raid_on_schweinfurt.events import BombersDowned, WaveReturned
from sandtable.games.raid_on_schweinfurt.rules.ch16_return import (
    africa_modifiers,
    africa_roll,
    eight_or_more,
    england_column,
    fly_home,
    return_home,
    return_modifiers,
    return_roll,
)
from tests.games.raid_on_schweinfurt.builders import BOX, raid, umpire, wave


@pytest.mark.rule("XVI", "XVI.rolls")
def test_xvi_each_wave_flies_home_with_a_roll_per_twenty() -> None:
    s = raid(wave(41), wave(20), aggressiveness="average")
    u = umpire(5, 1, 1, 7)

    return_home(u, s)

    assert u.tables == ["t7"] * 4
    assert [(w.bombers, w.downed, w.box) for w in s.waves] == [(40, 1, "home"), (19, 1, "home")]
    assert [(e.wave, e.bombers) for e in u.told(WaveReturned)] == [(1, 40), (2, 19)]


@pytest.mark.rule("XVI.table7")
def test_xvi_table_7() -> None:
    s = raid()

    found = [return_roll(umpire(die), s, BOX.t7, NONE, 2) for die in range(1, 11)]

    assert [(p.claims, p.downed, p.eights) for p in found] == [
        *[(0, 0, 2)] * 3,
        (2, 0, 2),
        *[(3, 1, 2)] * 2,
        (4, 1, 2),
        *[(4, 2, 3)] * 3,
    ]


@pytest.mark.rule("XVI.no-escort")
def test_xvi_factors_do_nothing_on_the_way_home() -> None:
    with_escort, without = (raid(wave(40, escort=fe), aggressiveness="average") for fe in (6, 0))

    for s in (with_escort, without):
        return_home(umpire(4, 7), s)

    assert (with_escort.claims, with_escort.downed) == (without.claims, without.downed) == (6, 1)


@pytest.mark.rule("XVI.drm", "XIX.night.t4-t7")
def test_xvi_drm_names_each_modifier_with_its_rule() -> None:
    s = raid(wave(40, diversion_drm=1), wave(40), aggressiveness="very_aggressive", by_night=True)
    s.events = ["luftwaffe_ready"]

    assert [(m.value, m.rule) for m in return_modifiers(BOX, s, s.waves[0])] == [
        (2, "XVI.drm"),
        (-1, "XIX.night.t4-t7"),
        (1, "XIX.events.4-5"),
    ]


@pytest.mark.rule("XVI.eight-first", "XVI.that-many")
@pytest.mark.parametrize("eights", [0, 1])
@pytest.mark.parametrize(("die", "downed"), [(1, 1), (4, 4), (7, 7), (8, 0), (10, 0)])
def test_xvi_the_first_two_times_a_die_of_one_to_seven_downs_that_many(
    eights: int, die: int, downed: int
) -> None:
    assert eight_or_more(umpire(die), raid(), eights) == downed


@pytest.mark.rule("XVI.eight-later")
@pytest.mark.parametrize("eights", [2, 3, 9])
def test_xvi_from_the_third_time_on_two_are_downed_without_a_die(eights: int) -> None:
    assert eight_or_more(umpire(), raid(), eights) == 2


@pytest.mark.rule("XVI.eight-first", "XVI.eight-later")
def test_xvi_each_wave_keeps_its_own_count_of_eights() -> None:
    s = raid(wave(60), wave(60), aggressiveness="average")
    u = umpire(8, 1, 9, 1, 10, 8, 3, 8, 9, 8)

    return_home(u, s)

    assert [w.downed for w in s.waves] == [1 + 1 + 2, 3 + 0 + 2]


@pytest.mark.rule("XVI.eight-first")
def test_xvi_the_modified_result_decides_and_the_new_die_is_unmodified() -> None:
    s = raid(wave(20), wave(20), aggressiveness="very_aggressive")

    fly_home(umpire(6, 7), s, s.waves[0])

    assert s.downed == 7


@pytest.mark.rule("XIX.dyo.closer.t7")
def test_xix_a_closer_target_costs_one_bomber_for_every_eight() -> None:
    s = raid(wave(80), options=["closer_target"], aggressiveness="average")
    u = umpire(8, 9, 10, 8)

    return_home(u, s)

    assert (s.downed, u.tables) == (4, ["t7"] * 4)


@pytest.mark.rule("XVI.africa", "XVI.rolls")
def test_xvi_africa_uses_table_7a_and_the_same_number_of_rolls() -> None:
    s = raid(wave(41, way_home="africa"), wave(20), aggressiveness="average")
    u = umpire(6, 7, 1, 5)

    return_home(u, s)

    assert u.tables == ["t7a", "t7a", "t7a", "t7"]
    assert [(w.downed, w.box) for w in s.waves] == [(3, "home"), (1, "home")]
    assert [event.rule for event in u.told(BombersDowned)][1:] == ["XVI.table7a", "XVI.table7"]
    assert u.told(WaveReturned)[0].way_home == "africa"


@pytest.mark.rule("XVI.table7a")
def test_xvi_table_7a() -> None:
    found = [africa_roll(umpire(*([d, 9] if d > 7 else [d])), NONE) for d in range(1, 11)]

    assert found == [0, 0, 0, 0, 0, 1, 2, 9, 9, 9]


@pytest.mark.rule("XVI.table7a.min4")
@pytest.mark.parametrize(("die", "downed"), [(1, 4), (3, 4), (4, 4), (5, 5), (10, 10)])
def test_xvi_table_7a_a_new_die_downs_four_at_least(die: int, downed: int) -> None:
    assert africa_roll(umpire(8, die), NONE) == downed


@pytest.mark.rule("XVI.africa.no-claims")
def test_xvi_africa_brings_no_claims() -> None:
    s = raid(wave(60, way_home="africa", escort=5), options=["triple_claims"])

    return_home(umpire(7, 10, 6, 4), s)

    assert s.claims == 0


@pytest.mark.rule("XVI.africa.no-drm")
def test_xvi_africa_ignores_what_modifies_table_7() -> None:
    s = raid(
        wave(20, way_home="africa"),
        options=["closer_target"],
        aggressiveness="very_aggressive",
        by_night=True,
        events=["luftwaffe_ready", "poor_return_weather"],
    )
    u = umpire(8, 5)

    assert africa_modifiers(BOX, s).total == 0
    return_home(u, s)
    assert (u.modified[0], s.downed) == (8, 5)


@pytest.mark.rule("XVI.africa.no-drm", "XIX.events.9")
def test_xvi_africa_does_not_feel_poor_return_weather() -> None:
    s = raid(wave(20, way_home="africa"), events=["poor_return_weather"])

    return_home(umpire(1), s)

    assert s.downed == 0


@pytest.mark.rule("XIX.events.8", "XVI.africa.no-drm")
def test_xix_event_8_adds_one_on_table_7a_and_nowhere_else() -> None:
    s = raid(wave(20, way_home="africa"), wave(20), aggressiveness="average")
    s.events = ["treacherous_africa"]
    u = umpire(7, 2, 3)

    return_home(u, s)

    assert (u.modified, s.waves[0].downed) == ([8, 2, 3], 4)


@pytest.mark.rule("XIX.events.9")
@pytest.mark.parametrize(
    ("die", "aggressiveness", "downed"),
    [(1, "average", 2), (3, "average", 2), (4, "average", 0), (2, "very_aggressive", 0)],
)
def test_xix_event_9_makes_one_to_three_cost_two_bombers_after_modification(
    die: int, aggressiveness: str, downed: int
) -> None:
    s = raid(wave(20), aggressiveness=aggressiveness, events=["poor_return_weather"])

    return_home(umpire(die), s)

    assert s.downed == downed


@pytest.mark.rule("XIX.events.9")
def test_xix_event_9_adds_no_claims_and_changes_nothing_above_three() -> None:
    column = england_column(BOX, raid(events=["poor_return_weather"]))

    assert [column.read(face).claims for face in (1, 2, 3)] == [0, 0, 0]
    assert [column.read(face) for face in range(4, 11)] == [BOX.t7.read(f) for f in range(4, 11)]
    assert england_column(BOX, raid()) is BOX.t7
