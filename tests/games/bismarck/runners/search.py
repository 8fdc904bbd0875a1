"""Visibility, search and shadowing: chapters 7 and 8."""

from collections.abc import Iterable
from typing import Any

from sandtable.engine.events import Rolled
from sandtable.games.bismarck.events import ContactTested, ShipsFound, ShipsSighted
from sandtable.games.bismarck.rules.ch05_movement import enter
from sandtable.games.bismarck.rules.ch07_search import call, searchable, ships_found, ships_passed
from sandtable.games.bismarck.rules.ch07_strength import strengths
from sandtable.games.bismarck.rules.ch07_visibility import change_visibility, visibility
from sandtable.games.bismarck.rules.ch08_high_speed import targets_of
from sandtable.games.bismarck.rules.ch08_shadow import (
    air_unit_may_shadow,
    candidates,
    contact_modifiers,
    is_fit,
    key_of,
    shadow,
    ships_may_shadow,
)
from sandtable.games.bismarck.state import BRITISH, GERMAN, Campaign, Group
from sandtable.testing.desk import answers
from tests.games.bismarck.battles import BOX, umpire
from tests.games.bismarck.hunts import hunt, opening, send_up, slowed, trail, unit_with
from tests.games.bismarck.runners.common import Facts, runs

HERE = "H12"
DAY, NIGHT = 8, 7
LR, LEVEL = "br_lr_hvalfiord", "br_level_eire"
CRUISERS = ("suffolk", "kenya", "aurora", "galatea")


def said(groups: Iterable[Group]) -> dict[str, Any]:
    """An answer to a call, in the words of the examples."""
    forces, singles = [], {}
    for group in groups:
        counts = {
            "battleship": group.battleships,
            "cruiser": group.cruisers,
            "carrier": group.carriers,
        }
        found = {kind: number for kind, number in counts.items() if number}
        if group.in_force:
            forces.append(found)
        else:
            singles = found
    return {"task_forces": forces, "singles": singles}


def level(square: str) -> int:
    return BOX.visibility.levels.index(square) + 1


# ---------------------------------------------------------------------- visibility


@runs("ex-7.16")
def visibility_roll(given: Facts) -> dict[str, Any]:
    s, u = hunt(visibility=given["marker"]), umpire(*given["dice"])
    change_visibility(u, s)
    (roll,) = u.told(Rolled)
    change = s.visibility - given["marker"]
    return {
        "modifier": sum(modifier.value for modifier in roll.modifiers),
        "modified_total": roll.modified,
        "arrow": "down" if change < 0 else "up",
        "squares": abs(change),
        "fog": s.fog,
        "level_after": s.visibility,
    }


@runs("st-7.15")
def ends_of_the_track(given: Facts) -> dict[str, Any]:
    rows, levels, fog = [], [], []
    for case in given["cases"]:
        s, u = hunt(visibility=level(case["marker"])), umpire(*case["dice"])
        change_visibility(u, s)
        rows += [roll.modified for roll in u.told(Rolled)]
        levels.append(BOX.visibility.levels[s.visibility - 1])
        fog.append(s.fog)
    return {"row": rows, "level_after": levels, "fog": fog}


@runs("st-7.32")
def first_turn(given: Facts) -> dict[str, Any]:
    s = opening()
    assert s.turn == given["turn"]
    answers(visibility(umpire(), s))
    s.vessel("norfolk").zone = given["zone"]
    send_up(s, LR, f"{given['zone']} back", since=s.turn)
    assert strengths(BOX, s, BRITISH)[given["zone"]] == given["strength"]
    return {
        "visibility": s.visibility,
        "fog": s.fog,
        "can_search": given["zone"] in searchable(BOX, s, BRITISH),
    }


# ---------------------------------------------------------------------- search


def of_strength(total: int) -> Campaign:
    """A patrol of 4, and as many cruisers on the move as are wanting."""
    more = dict.fromkeys(CRUISERS[: total - 4], HERE)
    s = hunt({"norfolk": f"{HERE} patrol", **more})
    assert strengths(BOX, s, BRITISH)[HERE] == total
    return s


@runs("ex-7.12")
def strong_enough(given: Facts) -> dict[str, Any]:
    able = []
    for total in given["zone_strengths"]:
        s = of_strength(total)
        s.visibility = given["visibility"]
        able.append(HERE in searchable(BOX, s, BRITISH))
    return {"can_search": able}


@runs("ex-7.23")
def answer_to_a_call(given: Facts) -> dict[str, Any]:
    ships = {ship: HERE for force in given["task_forces"] for ship in force}
    ships |= dict.fromkeys(given["single_ships"], f"{HERE} {given['single_mode']}")
    s, u = hunt(ships, forces=given["task_forces"]), umpire()
    answers(call(u, s, given["searcher"], HERE))
    (told,) = u.told(ShipsFound)
    names = [BOX.ships[ship].name for ship in ships]
    return {
        "answer": said(told.groups),
        "names_revealed": any(name in str(event) for name in names for event in u.log),
    }


@runs("ex-9.2-search")
def search_of_the_example(given: Facts) -> dict[str, Any]:
    force = given["british_task_force"]
    ships = [*given["british_single"], *force, *given["german_single"]]
    planes = ("ge_level_brest", "ge_level_bergen")
    s = hunt(
        dict.fromkeys(ships, HERE),
        forces=[force],
        visibility=given["visibility"],
        up=dict.fromkeys(planes, HERE),
    )
    assert [BOX.air_units[unit].front.search.day for unit in planes] == given["german_air_search"]
    s.vessel(given["shadower"]).is_shadowing = True
    s.shadows = {given["shadower"]: [given["shadowed"]]}
    u = umpire()
    found = {side: strengths(BOX, s, side)[HERE] for side in (GERMAN, BRITISH)}
    able = {side: HERE in searchable(BOX, s, side) for side in (GERMAN, BRITISH)}
    answers(call(u, s, GERMAN, HERE))
    return {
        "german_strength": found[GERMAN],
        "german_can_search": able[GERMAN],
        "british_strength": found[BRITISH],
        "british_can_search": able[BRITISH],
        "answer": said(u.told(ShipsFound)[0].groups),
    }


@runs("st-7.23-passing")
def passing(given: Facts) -> dict[str, Any]:
    def table(turn: int) -> Campaign:
        force = given["task_force"]
        s = hunt(dict.fromkeys(force, given["move"][0]), forces=[force], turn=turn)
        for zone in given["move"][1:]:
            enter(unit_with(s, force[0]), zone)
        return s

    s, u, first = table(given["turn"]), umpire(), table(4)
    passed = [bool(ships_passed(s, zone)) for zone in given["called"]]
    answers(call(u, s, BRITISH, given["called"][passed.index(True)]), "none")
    (sighted,) = u.told(ShipsSighted)
    (group,) = sighted.groups
    return {
        "here": [bool(ships_found(BOX, s, BRITISH, zone)) for zone in given["called"]],
        "passed": passed,
        "report": {
            "battleship": group.battleships,
            "cruiser": group.cruisers,
            "in_task_force": group.in_force,
        },
        "on_first_turn_passed": [bool(ships_passed(first, zone)) for zone in given["called"]],
    }


@runs("st-7.26")
def strength_of_a_zone(given: Facts) -> dict[str, Any]:
    force = given["task_force_moving"]

    def total(turn: int, mode: str = "") -> int:
        ships = dict.fromkeys(force, f"{HERE}{mode}")
        ships |= dict.fromkeys([*given["single_on_patrol"], given["shadower"]], f"{HERE} patrol")
        s = hunt(ships, forces=[force], turn=turn)
        for air in given["air"]:
            face = "back" if air["mode"] == "patrol" else "front"
            send_up(s, air["unit"], f"{HERE} {face}", since=turn)
        s.vessel(given["shadower"]).is_shadowing = True
        return strengths(BOX, s, BRITISH)[HERE]

    coast = strengths(BOX, hunt(turn=NIGHT if given["night"] else DAY), BRITISH)
    assert coast[HERE] == given["coastal"]
    return {
        "strength": total(DAY),
        "if_task_force_on_patrol": total(DAY, " patrol"),
        "at_night": total(NIGHT),
    }


@runs("st-7.27")
def coasts(given: Facts) -> dict[str, Any]:
    by_day, by_night = (
        [strengths(BOX, hunt(turn=turn), BRITISH)[zone] for zone in given["zones"]]
        for turn in (DAY, NIGHT)
    )
    return {"british_day": by_day, "british_night": by_night}


PLANES = {0: {}, 2: {LR: "P23"}, 4: {LEVEL: "P23 back"}, 6: {LR: "P23 back"}}


@runs("st-7.29")
def ships_in_port(given: Facts) -> dict[str, Any]:
    located = []
    for case in given["cases"]:
        searchers = ("norfolk", "suffolk")[: case["ships"] // 4]
        ships = {"prinz_eugen": "P23"} | dict.fromkeys(searchers, "P23 patrol")
        s = hunt(ships, visibility=given["visibility"], up=PLANES[case["air"]])
        s.vessel("prinz_eugen").in_port = given["in_port"]
        assert strengths(BOX, s, BRITISH)["P23"] == case["air"] + case["ships"]
        answers(call(umpire(), s, BRITISH, "P23"))
        located.append("prinz_eugen" in s.located)
    return {"located": located}


# ---------------------------------------------------------------------- shadowing


@runs("ex-8.14")
def reconnaissance_shadows(given: Facts) -> dict[str, Any]:
    face = "back" if given["mode"] == "patrol" else "front"
    may = []
    for case in given["cases"]:
        turn = NIGHT if case["night"] else DAY
        s = hunt(turn=turn, visibility=case["visibility"])
        flight = send_up(s, given["air_unit"], f"{HERE} {face}", since=turn - 1)
        may.append(air_unit_may_shadow(BOX, s, flight))
    return {"may_shadow": may}


@runs("st-8.14-evasion")
def fast_enough(given: Facts) -> dict[str, Any]:
    may = []
    for unit in given["shadowers"]:
        s = hunt(dict.fromkeys(("bismarck", *unit), HERE))
        slowed(s, "bismarck", given["target_evasion"])
        shadowers = [s.vessel(ship) for ship in unit]
        may.append(ships_may_shadow(BOX, shadowers, unit_with(s, "bismarck")))
    return {"may_shadow": may}


@runs("st-8.15")
def shadow_rolls(given: Facts) -> dict[str, Any]:
    modified, held = [], []
    turn = NIGHT if given["night"] else DAY
    course = ("H11", "H10")[: given["zones_moved"]]
    for die in given["dice"]:
        ships = dict.fromkeys(("bismarck", given["shadower"]), HERE)
        s = trail(hunt(ships, turn=turn, visibility=given["visibility"]), "bismarck")
        u = umpire(die)
        answers(shadow(u, s), given["shadower"], "-".join(course))
        modified += [roll.modified for roll in u.told(Rolled)]
        held += [test.held for test in u.told(ContactTested)]
    return {"modified": modified, "hold": held}


@runs("st-8.21")
def high_speed(given: Facts) -> dict[str, Any]:
    first = given["zones_entered"][0]
    s = hunt({given["target"]: "F14"} | dict.fromkeys(given["british_in_searched"], first))
    target = unit_with(s, given["target"])
    for zone in given["zones_entered"]:
        enter(target, zone)
    fit = [key_of(one) for one in candidates(BOX, s, first) if is_fit(BOX, s, one, target)]
    plain, doubled = (contact_modifiers(BOX, s, two_zones=two).total for two in (False, True))
    return {
        "attempt_allowed": [
            bool(targets_of(BOX, s, zone, ships_passed(s, zone))) for zone in given["searched"]
        ],
        "qualified": fit,
        "modifier_two_zones": doubled - plain,
    }
