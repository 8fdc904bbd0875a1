"""12. Victory: the four ends of the game and the schedule of points."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from sandtable.engine.game import Outcome
from sandtable.engine.rules import rule
from sandtable.games.bismarck.components import BismarckUmpire, Box
from sandtable.games.bismarck.components.schedule import Points
from sandtable.games.bismarck.events import GameEnded, PointsScored, PortEntered
from sandtable.games.bismarck.rules.appearance import box_zone
from sandtable.games.bismarck.rules.ch06_air import base_zone
from sandtable.games.bismarck.rules.units import evasion, general_type
from sandtable.games.bismarck.state import (
    BISMARCK,
    BRITISH,
    GERMAN,
    PRINZ_EUGEN,
    SIDES,
    Campaign,
    Vessel,
    enemy_of,
)


class Score(NamedTuple):
    """An entry of the schedule that has been earned, and the ship or unit that it is for."""

    side: str
    rule: str
    what: str
    points: int
    whom: str


# ---------------------------------------------------------------------- ends


@rule("12.12", "12.7", "12.33")
def ports(u: BismarckUmpire, s: Campaign) -> str:
    """After all combat of the turn in which she reached a friendly port, the Bismarck enters it."""
    note_damaged_home(u.box, s)
    bismarck = s.german.vessels[BISMARCK]
    u.tell(PortEntered, ship=u.box.ships[BISMARCK].name, zone=bismarck.zone)
    pay_for_port(u.box, s, "bismarck_enters_port_on_day")  # 12.33
    s.ending = "bismarck_in_port"  # 12.12
    return "end"  # 12.7


def has_reached_port(box: Box, vessel: Vessel) -> bool:
    port = box.board.port_in.get(vessel.zone)
    return bool(vessel.entered) and port is not None and port.side == GERMAN


def is_bismarck_home(box: Box, s: Campaign) -> bool:
    """Her entry ends the game in the open; the cruiser's entry is recorded in secret."""
    return has_reached_port(box, s.german.vessels[BISMARCK])


@rule("12.32", "12.7")
def note_damaged_home(box: Box, s: Campaign) -> None:
    """Ships that reached a friendly port this turn with a midships hit, each once."""
    for vessel in s.german.afloat:
        hurt = vessel.damage.midships > 0 and vessel.id not in s.damaged_home
        if hurt and has_reached_port(box, vessel):
            s.damaged_home.append(vessel.id)


@rule("12.33", "12.33(bergen)")
def pay_for_port(box: Box, s: Campaign, entry: str) -> None:
    """The lines of 12.33 are alternatives: they score once."""
    if s.port_points:
        return
    points = box.points[entry]
    s.port_points[entry] = points.vp or points.by_day[box.turns[s.turn].day]


@rule("12.14", "12.13", "12.33(bergen)")
def end_of_turn(u: BismarckUmpire, s: Campaign) -> bool:
    """Test the ends after the chance phase: an idle Bismarck, the German lead, the last turn."""
    note_damaged_home(u.box, s)
    idle = u.box.points["bismarck_still_in_bergen_after_turn"]
    in_bergen = s.german.vessels[BISMARCK].zone == box_zone(u.box, "bergen")
    if s.turn == idle.turn and in_bergen:
        pay_for_port(u.box, s, idle.id)  # 12.33(bergen)
    if is_uncatchable(u.box, s):  # 12.14
        s.ending = "german_uncatchable"
    elif s.turn == s.last_turn:  # 12.13
        s.ending = "time_limit"
    return bool(s.ending)


@rule("12.1", "12.1(five)", "12.2", "12.11")
def end(u: BismarckUmpire, s: Campaign) -> None:
    """Both totals are added up; the higher wins, equal totals are a draw."""
    u.reveal()  # 12.11
    note_damaged_home(u.box, s)
    for score in schedule(u.box, s):  # 12.1, 12.1(five)
        u.tell(PointsScored, **score._asdict())
    british, german = (total(u.box, s, side) for side in SIDES)
    s.result = "draw" if british == german else BRITISH if british > german else GERMAN  # 12.2
    u.tell(GameEnded, ending=s.ending, british=british, german=german, result=s.result)


def total(box: Box, s: Campaign, side: str) -> int:
    return sum(score.points for score in schedule(box, s) if score.side == side)


# ---------------------------------------------------------------------- the schedule


@rule("12.3", "12.4")
def schedule(box: Box, s: Campaign) -> list[Score]:
    """Every entry earned so far, as if the game ended now."""
    return [
        *sinkings(box, s),
        *german_ships_home(box, s),
        *german_ships_at_sea(box, s),
        *air_units_lost(box, s),
        *convoys(box, s),
        *mobilized(box, s),
        *damage_afloat(box, s),
    ]


def earned(points: Points, side: str, value: int, whom: str = "") -> Score:
    return Score(side, points.rule, points.event, value, whom)


@rule("12.31", "12.41")
def sinkings(box: Box, s: Campaign) -> Iterator[Score]:
    for ship in (BISMARCK, PRINZ_EUGEN):
        if s.german.vessels[ship].sunk:
            points = box.points[f"sunk_{ship}"]
            yield earned(points, BRITISH, points.vp, box.ships[ship].name)
    points = box.points["british_ship_sunk"]
    for vessel in s.british.vessels.values():
        if vessel.sunk:
            value = points.by_ship.get(vessel.id)
            value = points.by_type[box.ships[vessel.id].type] if value is None else value
            yield earned(points, GERMAN, value, box.ships[vessel.id].name)


@rule("12.32", "12.33")
def german_ships_home(box: Box, s: Campaign) -> Iterator[Score]:
    for ship in s.damaged_home:
        points = box.points[f"enters_friendly_port_with_midships_hit_{ship}"]
        yield earned(points, BRITISH, points.vp, box.ships[ship].name)
    for entry, value in s.port_points.items():
        yield earned(box.points[entry], BRITISH, value)


@rule("12.34", "12.45", "12.46", "12.46(excl)")
def german_ships_at_sea(box: Box, s: Campaign) -> Iterator[Score]:
    for vessel in s.german.afloat:
        if vessel.zone in box.board.port_in:
            continue
        name = box.ships[vessel.id].name
        slow = box.points[f"at_sea_at_end_evasion_max_{vessel.id}"]
        if evasion(box, vessel) <= slow.evasion_max:
            yield earned(slow, BRITISH, slow.vp, name)  # 12.34
        whole = box.points[f"at_sea_at_end_no_midships_{vessel.id}"]
        hurt = box.points["at_sea_at_end_damaged_evasion_min_bismarck"]
        if not vessel.damage.midships:
            yield earned(whole, GERMAN, whole.vp, name)  # 12.45
        elif vessel.id == BISMARCK and evasion(box, vessel) >= hurt.evasion_min:  # 12.46(excl)
            yield earned(hurt, GERMAN, hurt.vp)  # 12.46


@rule("12.35", "12.43")
def air_units_lost(box: Box, s: Campaign) -> Iterator[Score]:
    """Units that were lost, and those still aloft whose carrier is gone."""
    for side in SIDES:
        points = box.points[f"{side}_air_unit_lost"]
        for flight in s.fleet(side).flights.values():
            if flight.lost or (flight.zone and not base_zone(box, s, flight)):
                yield earned(points, enemy_of(side), points.vp)


@rule("12.36", "12.44")
def convoys(box: Box, s: Campaign) -> Iterator[Score]:
    if not s.convoys:
        points = box.points["no_convoy_sunk"]
        yield earned(points, BRITISH, points.vp)
    points = box.points["convoy_destroyed"]
    for number in range(len(s.convoys)):
        value = points.by_number[min(number, len(points.by_number) - 1)]
        yield earned(points, GERMAN, value)


@rule("12.42")
def mobilized(box: Box, s: Campaign) -> Iterator[Score]:
    points = box.points["escort_mobilized"]
    for ship in s.british.mobilized:
        yield earned(points, GERMAN, points.vp, box.ships[ship].name)


@rule("12.5")
def damage_afloat(box: Box, s: Campaign) -> Iterator[Score]:
    points = box.points["midships_hit_on_enemy_afloat_at_end"]
    for side in SIDES:
        for vessel in s.fleet(side).afloat:
            value = vessel.damage.midships * points.by_general_type[general_type(box, vessel)]
            if value:
                yield earned(points, enemy_of(side), value, box.ships[vessel.id].name)


# ---------------------------------------------------------------------- out of reach


@rule("12.13")
def is_uncatchable(box: Box, s: Campaign) -> bool:
    """Return whether the German points already certain exceed all the British can still total."""
    return german_certain(box, s) > british_possible(box, s)


def german_certain(box: Box, s: Campaign) -> int:
    """Points that cannot be lost again: all but those for being at sea."""
    at_sea = sum(score.points for score in german_ships_at_sea(box, s) if score.side == GERMAN)
    return total(box, s, GERMAN) - at_sea


def british_possible(box: Box, s: Campaign) -> int:
    """Secured points, and the most that the German ships and aircraft can still yield."""
    cruiser = s.german.vessels[PRINZ_EUGEN]
    secured = [
        *(score for score in sinkings(box, s) if score.side == BRITISH),
        *german_ships_home(box, s),
        *(score for score in air_units_lost(box, s) if score.side == BRITISH),
    ]
    planes = sum(not flight.lost for flight in s.german.flights.values())
    return (
        sum(score.points for score in secured)
        + bismarck_at_most(box, s)
        + (0 if cruiser.sunk else box.points["sunk_prinz_eugen"].vp)
        + planes * box.points["german_air_unit_lost"].vp
        + (0 if s.convoys else box.points["no_convoy_sunk"].vp)
    )


def bismarck_at_most(box: Box, s: Campaign) -> int:
    """The larger of sinking her and of driving her home with all midships boxes but one hit."""
    sunk = box.points["sunk_bismarck"].vp
    per_hit = box.points["midships_hit_on_enemy_afloat_at_end"].by_general_type["battleship"]
    hits = (box.ships[BISMARCK].midships - 1) * per_hit
    home = box.points[f"enters_friendly_port_with_midships_hit_{BISMARCK}"].vp
    by_day = box.points["bismarck_enters_port_on_day"].by_day
    next_day = box.turns[min(s.turn + 1, s.last_turn)].day
    return sunk if s.port_points else max(sunk, hits + home + by_day[next_day])


def outcome(box: Box, s: Campaign) -> Outcome | None:
    if not s.result:
        return None
    return Outcome(
        s.result,
        None if s.result == "draw" else s.result,
        {
            "german_vp": total(box, s, GERMAN),
            "british_vp": total(box, s, BRITISH),
            "convoys_sunk": len(s.convoys),
            "bismarck_sunk": int(s.german.vessels[BISMARCK].sunk),
            "prinz_eugen_sunk": int(s.german.vessels[PRINZ_EUGEN].sunk),
            "first_contact_turn": s.first_contact,
            "battles": s.battles,
        },
        reason=s.ending,
    )
