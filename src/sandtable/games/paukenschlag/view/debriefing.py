"""The campaign looked back upon: ships and tons, the ways of boats and convoys, and the luck."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from sandtable.engine.debrief import Debrief, Happening, ScoreLine, SideScore, Where
from sandtable.engine.events import Event, Rolled
from sandtable.engine.luck import Measure
from sandtable.engine.parts import Words
from sandtable.engine.scene import Fact
from sandtable.engine.texts import say, words
from sandtable.games.paukenschlag import events as e
from sandtable.games.paukenschlag.components import Box
from sandtable.games.paukenschlag.components.rows import Check
from sandtable.games.paukenschlag.events import grid
from sandtable.games.paukenschlag.rules.ch18_victory import (
    luftwaffe_points,
    points_needed,
    ships_needed,
    tons_needed,
)
from sandtable.games.paukenschlag.rules.units import boats_afloat, called
from sandtable.games.paukenschlag.state import GERMAN, US, Campaign
from sandtable.games.paukenschlag.view.chart import BOARD

CONTACT, SHIP, BOAT = "contact", "ship", "boat"
AIRCRAFT = ("air_search", "air_attack", "asw", "huff_duff")
TORPEDOES = ("torpedo", "dud", "crash_dive")


def moment(box: Box, s: Campaign, _: str) -> tuple[int, Words]:
    turn = min(s.turn, s.last_turn)
    return turn, say("subtitle", month=box.month(turn).names, turn=turn, last=s.last_turn)


def scores(box: Box, s: Campaign) -> tuple[SideScore, ...]:
    """The ships that the German has sunk, month by month, and the boats that he has lost."""
    ships, boats = tuple(ship_lines(box, s)), tuple(boat_lines(s))
    title = say("track-ships")
    return (
        SideScore(side=GERMAN, title=title, total=sum(x.points for x in ships), lines=ships),
        SideScore(side=US, title=say("debrief-sunk"), total=len(boats), lines=boats),
    )


def ship_lines(box: Box, s: Campaign) -> Iterator[ScoreLine]:
    """The ships of each month, with their tons."""
    ships, tons = Counter[str](), Counter[str]()
    for loss in s.losses:
        month = box.month(loss.turn).id
        ships[month] += 1
        tons[month] += loss.tons
    for name, number in ships.items():
        text = say("debrief-month", month=box.months[name].names, tons=tons[name])
        yield ScoreLine(text=text, points=number, rule="18.0(ships)")


def boat_lines(s: Campaign) -> Iterator[ScoreLine]:
    for boat in s.boats.values():
        if boat.sunk:
            yield ScoreLine(text=boat.id, points=1, rule="9.2(second)")


def remarks(box: Box, s: Campaign) -> tuple[Fact, ...]:
    """The distance to each goal."""
    found = [
        goal("track-ships", s.ships_sunk, ships_needed(box, s), "18.0(ships)"),
        goal("track-tonnage", s.tons_sunk, tons_needed(box, s), "18.0(tons)"),
    ]
    if points_needed(box, s):
        points = luftwaffe_points(box, s)
        found.append(goal("metric-points", points, points_needed(box, s), "18.0(vp)"))
    return tuple(found)


def goal(label: str, got: int, needed: int, rule: str) -> Fact:
    return Fact(label=say(label), value=say("debrief-goal", got=got, needed=needed), rule=rule)


def whereabouts(box: Box, s: Campaign) -> Iterator[Where]:
    for boat in boats_afloat(s):
        yield Where(boat.id, GERMAN, words(called(box, boat.id)), boat.zone)
    for convoy in s.convoys.values():
        yield Where(convoy.id, US, words(called(box, convoy.id)), convoy.zone)


# ---------------------------------------------------------------------- the time line


def happening(_: Box, event: Event) -> Happening | None:
    row, side, space = place_of(event)
    if not row:
        return None
    return Happening(row=row, side=side, text=event.text(), rule=event.rule, space=space)


def place_of(event: Event) -> tuple[str, str, str]:
    """Return the row of an event, the side that did it, and where; nothing for most."""
    if isinstance(event, grid.ContactBegan):
        return CONTACT, GERMAN, event.zone
    if isinstance(event, grid.ShipSunk):
        return SHIP, GERMAN, event.zone
    if isinstance(event, e.BoatSunk | e.BoatSpotted):
        return BOAT, US, event.zone
    return "", "", ""


# ---------------------------------------------------------------------- luck


def yes(row: Check) -> float:
    return float(row.yes)


def thrower(_: Box, log: Sequence[Event], place: int) -> str:
    """Return whose table it is; of sonar, and of guns, nobody knows without the context."""
    roll = log[place]
    if not isinstance(roll, Rolled):
        return ""
    if roll.table == "radar":
        return roll.column.partition("-")[0]
    if roll.table in TORPEDOES or (roll.table == "surface" and roll.about == "torpedo"):
        return GERMAN
    return US if roll.table in AIRCRAFT else ""


DEBRIEF: Debrief[Box, Campaign] = Debrief(
    board=BOARD,
    moment=moment,
    scores=scores,
    remarks=remarks,
    whereabouts=whereabouts,
    rows=(CONTACT, SHIP, BOAT),
    happening=happening,
    measures={
        "torpedo": (Measure(say("luck-torpedo"), yes),),
        "dud": (Measure(say("luck-dud"), yes, "bad"),),
        "air_search": (Measure(say("luck-air-search"), yes),),
        "air_attack": (Measure(say("luck-air-attack"), yes),),
        "crash_dive": (Measure(say("luck-crash-dive"), yes),),
        "radar": (Measure(say("luck-radar"), yes),),
        "huff_duff": (Measure(say("luck-huff-duff"), yes),),
    },
    thrower=thrower,
    metric="ships_sunk",
)
