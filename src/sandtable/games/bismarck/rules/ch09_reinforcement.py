"""9.4, 9.272. Ships that come later: by die, or because they only stayed out."""

from __future__ import annotations

from itertools import count

from sandtable.engine.decisions import Choose, Option, Steps
from sandtable.engine.hexes import Hex
from sandtable.engine.rules import rule
from sandtable.engine.tables import Modifier, Modifiers
from sandtable.engine.texts import say
from sandtable.games.bismarck.components import BismarckUmpire, Box
from sandtable.games.bismarck.components.battle_board import Edge
from sandtable.games.bismarck.events.battle import ReinforcementsEntered, ReserveReady
from sandtable.games.bismarck.rules.ch09_announcement import is_bound, is_fast_enough
from sandtable.games.bismarck.rules.ch09_places import (
    battle_of,
    choose_heading,
    choose_hex,
    distance_to_nearest,
    foes_of,
    follow_ships,
    has_room,
    place_ship,
    sides_of,
)
from sandtable.games.bismarck.rules.units import (
    Unit,
    ids,
    is_carrier,
    names,
    unit_id,
    unit_of,
)
from sandtable.games.bismarck.state import Battle, Campaign, Vessel

ENTER, WAIT, ROLL, NO_ROLL = "enter", "wait", "roll", "no-roll"


# ---------------------------------------------------------------------- entering


@rule("9.44", "9.272(enter)")
def enter_ships(u: BismarckUmpire, s: Campaign) -> Steps[None]:
    """After the first round: both sides say at once who enters; then the attacker places first."""
    battle = battle_of(s)
    if battle.round == 1:
        return
    sides = sides_of(battle)
    called = yield from u.together(*(call_ships(u, s, side) for side in sides))
    for side, ships in zip(sides, called, strict=True):
        for ship in ships:
            yield from enter_battle(u, s, side, ship)
    follow_ships(u.box, battle)


@rule("2.2(hidden)", "9.41", "9.44")
def call_ships(u: BismarckUmpire, s: Campaign, side: str) -> Steps[list[str]]:
    """Ask both sides, even one without ships to call, unless the enemy can rule it out."""
    ready = [ship for ship in battle_of(s).ready if s.side_of(ship) == side]
    able = [ship for ship in ready if able_to_enter(u.box, s, ship)]  # 9.44
    late = [ship for ship in battle_of(s).action.latecomers if s.side_of(ship) == side]
    if not (able or late):
        yield from ask_in_vain(s, side, WAIT, "option-wait")  # 2.2(hidden)
    latecomers = yield from call_latecomers(u.box, side, late)
    reserves = yield from call_reserves(u.box, s, side, able)  # 9.41
    return latecomers + reserves


def ask_in_vain(s: Campaign, side: str, answer: str, text: str) -> Steps[None]:
    """Ask a player without reinforcements too, so that the question reveals nothing."""
    if might_be_joined(s, side):
        ask, options = say("ask-no-reserves"), [Option(answer, say(text))]
        yield Choose("no-reserves", side, ask, options, rule="9.41", group="entry")


@rule("2.2(hidden)")
def might_be_joined(s: Campaign, side: str) -> bool:
    """Return whether more ships may come: some are neither here nor known to be gone."""
    accounted = {*battle_of(s).places, *battle_of(s).left}
    return any(v.id not in accounted and not v.sunk for v in s.fleet(side).vessels.values())


@rule("9.272(enter)")
def call_latecomers(box: Box, side: str, waiting: list[str]) -> Steps[list[str]]:
    """Call latecomers one by one, without a die, at any distance from the enemy."""
    called: list[str] = []
    while len(called) < len(waiting):
        options = [enter_option(box, ship) for ship in waiting if ship not in called]
        options.append(Option(WAIT, say("option-wait")))
        ask = say("ask-latecomer")
        answer = yield Choose("latecomer", side, ask, options, rule="9.272(enter)", group="entry")
        if answer == WAIT:
            break
        called.append(answer)
    return called


def enter_option(box: Box, ship: str) -> Option:
    return Option(ship, say("option-enter", ships=box.ships[ship].name), piece=ship)


@rule("9.44")
def call_reserves(box: Box, s: Campaign, side: str, able: list[str]) -> Steps[list[str]]:
    """A unit whose roll succeeded enters now or waits."""
    called: list[str] = []
    for ship in able:
        ships = names(box, ids(able_to_enter(box, s, ship)))
        options = [
            Option(ENTER, say("option-enter", ships=ships)),
            Option(WAIT, say("option-wait")),
        ]
        ask, facts = say("ask-enter", ships=ships), {"ship": ship}
        answer = yield Choose("enter", side, ask, options, rule="9.44", group="entry", facts=facts)
        if answer == ENTER:
            called.append(ship)
    return called


@rule("9.42", "9.272(enter)")
def enter_battle(u: BismarckUmpire, s: Campaign, side: str, ship: str) -> Steps[None]:
    """Latecomers enter along their own edge; a die gives the edge for reinforcements."""
    battle, combat = battle_of(s), u.box.battle.combat
    if ship in battle.ready:
        battle.ready.remove(ship)
        edge = u.box.battle.edges[u.die(len(u.box.battle.edges), "why-edge", rule="9.42")]
        yield from enter(u, s, able_to_enter(u.box, s, ship), edge, combat.near, "9.42")
    else:
        battle.action.latecomers.remove(ship)
        edge = own_edge(u.box, battle, side)
        yield from enter(u, s, [s.vessel(ship)], edge, u.box.limits.latecomer_hexes, "9.272(enter)")


@rule("9.272(enter)")
def own_edge(box: Box, battle: Battle, side: str) -> Edge:
    """The attacker's edge of the start; for the defender the one opposite."""
    edge = box.battle.edges[battle.edge]
    return edge if side == battle.action.attacker else box.battle.edges[edge.opposite]


@rule("9.42")
def enter(
    u: BismarckUmpire, s: Campaign, unit: Unit, edge: Edge, apart: int, rule_id: str
) -> Steps[None]:
    """Each ship on a hex of the edge, far enough from the enemy, all with the same heading."""
    battle, side = battle_of(s), s.side_of(unit[0].id)
    ships = names(u.box, ids(unit))
    u.tell(ReinforcementsEntered, side=side, ships=ships, edge=edge.roll, rule=rule_id)
    ask, facts = say("ask-heading-of", ships=ships), {"unit": unit_id(unit[0])}
    line = list(entry_line(u.box, battle, side, edge, apart))
    facing = yield from choose_heading("heading-of", side, ask, facts, line[len(line) // 2])
    for vessel in unit:
        cells = entry_line(u.box, battle, side, edge, apart)
        cell = yield from choose_hex(u.box, side, vessel.id, cells, rule_id)
        place_ship(u, s, vessel.id, cell, facing)
    joined = battle.action.attackers if side == battle.action.attacker else battle.action.defenders
    joined.extend(ids(unit))
    battle.quiet_rounds = 0


@rule("9.42", "9.42(room)", "9.56")
def entry_line(box: Box, battle: Battle, side: str, edge: Edge, apart: int) -> list[Hex]:
    """The hexes of the edge, or of the nearest line beyond it, that are open to a ship."""
    radius = box.battle.frame.radius
    for far in count(radius):
        cells = [battle.centre + cell for cell in line_beyond(edge, radius, far)]  # 9.56
        found = [cell for cell in cells if is_open(box, battle, side, cell, apart)]  # 9.42
        if found:  # 9.42(room)
            return found
    raise AssertionError


def is_open(box: Box, battle: Battle, side: str, cell: Hex, apart: int) -> bool:
    nearest = distance_to_nearest(battle, side, cell)
    is_far = nearest is None or nearest >= apart
    return is_far and has_room(box, battle, side, cell)


def line_beyond(edge: Edge, radius: int, far: int) -> list[Hex]:
    """The hexes parallel to an edge of the frame, so far from its centre."""
    first, last = edge.hexes[0], edge.hexes[-1]
    corner = Hex(first.q * far // radius, first.r * far // radius)
    along = Hex((last.q - first.q) // radius, (last.r - first.r) // radius)
    return [corner + along * step for step in range(far + 1)]


# ---------------------------------------------------------------------- the die for reinforcements


@rule("9.41")
def roll_for_reinforcements(u: BismarckUmpire, s: Campaign) -> Steps[bool]:
    """From the third round on; both say at once who rolls, and the attacker's dice come first."""
    battle = battle_of(s)
    if battle.round < u.box.reinforcement_first_round:
        return False
    sides = sides_of(battle)
    trying = yield from u.together(*(ask_for_dice(u.box, s, side) for side in sides))
    for side, ships in zip(sides, trying, strict=True):
        for ship in ships:
            try_to_enter(u, s, side, ship)
    return any(trying)


@rule("9.41", "2.2(hidden)")
def ask_for_dice(box: Box, s: Campaign, side: str) -> Steps[list[str]]:
    """Ask unit by unit; a side without units is asked too, unless the enemy knows it."""
    reserves = [ship for ship in battle_of(s).action.reserves if s.side_of(ship) == side]
    able = {ship: unit for ship in reserves if (unit := able_to_enter(box, s, ship))}
    if not able:
        yield from ask_in_vain(s, side, NO_ROLL, "option-no-roll")
    trying = []
    for ship, unit in able.items():
        if (yield from wants_to_roll(box, side, unit)):
            trying.append(ship)
    return trying


def wants_to_roll(box: Box, side: str, unit: Unit) -> Steps[bool]:
    options = [Option(ROLL, say("option-roll")), Option(NO_ROLL, say("option-no-roll"))]
    ask = say("ask-reinforcement", ships=names(box, ids(unit)))
    facts = {"unit": unit_id(unit[0])}
    answer = yield Choose(
        "reinforcement", side, ask, options, rule="9.41", group="entry", facts=facts
    )
    return bool(answer == ROLL)


@rule("9.41", "9.41(mod)")
def try_to_enter(u: BismarckUmpire, s: Campaign, side: str, ship: str) -> None:
    """A 1 lets the unit enter, each earlier attempt being worth one."""
    battle = battle_of(s)
    attempts = battle.action.reserves[ship]
    earlier = Modifier("earlier-attempts", u.box.reinforcement_earlier * attempts, "9.41(mod)")
    battle.action.reserves[ship] += 1
    if u.roll(u.box.reinforcement, Modifiers(earlier)).enters:
        del battle.action.reserves[ship]
        battle.ready.append(ship)
        ships = names(u.box, ids(able_to_enter(u.box, s, ship)))
        u.tell(ReserveReady, ships=ships, seen_by=(side,))


@rule("9.43")
def able_to_enter(box: Box, s: Campaign, ship: str) -> list[Vessel]:
    """The ships of a waiting unit that may enter: all but carriers, if it could attack anybody."""
    battle, side = battle_of(s), s.side_of(ship)
    whole = unit_of(s.fleet(side), s.vessel(ship))
    unit = [vessel for vessel in whole if not is_carrier(box, vessel)]
    foes = [s.vessel(foe.ship) for foe in foes_of(battle, side)]
    if not unit or not foes or is_bound(s, unit, foes):
        return []
    return unit if is_fast_enough(box, unit, foes) else []
