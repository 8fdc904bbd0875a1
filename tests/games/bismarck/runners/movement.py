"""Ships and air units on the search board: chapters 5 and 6, and repair."""

from typing import Any

from sandtable.games.bismarck.rules.ch04_turn import next_turn
from sandtable.games.bismarck.rules.ch05_movement import end_move, enter, order_unit
from sandtable.games.bismarck.rules.ch05_speed import fuel_cost, zones_allowed
from sandtable.games.bismarck.rules.ch06_air import (
    can_fly,
    distance_home,
    go_home,
    is_last_turn,
    within_reach,
)
from sandtable.games.bismarck.rules.ch06_returns import return_flights
from sandtable.games.bismarck.rules.ch09_air_attack import attackers
from sandtable.games.bismarck.rules.ch09_repair import repair
from sandtable.games.bismarck.rules.units import pace
from sandtable.games.bismarck.state import BRITISH, GERMAN, Campaign, Flight
from sandtable.testing.desk import answers
from tests.games.bismarck.battles import BOX, umpire
from tests.games.bismarck.hunts import flight_of, fly_all, hunt, opening, send_up, slowed, unit_with
from tests.games.bismarck.runners.common import Facts, runs

WEST = ("F19", "F18", "F17", "F16", "F15", "F14", "F13", "F12", "F11", "F10")


def make_way(s: Campaign, ship: str, zones: int) -> None:
    """A ship goes so many zones west in row F."""
    unit = unit_with(s, ship)
    for _ in range(zones):
        enter(unit, f"F{int(unit[0].zone[1:]) - 1}")
    end_move(umpire(), s, s.side_of(ship), unit)


@runs("ex-5.27")
def fuel_of_the_slowed(given: Facts) -> dict[str, Any]:
    turn = next(n for n, box in BOX.turns.items() if box.c_turn == given["c_turn"] and n > 4)
    s = hunt(dict.fromkeys((case["ship"] for case in given["cases"]), "F16"), turn=turn)
    spent = {}
    for case in given["cases"]:
        ship = s.vessel(case["ship"])
        ship.fuel = case["fuel_left"]
        assert BOX.ships[ship.id].max_speed == case["printed_speed"]
        if case["current_speed"] < case["printed_speed"]:
            slowed(s, ship.id, 24)
        assert zones_allowed(BOX, s, ship) == case["current_speed"]
        make_way(s, ship.id, given["zones_moved"])
        spent[ship.id] = case["fuel_left"] - ship.fuel
    return {"fuel_spent": spent}


@runs("st-5.28")
def breakout(given: Facts) -> dict[str, Any]:
    spent: dict[str, list[int]] = {}
    for ship in given["ships"]:
        for zones in given["zones"]:
            s = opening()
            assert s.turn == given["turn"]
            make_way(s, ship, zones)
            spent.setdefault(ship, []).append(BOX.ships[ship].fuel - s.vessel(ship).fuel)
    s = opening()
    for ship, zones in zip(given["ships"], given["zones"], strict=False):
        answers(order_unit(umpire(), s, GERMAN, unit_with(s, ship)), "-".join(WEST[:zones]))
    return {
        "fuel_bismarck": spent["bismarck"],
        "fuel_prinz_eugen": spent["prinz_eugen"],
        "bonus_may_differ_between_ships": len({v.zone for v in s.german.afloat}) > 1,
    }


@runs("st-5.13")
def alternation(given: Facts) -> dict[str, Any]:
    legal = []
    for moves in given["moves"]:
        s = opening()
        ship = s.vessel(given["ship"])
        ship.fuel = given["fuel_left"]
        for zones in moves[:-1]:
            assert zones <= zones_allowed(BOX, s, ship)
            make_way(s, ship.id, zones)
            next_turn(BOX, s)
        legal.append(moves[-1] <= zones_allowed(BOX, s, ship))
    return {"last_move_legal": legal}


@runs("st-5.24")
def emergency_movement(given: Facts) -> dict[str, Any]:
    s = hunt({given["ship"]: "F16"})
    s.vessel(given["ship"]).fuel = given["fuel_left"]
    zones = []
    for turn in given["turns"]:
        s.turn = turn
        zones.append(zones_allowed(BOX, s, s.vessel(given["ship"])))
    return {"max_zones": zones}


@runs("st-5.25")
def slow_battleship(given: Facts) -> dict[str, Any]:
    s = hunt({given["ship"]: "F16"})
    ship = s.vessel(given["ship"])
    ship.fuel = given["fuel_left"]
    spent = []
    for turn in given["turns"]:
        s.turn = turn
        spent.append(fuel_cost(BOX, s, ship, given["zones_each"]))
        ship.fuel -= spent[-1]
    return {"fuel_spent": spent}


# ---------------------------------------------------------------------- air units


def lands_on(s: Campaign, flight: Flight) -> int:
    """The turn in which a unit must be back."""
    for turn in range(flight.up_since, s.last_turn):
        s.turn = turn
        if is_last_turn(BOX, s, flight):
            return turn
    raise AssertionError


def at_distance(base: str, far: int) -> str:
    return next(zone for zone, steps in BOX.board.air.distances(base).items() if steps == far)


@runs("ex-6.22")
def two_turns_up(given: Facts) -> dict[str, Any]:
    figures = (given["air_unit"]["speed"], given["air_unit"]["endurance"])
    unit = "br_level_eire"
    assert (BOX.air_units[unit].front.speed, BOX.air_units[unit].front.endurance) == figures
    s = hunt(turn=given["take_off_turn"])
    far = max(within_reach(BOX, s, flight_of(s, unit), "front").values())
    back = lands_on(s, send_up(s, unit, "L18", since=given["take_off_turn"]))
    home = [
        steps for steps in range(1, 12) if gets_home(unit, at_distance("L19", steps), turn=back)
    ]
    return {
        "max_distance_first_turn": far,
        "must_be_back_on_turn": back,
        "movement_saved": max(home) - figures[0],
    }


def gets_home(unit: str, zone: str, *, turn: int) -> bool:
    s = hunt(turn=turn)
    flight = send_up(s, unit, zone, since=turn - 1)
    answers(fly_all(umpire(), s), "done", "done")
    return not flight.lost and flight.zone == ""


@runs("ex-6.23")
def out_and_back(given: Facts) -> dict[str, Any]:
    base, unit = given["air_unit"]["base"], "br_torp_ark_royal_1"
    face = BOX.air_units[unit].front
    assert BOX.air_units[unit].kind == given["air_unit"]["kind"]
    assert (face.speed, face.endurance) == (
        given["air_unit"]["speed"],
        given["air_unit"]["endurance"],
    )
    s, u = hunt({base: "F16"}), umpire()
    target = f"F{16 + given['zones_out']}"
    answers(fly_all(u, s), unit, f"front.{target}", "done", "done")
    course = [f"F{16 - step}" for step in range(1, given["carrier_moves_away"] + 1)]
    answers(order_unit(u, s, BRITISH, unit_with(s, base)), "-".join(course))
    flight = flight_of(s, unit)
    attack = flight in attackers(BOX, s, BRITISH, target)
    back = distance_home(BOX, s, flight)
    aloft = bool(flight.zone)
    answers(return_flights(u, s), "done", "done")
    return {
        "attack_allowed": attack,
        "zones_back": back,
        "returns_in_phase": "air_attack" if aloft and not flight.zone else "",
        "legal": not flight.lost,
    }


@runs("ex-6.42")
def rest(given: Facts) -> dict[str, Any]:
    s = hunt(turn=given["returned_turn"])
    flight = send_up(s, "br_lr_eire_a", "L18", since=given["returned_turn"] - 1)
    go_home(umpire(), s, BRITISH, flight)
    resting = []
    while not can_fly(BOX, s, flight):
        s.turn += 1
        resting.append(s.turn)
    return {
        "resting_turn": resting[0],
        "time_track_box": flight.ready_on,
        "can_fly_turn": s.turn,
    }


@runs("st-6.24")
def return_marker(given: Facts) -> dict[str, Any]:
    s = hunt(turn=given["take_off_turn"])
    flight = send_up(s, given["air_unit"], "D8", since=given["take_off_turn"])
    marker = lands_on(s, flight)
    answers(fly_all(umpire(), s), "done", "done")
    return {"return_marker_turn": marker, "available_after_rest": flight.ready_on}


# ---------------------------------------------------------------------- evasion


@runs("st-9.728")
def repaired(given: Facts) -> dict[str, Any]:
    regained = []
    for die in given["dice"]:
        s = hunt({"bismarck": "F16"})
        s.vessel("bismarck").damage.temporary = given["temporary_loss"]
        repair(umpire(die), s, GERMAN)
        regained.append(given["temporary_loss"] - s.vessel("bismarck").damage.temporary)
    return {"regained": regained}


@runs("st-9.729")
def speed_by_evasion(given: Facts) -> dict[str, Any]:
    s = hunt({"bismarck": "F16"})
    return {"speed": [pace(BOX, slowed(s, "bismarck", left)) for left in given["evasion"]]}
