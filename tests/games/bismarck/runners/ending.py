"""Chance, time and victory: chapters 10 to 12."""

from typing import Any

from sandtable.games.bismarck.rules.ch05_movement import enter
from sandtable.games.bismarck.rules.ch10_chance import column, is_seen, may_attack_convoy
from sandtable.games.bismarck.rules.ch12_victory import ports, total
from sandtable.games.bismarck.rules.units import is_night
from sandtable.games.bismarck.state import BRITISH, GERMAN, Campaign
from tests.games.bismarck.battles import BOX, umpire
from tests.games.bismarck.hunts import hunt, points, slowed, unit_with
from tests.games.bismarck.runners.common import Facts, runs
from tests.games.bismarck.runners.search import level

ON_ROUTE = "H9"
BY_DISTANCE = (ON_ROUTE, "G9", "F9")


def turn_of(day: int) -> int:
    return max(number for number, turn in BOX.turns.items() if turn.day == day)


# ---------------------------------------------------------------------- chance


@runs("st-10.214")
def columns(given: Facts) -> dict[str, Any]:
    return {"columns": [column(BOX, zone) for zone in given["zones"]]}


@runs("st-10.212")
def general_search(given: Facts) -> dict[str, Any]:
    shown = []
    for case in given["cases"]:
        zone = next(
            z
            for z in BOX.board.sea
            if BOX.board.inside_patrol_area(z) and column(BOX, z) == case["column"]
        )
        s = hunt({"bismarck": zone}, visibility=level(case["visibility"]))
        shown.append(is_seen(BOX, s, s.vessel("bismarck"), BOX.chance.read(case["roll"])))
    return {"revealed": shown}


def may_take(s: Campaign, roll: int = 10) -> bool:
    return may_attack_convoy(BOX, s, unit_with(s, "bismarck"), BOX.chance.read(roll))


@runs("st-10.24")
def convoy_results(given: Facts) -> dict[str, Any]:
    taken = []
    for case in given["cases"]:
        zone = BY_DISTANCE[case["distance_to_route"]]
        far = BOX.board.distance_to(zone, BOX.board.on_routes)
        assert far == case["distance_to_route"]
        mode = " patrol" if case["patrol"] else ""
        taken.append(may_take(hunt({"bismarck": zone + mode}), case["roll"]))
    return {"convoy": taken}


@runs("st-10.26")
def one_a_day(given: Facts) -> dict[str, Any]:
    same = []
    for turn in given["qualifies_on_turns"]:
        s = hunt({"bismarck": ON_ROUTE}, turn=turn)
        s.convoys = [BOX.turns[given["destroyed_on_turn"]].day]
        same.append(BOX.turns[turn].day in s.convoys)
        assert not may_take(s)
    s.convoys = []
    night = is_night(BOX, s, ON_ROUTE) and not may_take(s)
    return {
        "same_date": same,
        "may_destroy_on_turn_13": "no, 24:00 is night (11.13)" if night else "yes",
    }


@runs("st-11.11")
def nights(given: Facts) -> dict[str, Any]:
    found = []
    for case in given["cases"]:
        turn = next(n for n, box in BOX.turns.items() if box.clock == case["clock"])
        found.append(is_night(BOX, hunt(turn=turn), case["zone"]))
    return {"night": found}


# ---------------------------------------------------------------------- victory


def bismarck_home(day: int, port: str = "brest", **damage: int) -> Campaign:
    """The Bismarck enters a port on a day, the Prinz Eugen being at sea."""
    where = BOX.board.ports[port]
    s = hunt({"bismarck": min(where.exits), "prinz_eugen": "H10"}, turn=turn_of(day))
    for name, hits in damage.items():
        setattr(s.vessel("bismarck").damage, name, hits)
    enter(unit_with(s, "bismarck"), where.zone)
    ports(umpire(), s)
    return s


@runs("st-12.33")
def home_by_day(given: Facts) -> dict[str, Any]:
    days = given["bismarck_enters_port_on_day"]
    return {"british_vp": [sum(points(bismarck_home(d), BRITISH, "12.33")) for d in days]}


@runs("st-12.44")
def five_convoys(given: Facts) -> dict[str, Any]:
    s = hunt()
    s.convoys = list(range(22, 22 + given["convoys"]))
    each = points(s, GERMAN, "12.44")
    return {"german_vp_each": each, "german_vp_total": sum(each)}


@runs("st-12.32")
def damaged_home(given: Facts) -> dict[str, Any]:
    bismarck, prinz = given["bismarck"], given["prinz_eugen"]
    s = bismarck_home(bismarck["day"], bismarck["port"], midships=bismarck["midships_hits"])
    s.vessel("prinz_eugen").damage.midships = prinz["midships_hits"]
    assert bool(s.vessel("prinz_eugen").zone) == prinz["at_sea"]
    assert len(s.convoys) == given["convoys"]
    return {"british_vp": total(BOX, s, BRITISH), "german_vp": total(BOX, s, GERMAN)}


@runs("st-12.45")
def at_sea(given: Facts) -> dict[str, Any]:
    found: dict[str, list[int]] = {}
    for case in given["bismarck"]:
        s = hunt({"bismarck": "H10"})
        slowed(s, "bismarck", case["evasion"]).damage.midships = case["midships_hits"]
        scores = {
            "german_vp_12_45_46": points(s, GERMAN, "12.45", "12.46"),
            "british_vp_12_34": points(s, BRITISH, "12.34"),
            "british_vp_12_5": points(s, BRITISH, "12.5"),
        }
        for name, earned in scores.items():
            found.setdefault(name, []).append(sum(earned))
    return found
