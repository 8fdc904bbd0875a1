"""9.1. Torpedoes: the targets are named, then each torpedo has its die."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations_with_replacement

from sandtable.engine.components import Both
from sandtable.engine.decisions import Option
from sandtable.engine.rules import rule
from sandtable.engine.tables import Column, Modifier, Modifiers
from sandtable.engine.texts import say
from sandtable.games.paukenschlag.components import Box, PaukenschlagUmpire
from sandtable.games.paukenschlag.components.rows import Check
from sandtable.games.paukenschlag.events.grid import TorpedoesFired
from sandtable.games.paukenschlag.rules.ch07_places import add_sight, dive
from sandtable.games.paukenschlag.rules.ch09_damage import (
    defence,
    flotation,
    roll_hits,
    torpedo_effect,
)
from sandtable.games.paukenschlag.rules.units import TR, called
from sandtable.games.paukenschlag.state import US, Boat, Campaign

TORPEDO, FIRED = "torpedo", "fired"
LANGUAGES = ("es", "en")
Aims = Mapping[str, int]


@rule("9.1(shots)", "5.5.1(four)", "9.1(empty)", "9.1(submerged)")
def salvoes(box: Box, boat: Boat, targets: Sequence[str]) -> Iterator[Option]:
    """Up to four torpedoes at one target, or spread; a boat that cannot dive fires none."""
    if boat.neutralized:  # 9.1(submerged)
        return
    most = min(boat.torpedoes, box.limits.torpedoes_per_combat)  # 5.5.1(four), 9.1(empty)
    for count in range(1, most + 1):
        for aims in combinations_with_replacement(targets, count):  # 9.1(shots)
            yield salvo(box, Counter(aims))


def salvo(box: Box, aims: Aims) -> Option:
    name = ",".join(f"{target}*{count}" for target, count in aims.items())
    names = [(count, called(box, target)) for target, count in aims.items()]
    spanish, english = (", ".join(f"{n} × {x[tongue]}" for n, x in names) for tongue in LANGUAGES)
    alone = next(iter(aims)) if len(aims) == 1 else ""
    text = say("option-torpedoes", aims=Both(spanish, english))
    return Option(f"{TORPEDO}:{name}", text, piece=alone)


def read_aims(text: str) -> dict[str, int]:
    pairs = (part.split("*") for part in text.split(","))
    return {target: int(count) for target, count in pairs}


@rule("9.1", "9.1(record)", "9.1(submerged)", "5.5.1(reply)")
def fire_torpedoes(
    u: PaukenschlagUmpire, s: Campaign, boat: str, aims: Aims
) -> list[tuple[str, list[str]]]:
    """The boat dives and fires, and is known to be there; return what each target suffers."""
    found = s.boats[boat]
    dive(s, boat)  # 9.1(submerged)
    found.torpedoes -= sum(aims.values())  # 9.1(record)
    found.fired = True
    add_sight(s, US, boat, FIRED, FIRED)  # 5.5.1(reply)
    return [(target, shoot(u, s, boat, target, count)) for target, count in aims.items()]  # 9.1


@rule("9.1(hit)", "9.1(dud)", "9.1(odds)", "9.1(convoy)")
def shoot(u: PaukenschlagUmpire, s: Campaign, boat: str, target: str, count: int) -> list[str]:
    """Hits on a ship are added up; each hit on a convoy strikes one transport."""
    hits = sum(
        u.roll(column_of(u.box, s, target), aim_modifiers(u.box, s, target)).yes  # 9.1(hit)
        for _ in range(count)
    )
    duds = sum(u.roll(u.box.dud).yes for _ in range(hits))  # 9.1(dud)
    told = {"count": count, "hits": hits, "duds": duds}
    u.tell(TorpedoesFired, boat=boat, target=called(u.box, target), **told)
    live, power = hits - duds, u.box.limits.torpedo_attack
    if target in s.convoys:  # 9.1(convoy)
        return [strike(u, s, target, power) for _ in range(live)]
    return [strike(u, s, target, power * live)] if live else []  # 9.1(odds)


def strike(u: PaukenschlagUmpire, s: Campaign, target: str, power: int) -> str:
    hits = roll_hits(u, power, defence(u.box, s, target), "torpedo")
    return torpedo_effect(hits, flotation(u.box, s, target))


@rule("9.1(hit)", "9.1(d10)")
def column_of(box: Box, s: Campaign, target: str) -> Column[Check]:
    if target in s.convoys:
        return box.torpedo[TR if s.convoys[target].lone else "convoy"]
    return box.torpedo[s.ships[target].type]


@rule("9.1(tight)", "10.1(loose)", "10.1(line)")
def aim_modifiers(box: Box, s: Campaign, target: str) -> Modifiers:
    """A tight formation is harder to hit, a loose one easier."""
    convoy = s.convoys.get(target)
    value = getattr(box.formation, convoy.formation) if convoy else 0  # 10.1(loose), 10.1(line)
    return Modifiers(Modifier("formation", value, "9.1(tight)"))
