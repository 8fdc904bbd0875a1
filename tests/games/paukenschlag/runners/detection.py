"""Sonar, radar, Huff/Duff and aircraft: chapter 8."""

from __future__ import annotations

from sandtable.games.paukenschlag.rules.ch07_places import distance, holds, is_seen, radar_range
from sandtable.games.paukenschlag.rules.ch08_air import attackers, search
from sandtable.games.paukenschlag.rules.ch08_huff_duff import answer_call
from sandtable.games.paukenschlag.rules.ch08_sonar import Search, attempt, radar_column, searches
from sandtable.games.paukenschlag.rules.ch12_missions import is_ready
from sandtable.games.paukenschlag.state import GERMAN, US, Campaign
from sandtable.testing.desk import answers
from sandtable.testing.examples import Facts, Found
from tests.games.paukenschlag.campaigns import (
    BOX,
    boat,
    empty,
    on_grid,
    plane,
    ship,
    tactical,
    umpire,
)
from tests.games.paukenschlag.runners.common import runs


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
