"""Movement of both sides."""

from sandtable.games.pegasus_bridge.rules.ch05_german_phase import move_column
from sandtable.games.pegasus_bridge.rules.ch05_movement import price_now
from sandtable.games.pegasus_bridge.rules.ch13_reinforcements import (
    enter_column,
    entry_points,
    muster,
)
from sandtable.testing.desk import answers
from sandtable.testing.examples import Facts, Found
from tests.games.pegasus_bridge.nights import BOX, night, umpire
from tests.games.pegasus_bridge.runners.common import EXAMPLES


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
