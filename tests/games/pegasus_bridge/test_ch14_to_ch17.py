"""14-17. Deployment, the garrison, victory and scenarios."""

import pytest

from sandtable.engine.dice import SeededDice, seed_from
from sandtable.engine.events import DieThrown
from sandtable.engine.game import Setup
from sandtable.games.pegasus_bridge import GAME
from sandtable.games.pegasus_bridge.knowledge import known, resample
from sandtable.games.pegasus_bridge.rules.ch05_british_phase import british_movement
from sandtable.games.pegasus_bridge.rules.ch14_deployment import deployment, fits, loading, weight
from sandtable.games.pegasus_bridge.rules.ch15_garrison import wake_all, wake_garrison
from sandtable.games.pegasus_bridge.rules.ch16_victory import (
    count_points,
    items,
    level,
    outcome,
    score,
)
from sandtable.games.pegasus_bridge.rules.setup import set_up
from sandtable.games.pegasus_bridge.rules.suspicions import squad_chance
from sandtable.games.pegasus_bridge.state import DAMAGED, DESTROYED, FACE_DOWN, Assault
from sandtable.testing.desk import answers
from tests.games.pegasus_bridge.nights import BOX, night, umpire

WOOD = "wood_platoon"
CUP = (1, 1, 1, 1, 1, 1, 1)

# ---------------------------------------------------------------------- 14


def deployed(plan: str, scenario: str = "expert", chit: int = 1) -> Assault:
    s = set_up(BOX, Setup(scenario))
    letters = BOX.scenarios[scenario].plans
    drawn = (letters.index(plan) + 1,) if len(letters) > 1 else ()
    dice = (*drawn, *CUP, *((chit,) if BOX.plans[plan].charges else ()))
    deployment(umpire(*dice), s)
    return s


@pytest.mark.rule(
    "14.0", "14.0.g1", "14.0.g2", "14.0.g3", "14.0.g4", "14.0.g5", "14.0.g6", "6.3.start"
)
def test_14_0_loads_wait_in_their_gliders() -> None:
    s = set_up(BOX, Setup("beginner"))

    assert [glider.load for glider in s.gliders] == [
        ["howard", "neilson", "brotheridge", "brotheridge_platoon", "sappers_1"],
        ["wood", "wood_platoon", "sappers_2"],
        ["smith", "smith_platoon", "piat_1", "sappers_3"],
        ["priday", "hooper", "hooper_platoon", "sappers_4"],
        ["sweeney", "sweeney_platoon", "hq_1"],
        ["fox", "fox_platoon", "hq_2"],
    ]
    assert {unit.area for unit in s.british.units.values()} == {""}
    assert (s.arms["piat_1"].carrier, s.arms["piat_1"].charges) == ("smith_platoon", 2)


@pytest.mark.rule("17.1", "17.1.glider4", "17.0")
def test_17_1_the_historical_scenario_has_plan_b_and_no_fourth_glider() -> None:
    s = deployed("B", "historical")

    assert [glider.id for glider in s.gliders] == [1, 2, 3, 5, 6]
    assert "hooper_platoon" not in s.british.units
    assert (s.plan, s.plans) == ("B", ["B"])
    assert s.german.leaders["hickman"].area == "benouville_entry"


@pytest.mark.rule("14.0(7)")
def test_14_0_guns_stand_in_their_places() -> None:
    s = set_up(BOX, Setup("beginner"))

    assert {gun.id: gun.area for gun in s.weapons.values()} == {
        "mg_1": "pillbox", "mg_2": "bunker_west_north", "mg_3": "bunker_ranville_east",
        "at_gun": "at_gun_pit",
    }  # fmt: skip


@pytest.mark.rule("14.0(1)", "14.0(2)", "14.0(3)", "14.0(5)", "8.0")
@pytest.mark.parametrize(
    ("plan", "scenario", "squads", "chit"),
    [("A", "beginner", 3, ""), ("C", "beginner", 4, FACE_DOWN), ("H", "expert", 7, FACE_DOWN)],
)
def test_14_0_squads_and_decoys_fill_the_circles(
    plan: str, scenario: str, squads: int, chit: str
) -> None:
    s = deployed(plan, scenario)

    assert s.hidden.plan == plan
    assert len(s.face_down) == 8
    assert s.hidden.squads == s.face_down[:squads]
    assert s.chit == chit
    assert s.hidden.mined == (chit == FACE_DOWN)


@pytest.mark.rule("14.0(4)", "14.0(6)", "C.initial-platoons")
def test_14_0_platoons_and_leaders_stand_where_the_plan_says() -> None:
    s = deployed("H")
    areas = [unit.area for unit in s.german.units.values()]

    assert areas == ["le_port_entry"] * 3 + ["benouville_entry"] * 2
    assert all(unit.released for unit in s.german.units.values())
    assert s.german.leaders["hickman"].area == s.german.leaders["schmidt"].area == "pillbox"
    assert "schmidt" not in deployed("D").german.leaders


@pytest.mark.rule("17.2", "17.2.beginner", "17.2.advanced", "17.2.expert")
@pytest.mark.parametrize(
    ("scenario", "plans"), [("beginner", "ABC"), ("advanced", "ABCDEF"), ("expert", "DEFGH")]
)
def test_17_2_each_level_has_its_plans_in_the_cup(scenario: str, plans: str) -> None:
    assert "".join(BOX.scenarios[scenario].plans) == plans
    assert {deployed(plan, scenario).hidden.plan for plan in plans} == set(plans)


@pytest.mark.rule("14.0(3).hidden")
def test_14_0_nobody_sees_what_is_drawn_and_f_and_g_look_alike() -> None:
    s, u = set_up(BOX, Setup("expert")), umpire(3, *CUP, 1)
    deployment(u, s)

    assert (s.plans, s.plan) == (["F", "G"], "")
    assert all(event.seen_by == () for event in u.told(DieThrown))
    assert known(s, "british").secret is None
    open_plan = set_up(BOX, Setup("expert", {"open_plan": True}))
    deployment(umpire(3, *CUP, 1), open_plan)
    assert open_plan.plan == "F"


@pytest.mark.rule("14.0(3).hidden")
def test_14_0_a_table_drawn_anew_fits_what_is_known() -> None:
    s = deployed("F")
    s.squads_found, s.decoys_found, s.known_decoys = 4, 2, [s.face_down[0]]
    s.face_down = s.face_down[:2]
    k = known(s, "british")
    assert squad_chance(BOX, k) == 1.0
    for seed in range(10):
        twin = resample(BOX, k, "british", SeededDice(seed_from(seed)))
        assert twin.hidden.squads == [s.face_down[1]]
        assert twin.hidden.plan == "F"  # a sixth squad would not fit


@pytest.mark.rule("14.1", "14.1.cap", "4.1.option", "4.1.lead")
def test_14_1_loads_and_gliders_may_be_rearranged_within_twelve_points() -> None:
    s = set_up(BOX, Setup("beginner", {"optional_gliders": True}))
    assert weight(BOX, s.gliders[0].load) == 10
    assert fits(BOX, s.gliders[0], "sappers_2")
    assert not fits(BOX, s.gliders[0], "wood_platoon")

    answers(loading(umpire(), s), "sappers_2", "1", "glider:2", "4", "piat_1", "2", "done")

    assert "sappers_2" in s.gliders[0].load
    assert [(glider.id, glider.group) for glider in s.gliders][:4] == [
        (1, "north"), (4, "north"), (3, "north"), (2, "south")
    ]  # fmt: skip
    assert s.arms["piat_1"].carrier == "wood_platoon"


# ---------------------------------------------------------------------- 15


@pytest.mark.rule("15.0", "15.0.roll", "15.0.roll.4-6", "15.0.roll.1-3", "15.0.active")
@pytest.mark.parametrize(("die", "alert"), [(3, False), (4, True)])
def test_15_0_a_squad_wakes_when_a_british_unit_comes_near(die: int, *, alert: bool) -> None:
    s = night(face_down=("bunker_east_1", "bunker_east_2", "pillbox"), squads=("bunker_east_1",))
    woken = wake_garrison(umpire(die), s, "north_a5")

    unit = s.german.units["garrison_1"]
    assert (unit in woken) == alert
    assert (unit.surprised == s.turn) != alert
    assert unit.dug_in
    assert (s.face_down, s.decoys_found, s.squads_found) == (["pillbox"], 1, 1)


@pytest.mark.rule("C.activation-shot", "15.0.roll.4-6")
def test_15_0_a_woken_squad_fires_even_into_cover() -> None:
    s = night({WOOD: "north_a5"}, face_down=("bunker_east_2",), squads=("bunker_east_2",))
    u = umpire(4, 6)
    answers(british_movement(u, s), WOOD, "go:bunker_east_1", "done")

    assert u.tables == ["activation", "fire"]
    assert u.modified[1] == 3  # adjacent, obstructed, moving


@pytest.mark.rule("15.0.turn5")
def test_15_0_on_turn_five_everything_is_turned_up() -> None:
    s = night(turn=4, face_down=("bunker_east_1", "pillbox"), squads=("pillbox",))
    wake_all(umpire(), s)
    assert len(s.face_down) == 2
    s.turn = 5
    wake_all(umpire(), s)
    assert s.face_down == []
    assert list(s.german.units) == ["garrison_1"]


# ---------------------------------------------------------------------- 16, 17


def scored(s: Assault) -> dict[str, int]:
    return {rule: points for _, points, rule in items(BOX, s)}


@pytest.mark.rule("16.0.pegasus", "16.0.pegasus.damaged", "C.intact")
@pytest.mark.parametrize(
    ("bridge", "points"),
    [("intact", {"16.0.pegasus": 15}), (DAMAGED, {"16.0.pegasus.damaged": 5}), (DESTROYED, {})],
)
def test_16_0_pegasus_bridge_intact_damaged_or_destroyed(
    bridge: str, points: dict[str, int]
) -> None:
    assert scored(night(held=["pegasus_bridge"], bridge=bridge)) == points


@pytest.mark.rule("16.0", "16.0.ranville", "16.0.pillbox", "16.0.bunker", "16.0.mg", "16.0.at")
def test_16_0_places_and_guns() -> None:
    s = night(held=["ranville_bridge", "pillbox", "bunker_east_1", "bunker_east_2", "at_gun_pit"])
    s.cleared = ["bunker_east_1", "bunker_west_north"]
    s.weapons["mg_2"].destroyed = True

    assert scored(s) == {
        "16.0.ranville": 8, "16.0.pillbox": 5, "16.0.bunker": 2, "16.0.mg": 6, "16.0.at": 5
    }  # fmt: skip


@pytest.mark.rule("16.0.control", "C.contested")
def test_16_0_an_area_with_germans_in_it_is_not_controlled() -> None:
    assert scored(night({"garrison_1": "ranville_bridge"}, held=["ranville_bridge"])) == {}


@pytest.mark.rule("16.0.tank", "16.0.prisoner", "16.0.schmidt", "16.0.leader", "16.0.platoon")
def test_16_0_prizes_and_losses() -> None:
    s = night({WOOD: "wire_north"}, prisoners={"wire_north": 2, "pillbox": 1})
    s.tanks_destroyed, s.captured = ["tank_1", "tank_2"], ["schmidt"]
    s.lost = ["howard", "fox_platoon", "hq_1", "smith_squad_a", "paras_1"]

    assert scored(s) == {
        "16.0.tank": 10, "16.0.prisoner": 2, "16.0.schmidt": 1, "16.0.leader": -1,
        "16.0.platoon": -10,
    }  # fmt: skip
    s.lost.append("smith_squad_b")
    assert scored(s)["16.0.platoon"] == -15


@pytest.mark.rule("16.0", "16.0.leader")
def test_16_0_crash_losses_may_be_left_out() -> None:
    s = night(lost=["howard", "wood"], crash_losses=["howard"])
    assert score(BOX, s) == -2
    s.switches.crash_losses_score = False
    assert score(BOX, s) == -1


@pytest.mark.rule(
    "17.1.victory", "17.2.victory.beginner", "17.2.victory.advanced", "17.2.victory.expert",
    "C.overwhelming",
)  # fmt: skip
@pytest.mark.parametrize(
    ("scenario", "marginal", "substantial"),
    [("historical", 57, 60), ("beginner", 57, 60), ("advanced", 47, 59), ("expert", 42, 54)],
)
def test_17_the_levels_of_victory(scenario: str, marginal: int, substantial: int) -> None:
    steps = (marginal - 1, marginal, substantial - 1, substantial, 65, 66)

    assert [level(BOX, scenario, points) for points in steps] == [
        "german_victory", "marginal", "marginal", "substantial", "substantial", "overwhelming"
    ]  # fmt: skip


@pytest.mark.rule("16.0")
def test_16_0_the_end_is_told_with_its_figures() -> None:
    s = night(held=["pegasus_bridge"], lost=["howard", WOOD], tanks_destroyed=["tank_1"])
    assert outcome(BOX, s) is None
    count_points(umpire(), s)
    found = outcome(BOX, s)

    assert found is not None
    assert (found.result, found.winner) == ("german_victory", "german")
    assert found.metrics == {
        "victory_points": 14, "gliders_crashed": 0, "tanks_destroyed": 1, "leaders_lost": 1,
        "bridge_destroyed": 0,
    }  # fmt: skip
    assert GAME.id == "pegasus-bridge"
