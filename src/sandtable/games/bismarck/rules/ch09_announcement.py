"""9.2. Naval combat: who attacks whom, drawn by type, and who of a force takes part."""

from __future__ import annotations

from collections.abc import Iterable

from sandtable.engine.decisions import Choose, Facts, Option, Steps
from sandtable.engine.rules import rule
from sandtable.engine.texts import say
from sandtable.games.bismarck.components import BismarckUmpire, Box
from sandtable.games.bismarck.events import (
    ActionAnnounced,
    CombatDeclined,
    ReserveCommitted,
    StayedOut,
)
from sandtable.games.bismarck.rules.units import (
    Unit,
    by_coordinates,
    evasion,
    ids,
    is_blind,
    is_carrier,
    is_foggy,
    names,
    unit_id,
    unit_type,
    units,
)
from sandtable.games.bismarck.state import (
    SEARCH,
    SHADOW,
    SIDES,
    Action,
    Campaign,
    enemy_of,
)

DONE, ACCEPT, DECLINE, ALL_FIGHT = "done", "accept", "decline", "all-fight"
Pair = tuple[Unit, Unit]


@rule("4.8", "9.21", "9.23", "9.26")
def naval_combat(u: BismarckUmpire, s: Campaign) -> Steps[str]:
    """The British announce all their attacks, then the German; then the actions are fought."""
    s.actions = []
    for side in SIDES:  # 9.21
        yield from announce(u, s, side)  # 4.8, 9.23
    if not s.actions:
        return "ports"
    yield from muster(u, s)
    return "battle"  # 9.26


@rule("9.23", "9.24")
def announce(u: BismarckUmpire, s: Campaign, side: str) -> Steps[None]:
    """Zone by zone: an action against a type of ship, with a type of one's own.

    A side that has located an enemy is asked, with or without ships to attack it.
    """
    refused: set[tuple[str, str, str]] = set()
    while True:
        if not any(may_be_attacked(s, unit) for unit in units(s.fleet(enemy_of(side)))):
            return
        choices = sorted(
            {key for key in possible_attacks(u.box, s, side) if key not in refused},
            key=lambda key: (by_coordinates(key[0]), *key[1:]),
        )
        options = [
            Option(
                f"{zone}.{own}.{theirs}",
                say("option-attack", zone=zone, own=own, theirs=theirs),
                zone,
            )
            for zone, own, theirs in choices
        ]
        options.append(Option(DONE, say("option-no-more-attacks")))
        ask = say("ask-attack")
        answer = yield Choose("attack", side, ask, options, rule="9.24", group="attack")
        if answer == DONE:
            return
        zone, own, theirs = answer.split(".")
        accepted = yield from open_action(u, s, side, zone, own, theirs)
        if not accepted:
            refused.add((zone, own, theirs))


def possible_attacks(box: Box, s: Campaign, side: str) -> Iterable[tuple[str, str, str]]:
    """Every zone with a type that may attack there and a type that may be attacked."""
    for zone in dict.fromkeys(vessel.zone for vessel in s.fleet(side).afloat):
        for attacker, target in pairs(box, s, side, zone):
            yield zone, unit_type(box, attacker), unit_type(box, target)


def pairs(box: Box, s: Campaign, side: str, zone: str) -> list[Pair]:
    """The own and enemy units of a zone between which combat can be announced at all."""
    if is_blind(box, s) or is_foggy(box, s, zone):
        return []
    return [
        (attacker, target)
        for attacker in units(s.fleet(side), zone)
        if may_attack(box, s, attacker)
        for target in units(s.fleet(enemy_of(side)), zone)
        if may_be_attacked(s, target) and not is_bound(s, attacker, target)
    ]


@rule("9.22", "9.221", "9.223", "9.33", "OA.9(duty)")
def may_attack(box: Box, s: Campaign, unit: Unit) -> bool:
    """Carriers alone, escorts on duty and committed ships are left out."""
    if all(is_carrier(box, vessel) for vessel in unit) or unit[0].is_escort:  # 9.221, OA.9(duty)
        return False
    return not unit[0].in_port and not is_committed(s, unit)  # 9.22, 9.223, 9.33


@rule("9.23", "9.223", "12.7", "12.7(pe)", "9.21")
def may_be_attacked(s: Campaign, unit: Unit) -> bool:
    """Located this turn by search or shadow, not in port since an earlier turn, not committed."""
    found = any(s.located.get(vessel.id) in (SEARCH, SHADOW) for vessel in unit)  # 9.23
    # 9.21, 9.223, 12.7, 12.7(pe)
    return found and not unit[0].in_port and not is_committed(s, unit)


def is_committed(s: Campaign, unit: Unit) -> bool:
    taken = {*s.fought}
    for action in s.actions:
        taken |= {*action.attackers, *action.defenders, *action.latecomers, *action.aside}
    return any(vessel.id in taken for vessel in unit)


@rule("9.224")
def is_bound(s: Campaign, attacker: Unit, target: Unit) -> bool:
    """Return whether a shadower in contact would attack something else than its target."""
    shadowed = s.shadows.get(unit_id(attacker[0]), [])
    return bool(shadowed) and not any(vessel.id in shadowed for vessel in target)


@rule("9.222", "9.222(att)", "9.222(def)")
def is_fast_enough(box: Box, attacker: Unit, target: Unit) -> bool:
    """The fastest ship that may attack must not be slower than the target's slowest."""
    # 9.222, 9.222(att), 9.222(def)
    return attack_evasion(box, attacker) >= defence_evasion(box, target)


def attack_evasion(box: Box, unit: Unit) -> int:
    return max(evasion(box, v) for v in unit if not is_carrier(box, v))


def defence_evasion(box: Box, unit: Unit) -> int:
    return min(evasion(box, vessel) for vessel in unit)


@rule("9.241", "9.242", "9.242(order)", "9.222")
def open_action(
    u: BismarckUmpire, s: Campaign, side: str, zone: str, own: str, theirs: str
) -> Steps[bool]:
    """Draw attacker and target among the permitted pairs; without any the enemy may accept one."""
    named = [
        pair
        for pair in pairs(u.box, s, side, zone)
        if unit_type(u.box, pair[0]) == own and unit_type(u.box, pair[1]) == theirs  # 9.241
    ]
    permitted = [pair for pair in named if is_fast_enough(u.box, *pair)]  # 9.222
    attacker, target = draw(u, permitted or named)  # 9.242
    u.reveal()  # 9.242(order)
    if not permitted:
        accepted = yield from ask_enemy(u, side, zone, attacker, target)
        if not accepted:
            u.tell(CombatDeclined, side=enemy_of(side), zone=zone)
            return False
    commit(u, s, side, attacker, target)
    return True


@rule("9.241", "9.242")
def draw(u: BismarckUmpire, found: list[Pair]) -> Pair:
    attackers = list({unit_id(pair[0][0]): pair[0] for pair in found}.values())
    attacker = u.one_of(attackers, "why-draw", rule="9.242", seen_by=())
    targets = [target for other, target in found if other[0] is attacker[0]]
    return attacker, u.one_of(targets, "why-draw", rule="9.241", seen_by=())


@rule("9.222", "9.24")
def ask_enemy(u: BismarckUmpire, side: str, zone: str, attacker: Unit, target: Unit) -> Steps[bool]:
    """A slower attacker fights only if the opponent accepts."""
    facts: Facts = {
        "zone": zone,
        "own": unit_type(u.box, target),
        "theirs": unit_type(u.box, attacker),
        "evasion": attack_evasion(u.box, attacker),
    }
    ask = say("ask-accept", **facts)
    options = [Option(ACCEPT, say("option-accept")), Option(DECLINE, say("option-decline"))]
    answer = yield Choose(
        "accept", enemy_of(side), ask, options, rule="9.222", group="attack", facts=facts
    )
    return bool(answer == ACCEPT)


@rule("9.24", "9.271", "5.42")
def commit(u: BismarckUmpire, s: Campaign, side: str, attacker: Unit, target: Unit) -> None:
    """The action is announced with types and evasion; carriers do not attack."""
    u.tell(
        ActionAnnounced,  # 9.24
        side=side,
        zone=target[0].zone,
        attackers=unit_type(u.box, attacker),
        defenders=unit_type(u.box, target),
        attack_evasion=attack_evasion(u.box, attacker),
        defence_evasion=defence_evasion(u.box, target),
    )
    action = Action(target[0].zone, side, ids(attacker), ids(target))  # 5.42
    for vessel in attacker:
        if is_carrier(u.box, vessel):  # 9.271
            action.attackers.remove(vessel.id)
            action.aside.append(vessel.id)
    s.actions.append(action)


# ---------------------------------------------------------------------- who takes part


@rule("9.27", "9.25", "9.45")
def muster(u: BismarckUmpire, s: Campaign) -> Steps[None]:
    """Ask both sides at once which ships stay out, and which action the others may reinforce."""
    yield from u.together(*(muster_side(u, s, side) for side in SIDES))  # 9.27, 9.25, 9.45


def muster_side(u: BismarckUmpire, s: Campaign, side: str) -> Steps[None]:
    for action in s.actions:
        yield from stay_out(u, s, action, side)
    yield from assign_reserves(u, s, side)


@rule("9.27", "9.271", "9.272", "2.2(hidden)")
def stay_out(u: BismarckUmpire, s: Campaign, action: Action, side: str) -> Steps[None]:
    """Carriers and ships faster than every enemy may stay out, as long as one ship fights.

    A side is asked even if none of its ships may, so that the enemy learns nothing.
    """
    fighting = action.attackers if side == action.attacker else action.defenders
    enemy = force_of(s, action, enemy_of(side))
    while True:
        able = [ship for ship in fighting if may_stay_out(u.box, s, ship, fighting, enemy)]  # 9.271
        options = [Option(ALL_FIGHT, say("option-all-fight"))]
        for ship in able:
            text = say("option-stay-out", ship=u.box.ships[ship].name)
            options.append(Option(ship, text, piece=ship))
        ask, facts = say("ask-stay-out", zone=action.zone), {"zone": action.zone}  # 2.2(hidden)
        answer = yield Choose(
            "stay-out", side, ask, options, rule="9.272", group="attack", facts=facts
        )
        if answer == ALL_FIGHT:
            return
        fighting.remove(answer)
        is_apart = is_carrier(u.box, s.vessel(answer))
        (action.aside if is_apart else action.latecomers).append(answer)
        u.tell(StayedOut, ship=u.box.ships[answer].name, seen_by=(side,))


def force_of(s: Campaign, action: Action, side: str) -> Unit:
    """Return all ships of a side's force in an action, including those that stay out."""
    everybody = [*action.attackers, *action.defenders, *action.latecomers, *action.aside]
    return [s.vessel(ship) for ship in everybody if s.side_of(ship) == side]


@rule("9.271", "9.272")
def may_stay_out(box: Box, s: Campaign, ship: str, fighting: list[str], enemy: Unit) -> bool:
    vessel, others = s.vessel(ship), [s.vessel(other) for other in fighting if other != ship]
    if is_carrier(box, vessel):
        return any(not is_carrier(box, other) for other in others)
    fastest = max(evasion(box, foe) for foe in opposing(box, enemy))
    enough = any(evasion(box, o) >= fastest and not is_carrier(box, o) for o in others)
    return evasion(box, vessel) > fastest and enough


@rule("9.272")
def opposing(box: Box, enemy: Unit) -> Unit:
    """A carrier that may keep out of the fight does not count, whether or not it does."""
    return [foe for foe in enemy if not is_carrier(box, foe)] or enemy


# ---------------------------------------------------------------------- reserves


@rule("9.25", "9.45")
def assign_reserves(u: BismarckUmpire, s: Campaign, side: str) -> Steps[None]:
    """Units of the zone not in an action may reinforce one; with two, each is written down."""
    for zone in dict.fromkeys(action.zone for action in s.actions):
        here = [action for action in s.actions if action.zone == zone]
        for unit in units(s.fleet(side), zone):
            if not may_attack(u.box, s, unit):
                continue
            place = 0
            if len(here) > 1:
                place = yield from choose_action(u, side, here, unit)
            here[place].reserves[unit[0].id] = 0
            if len(here) > 1:
                ships = names(u.box, ids(unit))
                u.tell(ReserveCommitted, ships=ships, number=place + 1, seen_by=(side,))


def choose_action(u: BismarckUmpire, side: str, here: list[Action], unit: Unit) -> Steps[int]:
    options = [
        Option(str(n), say("option-action", number=n, attacker=action.attacker))
        for n, action in enumerate(here, 1)
    ]
    ask, facts = say("ask-reserve", ships=names(u.box, ids(unit))), {"unit": unit_id(unit[0])}
    answer = yield Choose("reserve", side, ask, options, rule="9.45", group="attack", facts=facts)
    return int(answer) - 1
