"""Close combat, repairs, splitting, reinforcements and victory."""

from sandtable.games.pegasus_bridge.components.rows import Hit
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
from sandtable.games.pegasus_bridge.rules.ch16_victory import level, score
from sandtable.games.pegasus_bridge.state import BRITISH, DAMAGED, GERMAN
from sandtable.testing.desk import answers
from sandtable.testing.examples import Facts, Found
from tests.games.pegasus_bridge.nights import BOX, night, umpire
from tests.games.pegasus_bridge.runners.common import EXAMPLES, WOOD


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
