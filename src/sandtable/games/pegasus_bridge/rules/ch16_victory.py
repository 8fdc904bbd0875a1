"""16. Victory points and the levels of victory."""

from __future__ import annotations

from collections.abc import Iterator

from sandtable.engine.game import Outcome
from sandtable.engine.rules import rule
from sandtable.games.pegasus_bridge.components import Box, PegasusUmpire
from sandtable.games.pegasus_bridge.events.bridge import (
    AssaultEnded,
    PointsCounted,
)
from sandtable.games.pegasus_bridge.rules.positions import (
    AT_GUN,
    SCHMIDT,
    combat_areas,
    german_occupied,
)
from sandtable.games.pegasus_bridge.state import BRITISH, DAMAGED, DESTROYED, GERMAN, Assault

GERMAN_VICTORY, MARGINAL = "german_victory", "marginal"
SUBSTANTIAL, OVERWHELMING = "substantial", "overwhelming"


@rule("16.0")
def count_points(u: PegasusUmpire, s: Assault) -> None:
    """At the end of the last turn the points are added up and compared with the levels."""
    s.points = 0
    for item, points, rule_id in items(u.box, s):
        s.points += points
        u.tell(PointsCounted, item=item, points=points, rule=rule_id)
    s.result = level(u.box, s.scenario, s.points)
    u.tell(AssaultEnded, points=s.points, result=s.result)


@rule("16.0", "16.0.control")
def score(box: Box, s: Assault) -> int:
    """The points as they stand."""
    return sum(points for _, points, _ in items(box, s))


def items(box: Box, s: Assault) -> Iterator[tuple[str, int, str]]:
    """Yield every item of the chart with its points and its rule."""
    for item, points, rule_id in (*places(box, s), *guns(box, s), *prizes(box, s), *costs(box, s)):
        if points:
            yield item, points, rule_id


@rule("16.0.control", "C.contested")
def controls(s: Assault, area: str) -> bool:
    """British units were the last to occupy it, and no German is in it at the end."""
    return area in s.held and area not in german_occupied(s)


@rule("16.0.pegasus", "16.0.pegasus.damaged", "16.0.ranville", "16.0.pillbox", "C.intact")
def places(box: Box, s: Assault) -> Iterator[tuple[str, int, str]]:
    """Bridges, pillbox and cleared bunkers; a destroyed bridge is worth nothing."""
    ground, points = box.ground, box.victory
    if controls(s, ground.pegasus) and s.bridge != DESTROYED:  # C.intact
        damaged = s.bridge == DAMAGED
        worth = points.pegasus_damaged if damaged else points.pegasus_intact
        yield "pegasus", worth, "16.0.pegasus.damaged" if damaged else "16.0.pegasus"
    if controls(s, ground.bridges["ranville"]):
        yield "ranville", points.ranville, "16.0.ranville"
    if controls(s, ground.pillbox):
        yield "pillbox", points.pillbox, "16.0.pillbox"
    yield "bunkers", points.bunker * bunkers(box, s), "16.0.bunker"


@rule("16.0.bunker", "5.3.bunker")
def bunkers(box: Box, s: Assault) -> int:
    """Return how many bunkers are both cleared and controlled."""
    return len([area for area in s.cleared if controls(s, area)])


@rule("16.0.mg", "16.0.at")
def guns(box: Box, s: Assault) -> Iterator[tuple[str, int, str]]:
    """Guns destroyed, by whomever, or standing in a controlled area."""
    won = [gun.id for gun in s.weapons.values() if gun.destroyed or controls(s, gun.area)]
    machine_guns = [name for name in won if name != AT_GUN]
    yield "machine_guns", box.victory.machine_gun * len(machine_guns), "16.0.mg"
    yield "at_gun", box.victory.at_gun if AT_GUN in won else 0, "16.0.at"


@rule("16.0.tank", "16.0.prisoner", "16.0.schmidt", "5.8.vp")
def prizes(box: Box, s: Assault) -> Iterator[tuple[str, int, str]]:
    """Tanks, prisoners under guard, and Schmidt dead or taken."""
    yield "tanks", box.victory.tank * len(s.tanks_destroyed), "16.0.tank"
    guarded = combat_areas(s.british)
    prisoners = sum(number for area, number in s.prisoners.items() if area in guarded)
    yield "prisoners", box.victory.prisoner * prisoners, "16.0.prisoner"
    taken = SCHMIDT in (*s.captured, *s.killed)  # 5.8.vp
    yield "schmidt", box.victory.schmidt if taken else 0, "16.0.schmidt"


@rule("16.0.leader", "16.0.platoon")
def costs(box: Box, s: Assault) -> Iterator[tuple[str, int, str]]:
    """Leaders killed and platoons eliminated; crashes count unless the option says otherwise."""
    gone = losses(s)
    leaders = [name for name in gone if box.counters[name].kind == "leader"]
    yield "leaders", box.victory.leader_killed * len(leaders), "16.0.leader"
    platoons = [name for name in box.of_kind("platoon") if is_eliminated(box, gone, name)]
    yield "platoons", box.victory.platoon_eliminated * len(platoons), "16.0.platoon"


def losses(s: Assault) -> set[str]:
    spared = set() if s.switches.crash_losses_score else set(s.crash_losses)
    return set(s.lost) - spared


@rule("16.0.platoon")
def is_eliminated(box: Box, gone: set[str], platoon: str) -> bool:
    """As a whole, or both of its squads."""
    squads = box.counters[platoon].splits_into
    return platoon in gone or (bool(squads) and gone.issuperset(squads))


@rule(
    "16.0", "17.1.victory", "17.2.victory.beginner", "17.2.victory.advanced",
    "17.2.victory.expert", "C.overwhelming",
)  # fmt: skip
def level(box: Box, scenario: str, points: int) -> str:
    """The level whose lowest score is reached."""
    # 16.0, 17.1.victory, 17.2.victory.beginner, 17.2.victory.advanced, 17.2.victory.expert
    steps = box.scenarios[scenario]
    if points >= steps.overwhelming:  # C.overwhelming
        return OVERWHELMING
    if points >= steps.substantial:
        return SUBSTANTIAL
    return MARGINAL if points >= steps.marginal else GERMAN_VICTORY


def outcome(box: Box, s: Assault) -> Outcome | None:
    """Return how the match ended, with its figures."""
    if not s.result:
        return None
    metrics = {
        "victory_points": s.points,
        "gliders_crashed": sum(glider.crashed for glider in s.gliders),
        "tanks_destroyed": len(s.tanks_destroyed),
        "leaders_lost": sum(box.counters[name].kind == "leader" for name in s.lost),
        "bridge_destroyed": int(s.bridge == DESTROYED),
    }
    winner = GERMAN if s.result == GERMAN_VICTORY else BRITISH
    return Outcome(s.result, winner, dict(metrics))
