"""Exact odds agree with the tables, with the rules and with what can be worked out by hand."""

from collections import Counter

import pytest
from msgspec.structs import astuple

from sandtable.engine.dice import SeededDice, seed_from
from sandtable.engine.game import Setup
from sandtable.engine.umpire import Umpire
from sandtable.games.pegasus_bridge import GAME
from sandtable.games.pegasus_bridge.odds import attacks, dangers, report
from sandtable.games.pegasus_bridge.odds.landings import landings
from sandtable.games.pegasus_bridge.rules import fuse
from sandtable.games.pegasus_bridge.rules.ch04_gliders import fly_group
from sandtable.games.pegasus_bridge.rules.fates import Fate
from sandtable.games.pegasus_bridge.rules.melees import melee
from sandtable.games.pegasus_bridge.rules.setup import set_up
from tests.games.pegasus_bridge.nights import BOX, arm, night

WOOD, SQUAD = "wood_platoon", "garrison_1"
POSITIONS = (report.of_attacks, report.of_close_combat, report.of_garrison)


@pytest.mark.rule("6.1(5)")
def test_fire_has_the_chances_of_its_column_with_all_modifiers() -> None:
    s = night({WOOD: "wire_north", SQUAD: "pillbox"})
    found = attacks.fire(BOX, s, [WOOD], SQUAD)

    odds = found.odds
    assert (odds.nothing, odds.suppressed, odds.mean_loss) == pytest.approx((1 / 2, 1 / 3, 1 / 6))
    assert odds.spread[-1][0] == Fate(1)
    assert found.is_squad == 1


def test_nothing_that_is_reckoned_changes_the_table() -> None:
    s = night({WOOD: "wire_north", SQUAD: "pillbox"}, alarm=True)
    before = repr(s)
    attacks.fire(BOX, s, [WOOD], SQUAD)
    melee(BOX, s, "pillbox", [WOOD])
    dangers.way(BOX, s, WOOD, ["pillbox"])
    fuse.demolition(BOX, s)

    assert repr(s) == before


@pytest.mark.rule("5.3.grenade(1)", "11.0(1).grenade")
def test_a_leader_makes_a_grenade_better() -> None:
    alone = attacks.grenade(BOX, night({WOOD: "pillbox", SQUAD: "pillbox"}), WOOD, SQUAD)
    led = night({WOOD: "pillbox", SQUAD: "pillbox", "wood": "pillbox"})

    assert attacks.grenade(BOX, led, WOOD, SQUAD).odds.nothing < alone.odds.nothing


@pytest.mark.rule("14.0(3).hidden")
def test_a_counter_that_sleeps_is_reckoned_as_a_squad_with_its_chance() -> None:
    asleep = night({WOOD: "wire_north"}, face_down=BOX.ground.circles)
    awake = night({WOOD: "wire_north", SQUAD: "pillbox"})
    awake.german.units[SQUAD].dug_in = True
    found = attacks.grenade(BOX, asleep, WOOD, "counter:pillbox")

    assert found.odds == attacks.grenade(BOX, awake, WOOD, SQUAD).odds
    assert found.is_squad == 0.5
    asleep.known_decoys = ["pillbox"]
    assert attacks.grenade(BOX, asleep, WOOD, "counter:pillbox").is_squad == 0


@pytest.mark.rule("6.3", "6.3.S")
def test_a_piat_counts_the_crew_that_bails_out() -> None:
    s = night({WOOD: "bridge_road_w1", "tank_1": "bridge_road_w1"}, first_shot_fired=True)
    arm(s, "piat_1", WOOD)
    rows, ways = BOX.fire["c1"].merged(2)  # in the clear, by glider infantry
    sure = sum(way for row, way in zip(rows, ways, strict=True) if row.hit and not row.suppress)
    maybe = sum(way for row, way in zip(rows, ways, strict=True) if row.hit and row.suppress)
    crews, crew_ways = BOX.piat_crew.merged(0)
    out = sum(way for one, way in zip(crews, crew_ways, strict=True) if one.escapes) / 6

    assert attacks.piat(BOX, s, "piat_1", "tank_1").odds.gone == pytest.approx(
        (sure + maybe * out) / 6
    )


@pytest.mark.rule("7.0(1)", "7.0(2e)")
def test_a_close_combat_is_reckoned_with_those_who_are_about_to_join() -> None:
    s = night({WOOD: "wire_north", SQUAD: "pillbox"})
    found = melee(BOX, s, "pillbox", [WOOD])

    assert melee(BOX, s, "pillbox") is None
    assert found is not None
    assert astuple(found) == pytest.approx((0, 2, 0, 1 / 3, 1 / 3))


# ---------------------------------------------------------------------- dangers


@pytest.mark.rule("6.4", "6.4.adjacent")
def test_a_way_is_as_dangerous_as_the_known_enemies_beside_it() -> None:
    s = night({WOOD: "island_road_1", SQUAD: "pillbox"})
    safe = dangers.way(BOX, s, WOOD, ["island_road_2"])
    under_fire = dangers.way(BOX, s, WOOD, ["canal_east_access"])

    assert (safe.odds.nothing, safe.sleepers) == (1, 0)
    assert 0 < under_fire.odds.nothing < 1
    s.german.units[SQUAD].suppressed = True
    assert dangers.way(BOX, s, WOOD, ["canal_east_access"]).odds.nothing == 1


@pytest.mark.rule("15.0.roll")
def test_counters_that_sleep_are_told_apart() -> None:
    s = night({WOOD: "island_road_1"}, face_down=BOX.ground.circles)
    found = dangers.way(BOX, s, WOOD, ["canal_east_access"])

    assert (found.odds.nothing, found.sleepers, found.alert) == (1, 2, 0.25)


@pytest.mark.rule("8.0(2)", "8.0(4)", "8.0(5)")
def test_the_bridge_is_in_danger_as_often_as_mine_crew_and_die_agree() -> None:
    s = night({WOOD: "wire_north", SQUAD: "pillbox"}, alarm=True, chit="face_down", plan="E")
    s.face_down, s.squads_found = list(BOX.ground.circles[:4]), 3
    rows, ways = BOX.demolition.merged(0)
    gone = sum(way for row, way in zip(rows, ways, strict=True) if row.result == "destroyed") / 6
    found = fuse.demolition(BOX, s)

    assert found is not None
    assert (found.mined, found.manned) == (0.25, 1)
    assert found.destroyed == pytest.approx(gone / 4)
    s.german.units.clear()
    s.face_down = ["pillbox", *BOX.ground.circles[4:6]]
    unmanned = fuse.demolition(BOX, s)
    assert unmanned is not None
    assert unmanned.manned == pytest.approx(2 / 3)
    s.alarm = False
    assert fuse.demolition(BOX, s) is None


@pytest.mark.rule("4.2(3)", "4.2(4)", "4.2(3).followers")
@pytest.mark.parametrize("glider", [1, 3])
def test_gliders_land_where_the_odds_say(glider: int) -> None:
    told = landings(BOX, set_up(BOX, Setup("beginner")), glider)
    u = Umpire(BOX, SeededDice(seed_from(glider)))
    fell: Counter[str] = Counter()
    for _ in range(1500):
        s = set_up(BOX, Setup("beginner"))
        entry = BOX.ground.glider_entries[f"north_{u.roll(BOX.glider_entry).entry}"]
        fly_group(u, s, "north", entry)
        fell[s.gliders[glider - 1].area] += 1

    assert sum(told.values()) == pytest.approx(1)
    assert set(fell) <= set(told)
    assert all(fell[area] / 1500 == pytest.approx(told[area], abs=0.04) for area in told)


# ---------------------------------------------------------------------- tables


def test_every_study_can_be_read_in_both_languages() -> None:
    units = {WOOD: "canal_east_access", SQUAD: "pillbox", "sappers_1": "pillbox"}
    s = night(units, face_down=("bunker_east_2",), alarm=True, chit="face_down", plan="F")
    found = [work_out(BOX, s, "british") for work_out in POSITIONS]
    found.append(report.of_landing(BOX, set_up(BOX, Setup("historical")), "british"))

    for findings in found:
        assert findings is not None
        for grid in findings.grids:
            cells = [cell for row in grid.rows for cell in row]
            for language in ("es", "en"):
                assert all(GAME.texts(cell, language) for cell in (*cells, *grid.columns[1:]))


def test_a_study_without_anything_to_work_out_says_so() -> None:
    s = night({WOOD: "north_a1"})
    s.plans = []

    assert [work_out(BOX, s, None) for work_out in POSITIONS] == [None] * 3
    s.gliders = set_up(BOX, Setup("historical")).gliders
    s.gliders[0].landed = 1
    assert report.of_landing(BOX, s, None) is None
