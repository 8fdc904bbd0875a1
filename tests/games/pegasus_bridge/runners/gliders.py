"""Gliders: entry, flight, landing and crashes."""

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
from sandtable.games.pegasus_bridge.rules.ch16_victory import score
from sandtable.testing.examples import Facts, Found
from tests.games.pegasus_bridge.nights import BOX, umpire
from tests.games.pegasus_bridge.runners.common import EXAMPLES, start


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
