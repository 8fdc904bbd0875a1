"""Convoys, fuel, aircraft, events, arrivals and victory: chapters 10 to 18, and 5.6."""

from __future__ import annotations

from typing import Any

from sandtable.engine.game import Setup
from sandtable.games.paukenschlag import GAME
from sandtable.games.paukenschlag.rules.ch06_naval import may_move_again
from sandtable.games.paukenschlag.rules.ch10_convoys import sink_merchants
from sandtable.games.paukenschlag.rules.ch11_fuel import leave_map, pay
from sandtable.games.paukenschlag.rules.ch12_missions import is_ready, missions_left, zones_for
from sandtable.games.paukenschlag.rules.ch13_events import may_happen
from sandtable.games.paukenschlag.rules.ch14_special import find_aware
from sandtable.games.paukenschlag.rules.ch15_arrivals import arrivals
from sandtable.games.paukenschlag.rules.ch18_victory import has_german_won, points_for
from sandtable.games.paukenschlag.state import GERMAN, US, Loss
from sandtable.testing.desk import drive, option_ids
from sandtable.testing.examples import Facts, Found
from tests.games.paukenschlag.campaigns import BOX, boat, convoy, empty, plane, seeded, ship, umpire
from tests.games.paukenschlag.runners.common import runs


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
