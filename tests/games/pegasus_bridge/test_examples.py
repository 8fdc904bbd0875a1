"""The rulebook's worked examples, figures of published play reports, and readings of the tables."""

from pathlib import Path

from sandtable.engine.game import Setup
from sandtable.games.pegasus_bridge import GAME
from sandtable.games.pegasus_bridge.components.rows import Hit
from sandtable.games.pegasus_bridge.events.landing import (
    GliderFlew,
)
from sandtable.games.pegasus_bridge.rules.ch04_gliders import (
    break_formation,
    breaks,
    check_crash,
    crash,
    enter_group,
    fly_group,
    follow,
    lands,
    lose_glider,
)
from sandtable.games.pegasus_bridge.rules.ch05_british_phase import british_movement
from sandtable.games.pegasus_bridge.rules.ch05_german_phase import move_column
from sandtable.games.pegasus_bridge.rules.ch05_movement import price_now
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
from sandtable.games.pegasus_bridge.rules.ch07_close_combat import (
    column_for,
    loser,
    party,
    suffer,
)
from sandtable.games.pegasus_bridge.rules.ch07_close_combat import (
    modifiers_of as melee_modifiers,
)
from sandtable.games.pegasus_bridge.rules.ch09_sappers import repair_bridge
from sandtable.games.pegasus_bridge.rules.ch10_suppression import remove_suppression
from sandtable.games.pegasus_bridge.rules.ch12_splitting import split
from sandtable.games.pegasus_bridge.rules.ch13_reinforcements import (
    enter_column,
    entry_points,
    muster,
)
from sandtable.games.pegasus_bridge.rules.ch16_victory import level, score
from sandtable.games.pegasus_bridge.rules.setup import set_up
from sandtable.games.pegasus_bridge.state import BRITISH, DAMAGED, GERMAN, Assault
from sandtable.testing.desk import answers
from sandtable.testing.examples import ExampleKit, Examples, Facts, Found
from tests.games.pegasus_bridge.nights import BOX, arm, night, put, umpire

EXAMPLES = Examples(Path(__file__).with_name("examples.toml"))
WOOD, SMITH = "wood_platoon", "smith_platoon"


class TestExamples(ExampleKit):
    game, examples = GAME, EXAMPLES


def start() -> Assault:
    return set_up(BOX, Setup("beginner"))


# ---------------------------------------------------------------------- gliders


@EXAMPLES.runs("glider-entry-2", "glider-entry-6")
def entry(given: Facts) -> Found:
    dice = given["dice"]
    s = start()
    found = {
        "entry": enter_group(umpire(*dice, *([1] if dice == [6] else [])), s, given["group"]),
        "lost_glider": any(glider.lost for glider in s.gliders),
    }
    assert [glider.id for glider in s.gliders if glider.group == given["group"]] == given["gliders"]
    return found | ({"next": "roll on the lost-glider table"} if dice == [6] else {})


@EXAMPLES.runs("glider-route")
def route(given: Facts) -> Found:
    dice, s = given["dice"], start()
    assert given["gliders"] == [1, 2, 3]
    assert given["dice_use"][:2] == ["entry", "colour"]
    area = enter_group(umpire(dice[0]), s, given["group"])
    u = umpire(*dice[1:-1])
    fly_group(u, s, "north", area)
    passed = [event.area.en for event in u.told(GliderFlew)]
    areas = [a.id for name in passed for a in BOX.ground.areas.values() if a.name_en == name]
    leader = s.gliders[0]
    modifiers = {}
    for glider in s.gliders[:3]:
        check = umpire(dice[-1], *([1] if glider.id > 2 else []))
        check_crash(check, s, glider)
        modifiers[f"glider_{glider.id}"] = sum(m.value for m in check.rolls[0].modifiers)
    return {
        "entry": area,
        "colour": leader.colour,
        "leader_areas": areas,
        "leader_shapes": [BOX.ground.areas[a].shape for a in areas],
        "landed": [a == leader.area for a in areas],
        "landing_area": leader.area,
        "glider_1_crashed": leader.crashed,
        "crash_modifiers": modifiers,
    }


@EXAMPLES.runs("glider-file")
def file(given: Facts) -> Found:
    s = start()
    gliders = [one for one in s.gliders if one.group == given["group"]]
    follow(gliders, list(reversed(given["route"][: given["glider_turns"] + 1])))
    return {f"glider_{glider.id}": glider.area for glider in gliders}


@EXAMPLES.runs("glider-break")
def formation(given: Facts) -> Found:
    s = start()
    leader = next(one for one in s.gliders if one.group == given["group"])
    leader.area = given["leader_area"]
    s.broken = ["north"] * given["earlier_breaks"]
    assert BOX.ground.areas[leader.area].shape == given["shape"]
    broken = breaks(BOX, s, leader, given["dice"][0])
    rolled = "each glider rolls its own colour and flies on alone"
    return {"lands": not broken, "formation_broken": broken, "next": rolled}


@EXAMPLES.runs("glider-second-six")
def second_six(given: Facts) -> Found:
    s = start()
    glider = next(one for one in s.gliders if one.id == given["glider"])
    glider.area = "north_a1"
    s.broken = [given["group"]] * given["earlier_breaks"]
    assert BOX.ground.areas[glider.area].shape == given["area_shape"]
    die = given["dice"][0]
    return {"lands": lands(BOX, glider.area, die) and not breaks(BOX, s, glider, die)}


@EXAMPLES.runs("glider-crash-limits")
def crash_limits(given: Facts) -> Found:
    crashed = []
    for case in given["cases"]:
        s = start()
        for place, glider in enumerate(s.gliders[: case["earlier_gliders"] + 1], 1):
            glider.area, glider.landed = "north_a4", place
        last = s.gliders[case["earlier_gliders"]]
        safe = case["dice"][0] + case["earlier_gliders"] < 6
        check_crash(umpire(*case["dice"], *([] if safe else [1])), s, last)
        crashed.append(last.crashed)
    return {"crashed": crashed}


@EXAMPLES.runs("glider-break-positions")
def break_positions(given: Facts) -> Found:
    dice, s = given["dice"], start()
    assert len(given["dice_use"]) == len(dice)
    area = enter_group(umpire(dice[0]), s, given["group"])
    gliders = [one for one in s.gliders if one.id in given["gliders"]]
    gliders[0].area = BOX.ground.flight_from[area, BOX.glider_colour.read(dice[1]).colour]
    follow(gliders, [gliders[0].area, area])
    assert breaks(BOX, s, gliders[0], dice[2])
    where = gliders[0].area
    starts = {f"glider_{glider.id}": glider.area or area for glider in gliders}
    break_formation(umpire(*dice[3:], 6, 6, 6), s, gliders, area)
    colours = {f"glider_{glider.id}": glider.colour for glider in gliders}
    return {"entry": area, "break_area": where, "start_areas": starts, "colours": colours}


@EXAMPLES.runs("lost-glider-table")
def lost_glider(given: Facts) -> Found:
    lost = []
    for case in given["cases"]:
        s = start()
        lose_glider(umpire(*case["dice"]), s, case["group"])
        lost += [glider.id for glider in s.gliders if glider.lost]
    return {"lost": lost}


@EXAMPLES.runs("report-crash-all")
def crash_all(given: Facts) -> Found:
    killed, points = [], []
    for case in given["cases"]:
        s = start()
        crash(umpire(given["crash_die"]), s, s.gliders[case["glider"] - 1])
        killed.append(sum(BOX.counters[name].kind == "leader" for name in s.lost))
        points.append(score(BOX, s))
    everyone = "E" if BOX.crash.read(given["crash_die"]).all else ""
    return {"crash_result": everyone, "leaders_killed": killed, "victory_points": points}


# ---------------------------------------------------------------------- movement


@EXAMPLES.runs("equidistant-three")
def equidistant(given: Facts) -> Found:
    units = given["equidistant_british_units"]
    faces: dict[str, list[int]] = {}
    for face in range(1, BOX.die + 1):
        chosen = umpire(face).one_of(units, "why-quarry", rule="5.4(1)", sides=BOX.die)
        faces.setdefault(chosen, []).append(face)
    (die,) = given["dice"]
    return {"faces": faces, "chosen": next(unit for unit, of in faces.items() if die in of)}


@EXAMPLES.runs("move-costs")
def move_costs(given: Facts) -> Found:
    ends = {
        "single": ("canal_east_access", "pillbox"),
        "double": ("north_a4", "bunker_east_1"),
        "dashed": ("canal_west_access", "pillbox"),
    }
    cost: list[int | str] = []
    for case in given["cases"]:
        one, other = ends[case["line"]]
        s = night({"garrison_1": other} if case["enemy"] else {})
        price = price_now(BOX, s, one, other)
        cost.append("forbidden" if price is None else price)
    return {"cost": cost}


@EXAMPLES.runs("bunker-search-dice")
def bunker_search(given: Facts) -> Found:
    rows = [BOX.bunker_search.read(case["dice"][0]) for case in given["cases"]]
    return {
        "cleared": [True for _ in rows],
        "prisoner": [row.prisoner for row in rows],
        "loss": [row.loss for row in rows],
        "leader_check": [bool(row.loss) for row in rows],
    }


@EXAMPLES.runs("column-entry")
def column_entry(given: Facts) -> Found:
    s = night(turn=6)
    s.column.village = BOX.ground.areas[given["entry"]].entry
    muster(BOX, s, str(given["force"]))
    assert len(s.column.waiting) == len(given["elements"])
    costs = [3 - entry_points(BOX, place, 3, contested=False) for place in range(4)]
    answers(enter_column(umpire(), s))
    positions = [tank.area for tank in s.tanks.values()]
    positions += {unit.area for unit in s.german.units.values()}
    return {"entry_cost": costs, "positions": positions}


@EXAMPLES.runs("t-junction-detour")
def detour(given: Facts) -> Found:
    s = night(turn=given["entry_turn"], scenario="historical")
    s.column.village = BOX.ground.areas[given["entry"]].entry
    muster(BOX, s, str(given["force"]))
    assert not given["british_contact"]
    answers(enter_column(umpire(), s))
    found = {}
    for turn in (7, 8, 9):
        s.turn = turn
        answers(move_column(umpire(*(given["dice"] if turn == 7 else ())), s))
        found[f"turn_{turn}"] = [tank.area for tank in s.tanks.values()]
    return found


@EXAMPLES.runs("mercedes-speed")
def mercedes(given: Facts) -> Found:
    def points(case: Facts) -> int:
        return (
            BOX.mercedes_fired_on if case["fired_on"] else BOX.mercedes.read(case["dice"][0]).points
        )

    return {"points": [points(case) for case in given["cases"]]}


@EXAMPLES.runs("tank-versus-ready")
def versus_ready(given: Facts) -> Found:
    def passes(case: Facts) -> bool:
        support = BOX.ready_with_infantry if case["infantry"] else 0
        return BOX.ready_position.read(case["dice"][0] + support).passes

    return {"moves_on": [passes(case) for case in given["cases"]]}


@EXAMPLES.runs("retreat-check")
def retreat_check(given: Facts) -> Found:
    words = {"force": "whole_force_retreats", "tank": "nearest_tank_retreats", "nobody": "none"}
    return {
        "result": [words[BOX.retreat_check.read(case["dice"][0]).who] for case in given["cases"]]
    }


# ---------------------------------------------------------------------- fire

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


# ---------------------------------------------------------------------- close combat and the rest


@EXAMPLES.runs("close-combat-half-e")
def half_e(given: Facts) -> Found:
    tolls = {"1/2E": "half", "E": "all"}
    s = night({WOOD: "wire_north", "garrison_1": "wire_north"})
    s.british.units[WOOD].strength = given["british_strength"]
    s.german.units["garrison_1"].strength = given["german_strength"]
    lost = [
        answers(suffer(umpire(), s, "wire_north", party(s, side, "wire_north"), tolls[code])).result
        for side, code in zip((BRITISH, GERMAN), given["result"], strict=True)
    ]
    gone = "garrison_1" not in s.german.units
    return {"british_loss": lost[0], "german_loss": lost[1], "germans_eliminated": gone}


@EXAMPLES.runs("german-strength-six")
def strength_six(given: Facts) -> Found:
    from sandtable.games.pegasus_bridge.rules.ch06_results import strike

    assert given["unit"] == "german_platoon"
    s = night({"infantry_1": "wire_north"})
    assert s.german.units["infantry_1"].strength == given["strength"]
    answers(strike(umpire(), s, "infantry_1", Hit(loss=given["loss"])))
    left = s.german.units["infantry_1"].strength
    return {"strength": left, "number_marker": left}


@EXAMPLES.runs("record-sheet-smith")
def record_sheet(given: Facts) -> Found:
    found = [c for line in given["lines"] for c in BOX.counters.values() if c.line == line]
    return {
        "names": [counter.id for counter in found],
        "strengths": [counter.strength for counter in found],
        "grenades": [counter.grenades for counter in found],
    }


@EXAMPLES.runs("turn-track-fragment")
def turn_track(given: Facts) -> Found:
    return {"times": [BOX.turns[turn - 1] for turn in given["turns"]]}


@EXAMPLES.runs("suppression-leader")
def suppression(given: Facts) -> Found:
    units = {
        "british": (WOOD, "wood"),
        "german_garrison": ("garrison_1", "hickman"),
        "german_reinforcement": ("infantry_1", "schmidt"),
    }
    recovered = []
    for case in given["cases"]:
        unit, leader = units[case["unit"]]
        s = night({unit: "wire_north"} | ({leader: "wire_north"} if case["leader"] else {}))
        s.unit(unit).suppressed = True
        remove_suppression(umpire(*case["dice"]), s)
        recovered.append(not s.unit(unit).suppressed)
    return {"recovered": recovered}


@EXAMPLES.runs("demolition-table")
def demolition(given: Facts) -> Found:
    def result(case: Facts) -> str:
        modifier = BOX.demolition_schmidt if case["schmidt"] else 0
        return BOX.demolition.read(case["dice"][0] + modifier).result.replace("intact", "failed")

    return {"result": [result(case) for case in given["cases"]]}


@EXAMPLES.runs("victory-levels")
def victory_levels(given: Facts) -> Found:
    return {"level": [level(BOX, case["scenario"], case["points"]) for case in given["cases"]]}


@EXAMPLES.runs("historical-score")
def historical_score(given: Facts) -> Found:
    s = night({WOOD: "north_a1"}, scenario="historical", bridge=given["pegasus_bridge"])
    s.held = ["pegasus_bridge", "north_a1"]
    s.held += ["ranville_bridge"] if given["ranville_bridge"] else []
    s.held += ["pillbox"] if given["pillbox"] else []
    s.held += [*BOX.ground.bunkers, "at_gun_pit"]
    s.cleared = list(BOX.ground.bunkers[: given["bunkers_cleared"]])
    assert given["at_gun"]
    assert given["machine_guns"] == 3
    s.tanks_destroyed = ["tank_1"] * given["tanks_destroyed"]
    s.prisoners = {"north_a1": given["prisoners"]}
    s.captured = ["schmidt"] if given["schmidt"] else []
    s.lost = ["brotheridge"] * given["british_leaders_killed"]
    assert given["platoons_eliminated"] == 0
    points = score(BOX, s)
    return {"points": points, "level": level(BOX, "historical", points)}


@EXAMPLES.runs("report-plan-e", "report-plan-f")
def plan(given: Facts) -> Found:
    found = BOX.plans[given["plan"]]
    return {
        "garrison": found.garrison,
        "decoys": found.decoys,
        "charge_chits": found.charges,
        "blank_chits": found.blanks,
        "schmidt": found.schmidt,
        "hickman": found.hickman.removesuffix("_entry"),
        "le_port_platoons": found.le_port,
        "benouville_platoons": found.benouville,
    }


@EXAMPLES.runs("close-combat-ratios")
def ratios(given: Facts) -> Found:
    return {"column": [column_for(BOX, c["british"], c["german"]).name for c in given["cases"]]}


@EXAMPLES.runs("close-combat-assault")
def close_assault(given: Facts) -> Found:
    assert (given["area_terrain"], given["last_in"]) == ("obstructed", "british")
    assert given["german"] == ["garrison_squad"]
    s = night({"garrison_1": "pillbox"} | dict.fromkeys(given["british"], "pillbox"))
    s.german.units["garrison_1"].suppressed = given["german_suppressed"]
    british, german = party(s, BRITISH, "pillbox"), party(s, GERMAN, "pillbox")
    column = column_for(BOX, british.strength, german.strength)
    total = melee_modifiers(BOX, s, "pillbox", british, german).total
    row = column.read(given["dice"][0] + total)
    codes = {"none": "-", "all": "E", "half": "1/2E", "engaged": "ENG"}
    return {
        "column": column.name,
        "modifier_total": total,
        "modified_die": given["dice"][0] + total,
        "result": [codes[row.british], codes[row.german]],
    }


@EXAMPLES.runs("close-combat-retreat")
def melee_retreat(given: Facts) -> Found:
    def retreats(case: Facts) -> str:
        order = (WOOD, "garrison_1") if case["last_in"] == "german" else ("garrison_1", WOOD)
        s = night(dict.fromkeys(order, "wire_north"))
        sides = party(s, BRITISH, "wire_north"), party(s, GERMAN, "wire_north")
        return loser(*sides, case["british_loss"], case["german_loss"]).side

    return {"retreats": [retreats(case) for case in given["cases"]]}


@EXAMPLES.runs("repair-roll")
def repair(given: Facts) -> Found:
    repaired = []
    for case in given["cases"]:
        s = night({"sappers_1": "pegasus_bridge"}, bridge=DAMAGED)
        s.british.units["sappers_1"].still = case["turns"] - 1
        repair_bridge(umpire(*case["dice"]), s)
        repaired.append(s.bridge != DAMAGED)
    return {"repaired": repaired}


@EXAMPLES.runs("split-uneven")
def uneven(given: Facts) -> Found:
    squads = []
    for case in given["cases"]:
        s = night({WOOD: "wire_north"})
        s.british.units[WOOD].strength = case["strength"]
        squads.append([one.strength for one in split(umpire(), s, s.british.units[WOOD])])
    return {"squads": squads}


@EXAMPLES.runs("activation-and-discovery")
def activation(given: Facts) -> Found:
    rows = [BOX.activation.read(die) for die in given["activation_dice"]]
    looks = [BOX.discovery[one["unit"]].read(one["dice"][0]).found for one in given["discovery"]]
    return {
        "active": [True for _ in rows],
        "opportunity_fire": [row.alert for row in rows],
        "discovered": looks,
        "entry": [BOX.german_entry.read(die).entry for die in given["entry_dice"]],
    }
