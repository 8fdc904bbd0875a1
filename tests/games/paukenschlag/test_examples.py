"""The worked examples of the rulebook, and the thresholds that it states without one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sandtable.engine.game import Setup
from sandtable.games.paukenschlag import GAME
from sandtable.games.paukenschlag.rules.ch05_contact import contact
from sandtable.games.paukenschlag.rules.ch06_naval import may_move_again
from sandtable.games.paukenschlag.rules.ch07_moves import german_steps, move_side
from sandtable.games.paukenschlag.rules.ch07_places import (
    distance,
    holds,
    is_seen,
    radar_range,
    roll_square,
    squares_of,
)
from sandtable.games.paukenschlag.rules.ch07_rounds import meet, osl_round
from sandtable.games.paukenschlag.rules.ch08_air import attackers, search
from sandtable.games.paukenschlag.rules.ch08_huff_duff import answer_call, listeners
from sandtable.games.paukenschlag.rules.ch08_sonar import (
    Search,
    attempt,
    radar_column,
    searches,
)
from sandtable.games.paukenschlag.rules.ch09_combat import asw_effect
from sandtable.games.paukenschlag.rules.ch09_damage import gun_effect, odds, torpedo_effect
from sandtable.games.paukenschlag.rules.ch09_torpedo import salvoes, shoot
from sandtable.games.paukenschlag.rules.ch10_convoys import course, sink_merchants
from sandtable.games.paukenschlag.rules.ch11_fuel import leave_map, pay
from sandtable.games.paukenschlag.rules.ch12_missions import is_ready, missions_left, zones_for
from sandtable.games.paukenschlag.rules.ch13_events import may_happen
from sandtable.games.paukenschlag.rules.ch14_special import find_aware
from sandtable.games.paukenschlag.rules.ch15_arrivals import arrivals
from sandtable.games.paukenschlag.rules.ch18_victory import has_german_won, points_for
from sandtable.games.paukenschlag.state import GERMAN, US, Campaign, Loss
from sandtable.testing.desk import answers, drive, option_ids
from sandtable.testing.examples import ExampleKit, Examples, Facts, Found
from tests.games.paukenschlag.campaigns import (
    BOX,
    boat,
    convoy,
    empty,
    on_grid,
    plane,
    seeded,
    sees,
    ship,
    tactical,
    umpire,
)

EXAMPLES = Examples(Path(__file__).with_name("examples.toml"))
runs = EXAMPLES.runs


class TestExamples(ExampleKit):
    game, examples = GAME, EXAMPLES


# ---------------------------------------------------------------------- the grid


@runs("osl-square-79", "osl-zero-reroll")
def placement(given: Facts) -> Found:
    square = roll_square(umpire(*given["dice"]))
    found: Found = {"square": int(square)}
    if given["dice"] == [7, 9]:
        found |= {"row": int(square[0]), "column": int(square[1])}
    return found


def cb() -> Campaign:
    """The two convoys and three boats of the example of 7.2, before they are placed."""
    s = empty()
    convoy(s, "C1", "CB", "BE")
    convoy(s, "C2", "CB", "BE")
    for name in ("DD-1", "DD-2"):
        ship(s, name, "CB", convoy="C1")
    for name in ("U-66", "U-67", "U-71"):
        boat(s, name, "CB")
    s.contacts = ["CB", "DD"]
    return s


def placed() -> Campaign:
    s = cb()
    answers(contact(umpire(9, 9, 1, 2, 8, 3, 2, 6, 9, 9), s), "pursue")
    return s


@runs("cb-dd-placement")
def example_placement(given: Facts) -> Found:
    s = cb()
    assert s.contacts == given["contact_zones"]
    assert s.contacts[0] == given["first_zone"]
    a, b = given["convoys"]
    dice = [*a["dice"], *b["dice"], *(face for u in given["uboats"] for face in u["dice"])]
    answers(contact(umpire(*dice), s), "pursue")
    assert s.contact is not None
    names = {"A": "C1", "B": "C2", "U1": "U-66", "U2": "U-67", "U3": "U-71"}
    assert bool(listeners(BOX, s, "CB")) == given["huffduff_present"]
    return {
        "contact_marker": s.contact.zone,
        "squares": {name: int(s.contact.squares[unit]) for name, unit in names.items()},
        "allied_detection_attempts": len(list(searches(BOX, s, US))),
        "german_detection_attempts": len({x.unit for x in searches(BOX, s, GERMAN)}),
    }


@runs("cb-dd-round-1", "cb-dd-convoy-a-exit")
def example_round_1(given: Facts) -> Found:
    s = placed()
    if given["continues"] == "cb-dd-placement" and given.get("convoy"):
        assert (given["square"], given["mp"]) == (99, squares_of(BOX, s, "C1"))
        assert (given["uboat_in_square"], given["detected"]) == (True, False)
        meet(umpire(), s)
        boxes = bool(s.contact and s.contact.boxes)
        answers(move_side(umpire(), s, US))
        gone = s.contact is not None and "C1" not in s.contact.squares
        zone = s.convoys["C1"].zone
        told = {"returns_to": zone, "safe_until": "next turn"}
        return {"tsl_box": boxes, "leaves_grid": gone, **told}
    assert given["initiative"] == "us"
    faces = [9, 1, *(6 for _ in given["german_detection"])]
    pings = [f"{unit}:active:C2:moving" for unit in ("U-66", "U-67", "U-71")]
    answers(osl_round(umpire(*faces), s), "first", *pings, "done")
    assert s.contact is not None
    squares = [int(s.contact.squares[unit]) for unit in ("U-66", "U-67", "U-71")]
    return {
        "convoy_A": "leaves the grid, back to CB, safe this turn"
        if "C1" not in s.contact.squares
        else "",
        "convoy_B_square": int(s.contact.squares["C2"]),
        "uboats_move": squares != [83, 26, 99],
        "uboat_squares": squares,
    }


def second_round() -> Campaign:
    s = placed()
    answers(move_side(umpire(), s, US))
    assert s.contact is not None
    s.contact.moved = []
    given = ("U-67:active:C2:moving", "call")
    answers(attempt(umpire(5), s, Search(*given[0].split(":"))), given[1])
    return s


@runs("cb-dd-round-2")
def example_round_2(given: Facts) -> Found:
    assert (given["continues"], given["initiative"]) == ("cb-dd-round-1", "german")
    assert given["german_detection"]
    s = second_round()
    assert s.contact is not None
    ends = [option.id.split(":") for option in german_steps(BOX, s) if option.piece == "U-67"]
    far = max(distance("26", end) for _, *rest in ends for end in rest[1:])
    return {
        "detected_by_all_uboats": all(holds(s, unit, "C2") for unit in ("U-66", "U-67", "U-71")),
        "uboat_move_squares": far,
        "convoy_B_move_squares": squares_of(BOX, s, "C2"),
        "german_may_hold_back": True,
    }


@runs("wolfpack-three-of-five")
def wolfpack(given: Facts) -> Found:
    s = empty()
    boats = list(s.boats)[: given["uboats_on_osl"]]
    near = boats[: given["uboats_reaching_convoy_square"]]
    assert given["convoy_leaves_before_others"]
    on_grid(s, {"C1": "55"} | {name: "55" if name in near else "11" for name in boats})
    sees(s, boats[0], "C1")
    meet(umpire(), s)
    assert s.contact is not None
    inside = [unit for unit in s.contact.boxes[0].units if unit in boats]
    others = [unit for unit in boats if unit in s.contact.squares]
    return {
        "uboats_in_tsl_box": len(inside),
        "uboats_attacking_at_most": len(inside),
        "others": "no part in this box" if len(others) == len(boats) - len(inside) else "",
    }


@runs("course-florida-new-york")
def florida(given: Facts) -> Found:
    s = empty()
    way = course(BOX, convoy(s, "C1", given["from"], given["to"]), given["to"])
    assert given["path"] == list(BOX.atlas.sea.path(given["from"], given["to"]) or ())
    axis = "north-south" if way in "NS" else "west-east"
    return {
        "grid_axis": axis,
        "allowed_directions": ["N", "S"] if way in "NS" else ["W", "E"],
        "forbidden_axis": "west-east" if way in "NS" else "north-south",
    }


@runs("d-neutralized-move", "tr-dead-in-the-water")
def crippled(given: Facts) -> Found:
    s = empty()
    if given.get("ship"):
        ship(s, "DD-1", "CB", neutralized=True)
        c = on_grid(s, {f"{given['ship']}-1": "55", "U-66": "11"})
        c.stopped = {"DD-1": given["neutralized_in_round"]}
        found = []
        for c.round in given["rounds"]:
            found.append(squares_of(BOX, s, "DD-1"))
        return {"mp": found}
    assert (given["target"], given["mp"], given["result"]) == ("TR", 1, "neutralized")
    ship(s, "TR-1", "CB", neutralized=True)
    on_grid(s, {"TR-1": "55"}, turn=9)
    return {"mp_on_grid": squares_of(BOX, s, "TR-1"), "flipped": s.ships["TR-1"].neutralized}


# ---------------------------------------------------------------------- detection


def searching(given: Facts, kind: str, motion: str, far: str) -> tuple[Campaign, str]:
    """A searcher and a target on the tactical grid."""
    s = empty()
    name = "U-66" if given["searcher"] == "uboat" else f"{given['searcher']}-1"
    other = "C1" if name == "U-66" else "U-67"
    tactical(s, {name: "55", other: far}, zone=given.get("zone", "CB"))
    if name == "U-66":
        s.boats[name].submerged = not given.get("surfaced", True)
    return s, other


@runs("d-active-sonar-surfaced", "d-active-sonar-south", "d-active-sonar-moving-dd")
@runs("d-active-south-moving")
def active(given: Facts) -> Found:
    modified, seen = [], []
    motion = "moving" if given.get("moving", True) else "still"
    for face in given["dice"]:
        s, target = searching(given, "active", motion, "54")
        unit = "U-66" if given["searcher"] == "uboat" else f"{given['searcher']}-1"
        u = umpire(face)
        answers(attempt(u, s, Search(unit, "active", target, motion)))
        modified.append(u.modified[0])
        seen.append(bool(s.contact and s.contact.sights))
    if len(seen) > 1:
        return {"modified": modified, "detected": seen}
    found: Found = {"modified": modified[0], "detected": seen[0]}
    if seen[0]:
        found["both_detected"] = is_seen(s, "U-66") and holds(s, "U-66", "C1")
    return found


@runs("d-active-sonar-range")
def sonar_range(given: Facts) -> Found:
    s = empty()
    far, here = str(given["to"]), str(given["from"])
    tactical(s, {f"{given['searcher']}-1": here, "U-66": far})
    kinds = {x.kind for x in searches(BOX, s, US)}
    return {"distance": distance(here, far), "in_range": "active" in kinds}


@runs("d-passive-pinged", "d-passive-moving-range")
def passive(given: Facts) -> Found:
    motion = "moving" if given["moving"] else "still"
    s, target = searching(given, "passive", motion, f"5{5 - given['distance']}")
    assert s.contact is not None
    if "dice" not in given:
        offers = {(x.kind, x.motion) for x in searches(BOX, s, GERMAN)}
        return {"allowed": ("passive", motion) in offers}
    if given["target_used_active"]:
        s.contact.pinged = [target]
    u = umpire(*given["dice"])
    answers(attempt(u, s, Search("U-66", "passive", target, motion)))
    return {"modified": u.modified[0], "detected": holds(s, "U-66", target)}


@runs("d-passive-then-active")
def passive_then_active(given: Facts) -> Found:
    assert not given["moving"]
    s, target = searching(given, "", "", f"5{5 - given['target_distance']}")
    u = umpire(*given["dice"])
    kinds, results = [], []
    while options := [x for x in searches(BOX, s, GERMAN) if x.kind != "radar"]:
        best = options[0]
        answers(attempt(u, s, best))
        kinds.append(best.kind)
        results.append("detected" if holds(s, "U-66", target) else "fail")
        if results[-1] == "detected":
            break
    return {"attempts": kinds, "results": results, "uboat_detected": is_seen(s, "U-66")}


@runs("d-ship-one-attempt")
def one_attempt(given: Facts) -> Found:
    s, target = searching(given, "", "", "54")
    s.boats[target].submerged = True
    made = 0
    for kind in given["attempts_requested"]:
        if kind in {x.kind for x in searches(BOX, s, US)}:
            answers(attempt(umpire(6), s, Search("WPG-1", kind, target, "still")))
            made += 1
    return {"attempts_allowed": made}


@runs("d-capital-sonar")
def capital(given: Facts) -> Found:
    allowed = []
    for case in given["cases"]:
        s = empty()
        tactical(s, {"BB-NC": "55", "U-66": f"5{5 - case['distance']}"})
        allowed.append("active" in {x.kind for x in searches(BOX, s, US)})
    assert given["searcher"] == "BB"
    return {"active_allowed": allowed}


@runs("d-passive-full-speed")
def full_speed(given: Facts) -> Found:
    s, target = searching(given, "", "", "55")
    answers(attempt(umpire(6), s, Search("U-66", "passive", target, "moving")))
    assert s.contact is not None
    return {
        "passive_allowed": s.contact.pledges["U-66"] >= given["squares_moved"],
        "active_allowed": "active" in {x.kind for x in searches(BOX, s, GERMAN)},
    }


@runs("d-radar-columns")
def radar(given: Facts) -> Found:
    found = []
    for case in given["cases"]:
        s = empty()
        far = f"5{5 - case['distance']}"
        tactical(s, {"DD-1": "55", "U-66": far})
        unit, target = ("DD-1", "U-66") if case["side"] == US else ("U-66", "DD-1")
        reach = case["distance"] <= radar_range(BOX, s, unit)
        search_ = Search(unit, "radar", target, "moving")
        column = radar_column(BOX, s, search_) if reach else None
        found.append(sum(column.read(face).yes for face in range(1, 7)) if column else 0)
    return {"success_up_to": found}


@runs("d-huffduff")
def huff_duff(given: Facts) -> Found:
    s = empty(turn=given["turn"])
    boats = list(s.boats)[: given["uboats_on_grid"]]
    on_grid(s, {"C1": "55"} | dict.fromkeys(boats, "54"))
    for kind in given["aircraft_in_zone"]:
        plane(s, f"{kind}-1", zone="CB", mission="patrol")
    assert given["german_transmits"]
    answer_call(umpire(*given["dice"]), s)
    return {"detected": [is_seen(s, name) for name in boats]}


@runs("d-huffduff-february")
def february(given: Facts) -> Found:
    s = empty(turn=given["turn"])
    on_grid(s, {"C1": "55", "U-66": "54"})
    for kind in given["aircraft_in_zone"]:
        plane(s, f"{kind}-2", zone="CB", mission="recon")
    assert given["german_transmits"]
    u = umpire()
    answer_call(u, s)
    return {"huffduff_rolls": len(u.rolls)}


@runs("d-silence")
def silence(given: Facts) -> Found:
    s = empty()
    boats = list(s.boats)[: given["uboats_on_grid"]]
    on_grid(s, {"C1": "55"} | dict.fromkeys(boats, "54"))
    plane(s, "PBY-1", zone="CB", mission="patrol")
    finder = boats[int(given["finder"].removeprefix("U")) - 1]
    u = umpire(3)
    given_ = "call" if given["german_transmits"] else "silence"
    answers(attempt(u, s, Search(finder, "passive", "C1", "still")), given_)
    may = [f"U{n}" for n, name in enumerate(boats, 1) if holds(s, name, "C1")]
    return {"may_move_towards": may, "huffduff_rolls": len(u.rolls) - 1}


@runs("d-air-search")
def air_search(given: Facts) -> Found:
    s = empty()
    for number in range(given["aircraft"]):
        plane(s, f"O-47-{number}", zone="CA", mission="recon")
    assert given["surfaced_uboats"] == 1
    boat(s, "U-66", "CA")
    needed = given["dice"][: given["dice"].index(1) + 1]
    answers(search(umpire(*needed), s))
    return {"detected": s.boats["U-66"].detected}


@runs("d-crash-dive")
def crash_dive(given: Facts) -> Found:
    totals = [case["die"] + case["attacks_already_made"] - 1 for case in given["cases"]]
    return {
        "modified": totals,
        "submerged": [BOX.crash_dive.read(total).yes for total in totals],
    }


@runs("d-air-kill")
def air_kill(given: Facts) -> Found:
    return {"uboat": "sunk" if BOX.air_attack.read(given["dice"][0]).yes else "afloat"}


@runs("d-detector-attack", "d-carrier-attacks-boat")
def who_attacks(given: Facts) -> Found:
    if "detected_by" in given:
        may = []
        for kind in given["detected_by"]:
            s = empty()
            plane(s, f"{kind}-1", zone="CA", mission="patrol" if kind == "PBY" else "recon")
            may.append(bool(list(attackers(BOX, s, "CA"))))
        return {"detector_may_attack": may}
    assert given["surfaced_detected_uboat_in_carrier_zone"]
    may = []
    for aboard in given["b25_aboard"]:
        s = empty()
        ship(s, "CV-8", "DO")
        found = plane(s, f"{given['aircraft']}-1", "CV-8")
        plane(s, "B-25C-1", "CV-8" if aboard else "G")
        may.append(is_ready(BOX, s, found))
    return {"may_attack": may}


# ---------------------------------------------------------------------- combat


@runs("two-torpedo-hits", "d-torpedo-two-hits-bb")
def two_hits(given: Facts) -> Found:
    if "torpedo_cf" in given:
        assert given["torpedo_cf"] == BOX.limits.torpedo_attack
        return {"attack_factors": BOX.limits.torpedo_attack * given["torpedoes_hitting_same_ship"]}
    return ship_hit(given)


@runs("d-torpedo-tr", "d-torpedo-tr-neutralized", "d-torpedo-half")
def ship_hit(given: Facts) -> Found:
    kind = BOX.classes[given["target"]]
    count = given.get("torpedo_hits", 1)
    assert given["attack"] == BOX.limits.torpedo_attack * count
    assert (given["defence"], given["flotation"]) == (kind.defence, kind.flotation)
    column = odds(BOX, given["attack"], given["defence"])
    hits = BOX.surface[column].read(given["dice"][0]).value
    result = torpedo_effect(hits, given["flotation"])
    found: Found = {"odds": column.replace("-", ":"), "hits": hits, "result": result}
    if (given["target"], result) == ("TR", "neutralized"):
        found["tr_counter_left_behind"] = True
    return found


@runs("d-torpedo-tight", "d-torpedo-dud")
def torpedo(given: Facts) -> Found:
    s = empty()
    tactical(s, {"C1": "55", "U-66": "55"})
    s.convoys["C1"].formation = given["formation"]
    column = BOX.torpedo[given["target"]]
    assert sum(column.read(face).yes for face in range(1, 11)) == given["hit_number"]
    u = umpire(*given["dice"])
    effects = shoot(u, s, "U-66", "C1", 1)
    hit = column.read(u.modified[0]).yes
    if len(given["dice"]) == 1:
        return {"modified": u.modified[0], "hit": hit}
    return {"hit": hit, "dud": not effects, "effect": "none" if not effects else effects[0]}


@runs("d-asw-kill", "d-asw-surface", "d-asw-equal")
def depth_charges(given: Facts) -> Found:
    first, second = given["dice"]
    number = BOX.asw[str(BOX.classes[given["ship"]].asw)].read(first).value
    words = {"destroyed": "destroyed", "forced": "forced to surface", "none": "no effect"}
    return {"number": number, "result": words[asw_effect(number, second)]}


@runs("d-asw-ast-nothing")
def nothing(given: Facts) -> Found:
    number = BOX.asw[str(BOX.classes[given["ship"]].asw)].read(given["dice"][0]).value
    effect = asw_effect(number, 0)
    return {
        "number": number,
        "second_roll": bool(number),
        "result": f"{effect}".replace("none", "no effect"),
    }


@runs("d-surface-check", "d-surface-check-bb", "d-gun-on-convoy")
def gunnery(given: Facts) -> Found:
    kind = str(given["target"]).removesuffix(" of a convoy")
    assert given["flotation"] == BOX.classes[kind].flotation
    big = kind == "BB"
    if "hits" in given:
        effect = gun_effect(
            umpire(*given["dice"]), given["hits"], given["flotation"], battleship=big
        )
        return {"check": given["dice"][0] + given["hits"] - 2, "result": effect}
    first, second = given["dice"]
    if "attacker" in given:
        assert given["attack"] == BOX.classes[given["attacker"]].attack
    column = odds(BOX, given["attack"], given["defence"])
    hits = BOX.surface[column].read(first).value
    effect = gun_effect(umpire(second), hits, given["flotation"], battleship=big)
    found: Found = {"odds": column.replace("-", ":"), "hits": hits, "check": second + hits}
    found["result"] = effect
    if kind == "TR":
        found["tr_counter_left_behind"] = effect == "neutralized"
    return found


@runs("d-odds-rounding")
def rounding(given: Facts) -> Found:
    columns = [odds(BOX, case["attack"], case["defence"]) for case in given["cases"]]
    return {"odds": [column.replace("-", ":") or "no effect" for column in columns]}


@runs("d-no-torpedoes", "d-three-torpedoes-left")
def tubes(given: Facts) -> Found:
    s = empty()
    found = boat(s, "U-66", "CB", torpedoes=given["torpedoes"])
    counts = [len(option.id) for option in salvoes(BOX, found, ["C1"])]
    if given.get("surfaced"):
        return {"may_attack": bool(counts), "may_return_fire": BOX.classes["uboat_IX"].attack > 0}
    return {"shots_at_most": len(counts)}


# ---------------------------------------------------------------------- the campaign


@runs("convoy-losses")
def losses(given: Facts) -> Found:
    s = empty()
    found = convoy(s, f"C{given['convoy']}", "CA", ships=given["ships"])
    u = umpire(*[1] * given["sunk"])
    sink_merchants(u, s, found, given["sunk"])
    return {
        "ships": found.ships,
        "x10_marker": found.ships // 10,
        "x1_marker": found.ships % 10,
        "lost_cargo_draws": len(u.thrown),
    }


@runs("cargo-16")
def cargo(given: Facts) -> Found:
    s = empty()
    face = BOX.cargo.index(given["marker"]) + 1
    sink_merchants(umpire(face), s, convoy(s, "C1", "CA"), 1)
    return {"tons": s.tons_sunk * 1000}


@runs("zero-is-ten")
def zero(given: Facts) -> Found:
    return {"value": given["d10_face"] or BOX.grid.die}


@runs("d-fuel-cycle")
def fuel_cycle(given: Facts) -> Found:
    found, left = boat(empty(), "U-66", "CD", fuel=given["fuel"]), []
    for mode in given["turns"]:
        found.spent = 0
        pay(BOX, found, {"fast": 2, "slow": 1, "still": 0}[mode])
        left.append(found.fuel)
    return {"fuel": left}


@runs("d-cf-to-ca")
def cf_to_ca(given: Facts) -> Found:
    found, zones = boat(empty(), "U-66", given["from"]), []
    for mode in given["mode"]:
        found.spent = 0
        steps = 2 if mode == "fast" else 1
        pay(BOX, found, steps)
        pay(BOX, found, steps)
        zones.append(steps * 2)
    far = BOX.atlas.sea_distance(given["from"], given["to"])
    zones[-1] = far - sum(zones[:-1])
    return {
        "zones": far,
        "zones_by_turn": zones,
        "fuel_spent": 6 - found.fuel,
        "fuel_left": found.fuel,
    }


@runs("d-off-map")
def off_map(given: Facts) -> Found:
    s = empty(turn=given["left_on_turn"])
    leave_map(umpire(), s, boat(s, "U-66", "BE"))
    return {"available_on_turn": s.boats["U-66"].back_on, "entry_zones": list(BOX.atlas.exits)}


@runs("d-second-move")
def second_move(given: Facts) -> Found:
    may = []
    for case in given["cases"]:
        found = boat(empty(), "U-66", "CF", submerged=not case.get("surfaced", True))
        found.fired = case.get("fired_torpedoes_in_5_5", False)
        found.moved = case.get("moved_in_5_4", False)
        may.append(may_move_again(found))
    return {"may_move": may}


@runs("d-at10-contact")
def at10(given: Facts) -> Found:
    s = empty()
    boats = [boat(s, name, "CA") for name in list(s.boats)[: given["uboats_in_zone"]]]
    aware = find_aware(umpire(*given["dice"]), boats)
    return {"aware": [found.id in aware for found in boats]}


@runs("d-mission-limit")
def mission_limit(given: Facts) -> Found:
    s = empty(turn=given["turn"])
    assert given["district"] == "north"
    asked = given["requested"]
    found = plane(s, "A-20-1", "G")
    patrol = plane(s, "PBY-1", "G")
    return {
        "allowed": {
            "recon": min(asked["recon"], missions_left(BOX, s, found, "recon")),
            "attack": min(asked["attack"], missions_left(BOX, s, found, "attack")),
            "pby_recon": min(asked["pby_recon"], missions_left(BOX, s, patrol, "patrol")),
        }
    }


@runs("d-type-e-missions")
def type_e(given: Facts) -> Found:
    s = empty()
    assert given["base_zone"] == "CA"
    found = plane(s, f"{given['aircraft']}-2", "G")
    return {
        "allowed": [
            any(
                BOX.atlas.air.distance("CA", zone) == case["distance"]
                for zone in zones_for(BOX, s, found, case["mission"])
            )
            for case in given["cases"]
        ]
    }


@runs("d-rebase-damage")
def rebase(given: Facts) -> Found:
    to, fly = [], []
    for damage in given["base_damage"]:
        s = empty()
        s.damage = {"AF-G": damage}
        fly.append(is_ready(BOX, s, plane(s, "A-20-1", "G")))
        to.append(damage < BOX.limits.irreparable)
    return {"may_transfer_to": to, "may_fly_from": fly}


@runs("d-event-windows")
def windows(given: Facts) -> Found:
    events = []
    for case in given["cases"]:
        s = empty("plan_amerika" if case.get("variant") else "historical", turn=case["turn"])
        ship(s, "CV-8", "DM", in_force=True)
        event = BOX.events.read(case["roll"]).event
        events.append(event if may_happen(BOX, s, event) else "none")
    return {"events": events}


@runs("reinforcement-totals")
def totals(given: Facts) -> Found:
    s = empty(turn=given["turn"])
    assert given["entry"].startswith("2 U-boats")
    drive(arrivals(seeded(), s), lambda decision: option_ids(decision)[0])
    placed_ = [found.zone for found in s.boats.values() if found.zone]
    limit = "none" if len(set(placed_)) == 1 else "one"
    return {"uboats_total": len(placed_), "per_zone_limit": limit}


@runs("d-april-reinforcements")
def april(given: Facts) -> Found:
    s = GAME.new_state(Setup("historical"))
    s.turn = given["turn"]
    held = sum(found.held for found in s.ships.values())
    drive(arrivals(seeded(), s), lambda decision: option_ids(decision)[0])
    counts: dict[str, dict[str, int]] = {"AST": {}, "WPG": {}}
    for found in s.ships.values():
        if found.type in counts:
            zones = counts[found.type]
            zones[found.zone] = zones.get(found.zone, 0) + 1
    left = sum(found.held for found in s.ships.values())
    return {**counts, "dd_released": held - left}


@runs("d-may-milk-cow")
def milk_cow(given: Facts) -> Found:
    states: dict[str, dict[str, Any]] = {
        "first still in play": {"zone": "CA"},
        "first removed after ten boats": {"refuels": 0},
        "first sunk": {"sunk": True},
    }
    enters = []
    for case in given["cases"]:
        s = GAME.new_state(Setup("historical"))
        s.turn = 17
        for fact, value in states[case].items():
            setattr(s.boats["U-459"], fact, value)
        drive(arrivals(seeded(), s), lambda decision: option_ids(decision)[0])
        enters.append(s.boats["U-459"].zone == "DO")
    return {"second_enters": enters}


@runs("victory-special-ships")
def special_ships(given: Facts) -> Found:
    from sandtable.games.paukenschlag.rules.ch09_damage import hit_ship

    s = empty()
    assert given["sunk"][2] == "TR of AT-10"
    for name in (*given["sunk"][:2], "TR-1"):
        hit_ship(umpire(), s, ship(s, name, "CA", special=name == "TR-1"), "sunk")
    return {"tons": s.tons_sunk * 1000, "ships": s.ships_sunk}


@runs("d-victory", "d-victory-variant")
def victory(given: Facts) -> Found:
    winners = []
    for case in given["cases"]:
        s = empty(given.get("scenario", "historical"))
        s.losses = [Loss(1, "C1", "CA", 0)] * (case["ships"] - 1)
        s.losses.append(Loss(1, "C1", "CA", case["tons"]))
        points = case.get("vp", 0)
        targets = [name for name, target in BOX.targets.items() if target.side == US]
        s.damage = dict.fromkeys(targets[: points // 4], 8)
        s.damage[targets[-1]] = 2 * (points % 4)
        winners.append(GERMAN if has_german_won(BOX, s) else US)
    return {"winner": winners}


@runs("d-vp-steps")
def vp_steps(given: Facts) -> Found:
    return {"vp": [points_for(BOX, damage) for damage in given["damage"]]}
