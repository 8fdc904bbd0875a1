"""The debriefing of the hunt: points by rule, both fleets' tracks, contacts, battles, losses."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from sandtable.engine.debrief import Debrief, Happening, ScoreLine, SideScore, Where
from sandtable.engine.events import Event, Rolled
from sandtable.engine.luck import Measure
from sandtable.engine.parts import Words
from sandtable.engine.scene import Fact
from sandtable.engine.texts import say
from sandtable.games.bismarck import events as e
from sandtable.games.bismarck.components import Box
from sandtable.games.bismarck.components.rows import Bombs, ChanceRow, Hits
from sandtable.games.bismarck.events.battle import BattleBegan, ShipFired
from sandtable.games.bismarck.rules.ch12_victory import schedule, total
from sandtable.games.bismarck.state import BISMARCK, BRITISH, GERMAN, SIDES, Campaign, enemy_of
from sandtable.games.bismarck.view.atlas import SEARCH_BOARD

CONTACT, BATTLE, LOSS = "contact", "battle", "loss"


def moment(box: Box, s: Campaign, _: str) -> tuple[int, Words]:
    turn = box.turns[s.turn]
    return s.turn, say("date", day=turn.day, clock=turn.hour)


def scores(box: Box, s: Campaign) -> tuple[SideScore, ...]:
    return tuple(
        SideScore(
            side=side,
            title=say(f"seat-{side}"),
            total=total(box, s, side),
            lines=tuple(score_lines(box, s, side)),
        )
        for side in SIDES
    )


def score_lines(box: Box, s: Campaign, side: str) -> Iterator[ScoreLine]:
    """Return the entries of a side, one line per kind."""
    points, number = Counter[tuple[str, str, str]](), Counter[tuple[str, str, str]]()
    for score in schedule(box, s):
        if score.side == side:
            points[score.rule, score.what, score.whom] += score.points
            number[score.rule, score.what, score.whom] += 1
    for kind, worth in points.items():
        rule, what, whom = kind
        text = say("debrief-points", what=what, whom=whom, number=number[kind])
        yield ScoreLine(text=text, points=worth, rule=rule)


def remarks(box: Box, s: Campaign) -> tuple[Fact, ...]:
    """Return the end of the hunt, and facts that scored nothing."""
    found = []
    if s.ending:
        ending = say("ending", ending=s.ending)
        found.append(Fact(label=say("debrief-ending"), value=ending, rule="12.1"))
    afloat = s.german.vessels[BISMARCK]
    if afloat.zone:
        hits = f"{afloat.damage.midships} / {box.ships[BISMARCK].midships}"
        found.append(Fact(label=say("debrief-midships"), value=hits, rule="9.711"))
    return tuple(found)


def whereabouts(box: Box, s: Campaign) -> Iterator[Where]:
    for side in SIDES:
        for vessel in s.fleet(side).afloat:
            name = box.ships[vessel.id].name
            yield Where(vessel.id, side, name, vessel.zone, main=side == GERMAN)


# ---------------------------------------------------------------------- the time line


def happening(box: Box, event: Event) -> Happening | None:
    row, side = place_of(box, event)
    return Happening(row=row, side=side, text=event.text()) if row else None


def place_of(box: Box, event: Event) -> tuple[str, str]:
    """Return the time line row and the side of an event; none for most events."""
    if isinstance(event, e.ShipsFound):
        return CONTACT, event.side
    if isinstance(event, e.ContactHeld | e.GeneralSearchSucceeded | e.RadioBearingTaken):
        return CONTACT, BRITISH
    if isinstance(event, BattleBegan | e.AirAttackMade):
        return BATTLE, event.side
    if isinstance(event, e.ConvoyDestroyed):
        return LOSS, GERMAN
    if isinstance(event, e.ShipSunk):
        return LOSS, enemy_of(side_of(box, event.ship))
    if isinstance(event, e.AirUnitLost):
        return LOSS, enemy_of(event.side)
    return "", ""


def side_of(box: Box, name: str) -> str:
    return next(ship.side for ship in box.ships.values() if ship.name == name)


# ---------------------------------------------------------------------- luck


def midships(row: Hits | Bombs) -> float:
    return float(sum(effect.n for effect in row.effects if effect.hit == "midships"))


def met_convoy(row: ChanceRow) -> float:
    return float(row.result == "convoy")


def was_searched(row: ChanceRow) -> float:
    return float(row.result == "general_search")


def thrower(box: Box, log: Sequence[Event], place: int) -> str:
    """Return the side that rolled: the last attacker, or the owner of the table."""
    roll = log[place]
    if not isinstance(roll, Rolled) or roll.table == "visibility_change":
        return ""
    if roll.table.startswith(("gunnery", "special", "third", "bombing")):
        return attacker(box, log, place)
    if roll.table == "evasion_repair" and roll.seen_by:
        return roll.seen_by[0]
    return {"chance": GERMAN, "reinforcement": ""}.get(roll.table, BRITISH)


def attacker(box: Box, log: Sequence[Event], place: int) -> str:
    for event in reversed(log[:place]):
        if isinstance(event, ShipFired):
            return side_of(box, event.ship)
        if isinstance(event, e.AirAttackMade):
            return event.side
    return ""


GUNNERY = (Measure(say("luck-gunnery"), midships),)
BOMBS = (Measure(say("luck-bombs"), midships),)

DEBRIEF: Debrief[Box, Campaign] = Debrief(
    board=SEARCH_BOARD,
    moment=moment,
    scores=scores,
    remarks=remarks,
    whereabouts=whereabouts,
    rows=(CONTACT, BATTLE, LOSS),
    happening=happening,
    measures={
        "gunnery_a": GUNNERY,
        "gunnery_b": GUNNERY,
        "special_damage_a": (Measure(say("luck-special"), midships),),
        "special_damage_b": (Measure(say("luck-special"), midships),),
        "bombing_british_torpedo": BOMBS,
        "bombing_british_level": BOMBS,
        "bombing_german_level": BOMBS,
        "shadow": (Measure(say("luck-shadow"), lambda row: float(row.held)),),
        "chance": (
            Measure(say("luck-convoy"), met_convoy),
            Measure(say("luck-search"), was_searched, side=BRITISH),
        ),
        "turret_jam": (Measure(say("luck-jam"), lambda row: float(row.jam), "bad"),),
        "evasion_repair": (Measure(say("luck-repair"), lambda row: float(row.value)),),
    },
    thrower=thrower,
)
