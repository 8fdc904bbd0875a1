"""Fire, Piats and suppression."""

from sandtable.games.pegasus_bridge.rules.ch05_british_phase import british_movement
from sandtable.games.pegasus_bridge.rules.ch06_fire import (
    Volley,
    column_of,
    gun_line,
    mark_of,
    modifiers_of,
    own_fire,
    small_arms,
)
from sandtable.games.pegasus_bridge.rules.ch06_guns import fire_piat
from sandtable.testing.desk import answers
from sandtable.testing.examples import Facts, Found
from tests.games.pegasus_bridge.nights import BOX, arm, night, put, umpire
from tests.games.pegasus_bridge.runners.common import EXAMPLES, SMITH, WOOD

NAMES = {
    "6.1(3a)": "target_adjacent",
    "6.1(3b)": "target_obstructed_area",
    "6.1(3f)": "target_clear_area",
    "6.1(3g)": "target_moving_opportunity_fire",
}


@EXAMPLES.runs("report-opportunity-fire", "report-opportunity-fire-clear")
def report_fire(given: Facts) -> Found:
    areas = given.get("firer_areas") or [given.get("firer_area")]
    given.get("firer_areas"), given.get("firer_area")
    area, target = given["target_area"], given["target"]
    s = night(turn=given["turn"], face_down=tuple(areas), squads=tuple(areas))
    start_area = next(a for a in BOX.ground.steps[area] if not BOX.ground.near[a] & set(areas))
    put(s, target, start_area)
    u = umpire(*given["activation_dice"], *given["dice"])
    answers(british_movement(u, s), target, f"go:{area}")
    assert len(given["firers"]) == len(areas)
    assert given["strength"] == sum(unit.strength for unit in s.german.units.values())
    shot = u.rolls[-1]
    return {
        "modifiers": {NAMES[m.rule]: m.value for m in shot.modifiers},
        "modifier_total": sum(m.value for m in shot.modifiers),
        "column": shot.column,
        "modified_die": shot.modified,
        "result": BOX.fire[shot.column].read(shot.modified).code,
    }


@EXAMPLES.runs("fire-modifiers-assault")
def assault_fire(given: Facts) -> Found:
    assert given["target_area_terrain"] == "obstructed"
    s = night({SMITH: "wire_north", given["leader"]: "wire_north", "garrison_1": "pillbox"})
    s.german.units["garrison_1"].dug_in = given["target_in_bunker"]
    firers = [s.british.units[name] for name in given["firers"]]
    assert given["target"] == "garrison_squad"
    assert not given["same_area"]
    total = modifiers_of(
        BOX, s, firers, mark_of(s, "garrison_1", moving=given["opportunity"])
    ).total
    return shot(firers, total, given["dice"][0])


@EXAMPLES.runs("fire-modifiers-combined")
def combined_fire(given: Facts) -> Found:
    assert given["target_area_terrain"] == "clear"
    s = night({"garrison_1": "wire_north"})
    firers = [
        put(s, one["unit"], "wire_north" if one["same_area"] else "north_a5")
        for one in given["firers"]
    ]
    total = modifiers_of(BOX, s, firers, mark_of(s, "garrison_1")).total
    return shot(firers, total, given["dice"][0])


def shot(firers: list, total: int, die: int) -> Found:  # type: ignore[type-arg]  # units
    column = column_of(BOX, Volley(firers))
    return {
        "strength": small_arms(BOX, firers),
        "column": column.name,
        "modifier_total": total,
        "modified_die": die + total,
        "result": column.read(die + total).code,
    }


@EXAMPLES.runs("machine-gun-combined")
def machine_gun(given: Facts) -> Found:
    s = night({"garrison_1": "pillbox"})
    crew = s.german.units["garrison_1"]
    assert given["crew"] == "garrison_squad"
    crew.strength, crew.crewing = given["crew_strength"], "mg_1"
    guns = [s.weapons["mg_1"]] * given["machine_guns"]
    own = own_fire(BOX, crew)
    return {
        "machine_gun_alone_column": gun_line(BOX, len(guns)).name,
        "crew_small_arms": own,
        "combined_strength": own + BOX.weapons.machine_gun_as_small_arms * len(guns),
        "combined_column": column_of(BOX, Volley([crew], guns)).name,
    }


@EXAMPLES.runs("at-gun-crew")
def at_gun(given: Facts) -> Found:
    s = night({WOOD: "at_gun_pit"})
    crew, own = s.british.units[WOOD], []
    crew.crewing = "at_gun"
    for case in given["cases"]:
        crew.strength = case["crew_strength"]
        own.append(own_fire(BOX, crew))
    return {"at_column": gun_line(BOX, BOX.weapons.gun_points).name, "crew_small_arms": own}


@EXAMPLES.runs("piat-shots")
def piat_shots(given: Facts) -> Found:
    assert given["target_area_terrain"] == "clear"
    rolls, tanks, used = [], [], set()
    for case in given["cases"]:
        area = "bridge_road_w1" if case["same_area"] else "cafe_gondree"
        s = night({given["carrier"]: area, given["leader"]: area, "tank_1": "bridge_road_w1"})
        s.first_shot_fired = True
        piat = arm(s, "piat_1", given["carrier"])
        modified = case["dice"][0] + (3 if case["same_area"] else 2)
        u = umpire(*case["dice"], *(given["crew_dice"] if modified == 6 else []))
        fire_piat(u, s, piat, s.tanks["tank_1"])
        rolls.append(u.rolls[0])
        tanks.append("destroyed" if s.tanks["tank_1"].wreck else "unharmed")
        used.add(2 - piat.charges)
    return {
        "modified_die": [roll.modified for roll in rolls],
        "result": [BOX.fire[roll.column].read(roll.modified).code for roll in rolls],
        "tank": tanks,
        "charges_used": used.pop(),
    }


@EXAMPLES.runs("gun-fire-columns")
def gun_columns(given: Facts) -> Found:
    columns = [gun_line(BOX, case["guns"]) for case in given["cases"]]
    rows = [c.read(case["dice"][0]) for c, case in zip(columns, given["cases"], strict=True)]
    return {
        "column": [column.name for column in columns],
        "result": [row.code for row in rows],
        "effect": [row.hit for row in rows],
    }
