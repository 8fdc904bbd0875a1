"""9.9. Withdrawal: who may, who keeps his marker, the bonus move and the way off the board."""

from __future__ import annotations

from collections.abc import Iterator

from sandtable.engine.decisions import LEAVE, Choose, Closed, Option, Steps
from sandtable.engine.hexes import Direction, Hex
from sandtable.engine.rules import rule
from sandtable.engine.texts import say
from sandtable.games.bismarck.components import BismarckUmpire, Box
from sandtable.games.bismarck.events.battle import (
    BonusMoveBlocked,
    ShipManoeuvred,
    ShipWithdrew,
    WithdrawalDeclared,
    WithdrawalThwarted,
)
from sandtable.games.bismarck.rules.ch09_manoeuvre import manoeuvres, position, read_position
from sandtable.games.bismarck.rules.ch09_places import (
    battle_of,
    choose_ship,
    distance_to_nearest,
    foes_of,
    follow_ships,
    has_room,
    next_in_order,
    ships_of,
    sides_of,
)
from sandtable.games.bismarck.rules.units import evasion, general_type
from sandtable.games.bismarck.state import SIDES, Battle, Campaign, Place

DONE, FIGHT_ON, BREAK_OFF = "done", "fight-on", "break-off"


# ---------------------------------------------------------------------- declaring


@rule("9.94", "9.99", "9.91")
def declare_withdrawals(u: BismarckUmpire, s: Campaign) -> Steps[None]:
    """Attacker, then defender, mark ships that withdraw; there is no way back."""
    for side in sides_of(battle_of(s)):
        while any(may_withdraw(u.box, s, place) for place in fighting(s, side)):  # 9.91
            options = [
                *withdrawal_options(u.box, s, side),
                Option(DONE, say("option-none-withdraw"), role=LEAVE),
            ]
            closed = list(held_ships(u.box, s, side))
            ask = say("ask-withdraw")
            answer = yield Choose(
                "withdraw", side, ask, options, rule="9.94", closed=closed, group="withdrawal"
            )
            if answer == DONE:
                break
            battle_of(s).places[answer].withdrawing = True  # 9.99
            u.tell(WithdrawalDeclared, ship=u.box.ships[answer].name)


def fighting(s: Campaign, side: str) -> list[Place]:
    return [place for place in ships_of(battle_of(s), side) if not place.withdrawing]


def withdrawal_options(box: Box, s: Campaign, side: str) -> Iterator[Option]:
    for place in fighting(s, side):
        if may_withdraw(box, s, place):
            text = say("option-withdraw", ship=box.ships[place.ship].name)
            yield Option(place.ship, text, str(place.hex), place.ship)


def held_ships(box: Box, s: Campaign, side: str) -> Iterator[Closed]:
    for place in fighting(s, side):
        holder = next(holding(box, s, place), None)
        if holder:
            text = say("option-withdraw", ship=box.ships[place.ship].name)
            why = say("held-by", ship=box.ships[holder.ship].name)
            yield Closed(place.ship, text, why, "9.93")


@rule("9.93")
def may_withdraw(box: Box, s: Campaign, place: Place) -> bool:
    """Faster than every enemy within six hexes that counts, or none of them there."""
    return not any(True for _ in holding(box, s, place))


def holding(box: Box, s: Campaign, place: Place) -> Iterator[Place]:
    """The enemies that count and are not slower."""
    own = evasion(box, s.vessel(place.ship))
    for foe in counted(box, s, place):
        if evasion(box, s.vessel(foe.ship)) >= own:
            yield foe


@rule("9.93", "9.93(type)")
def counted(box: Box, s: Campaign, place: Place) -> Iterator[Place]:
    """The enemies within six hexes of the same general type or a larger one."""
    rank = box.general_types[general_type(box, s.vessel(place.ship))].rank
    for foe in foes_of(battle_of(s), place.side):
        is_near = place.hex.distance(foe.hex) <= box.battle.combat.near
        if is_near and box.general_types[general_type(box, s.vessel(foe.ship))].rank >= rank:
            yield foe


# ---------------------------------------------------------------------- after the fire


@rule("9.94(lose)")
def lose_markers(u: BismarckUmpire, s: Campaign) -> None:
    """A ship slowed this round below an enemy that counts stops withdrawing."""
    for place in battle_of(s).places.values():
        faster = next(overtaking(u.box, s, place), None) if place.withdrawing else None
        if faster and is_slowed(u.box, s, place):
            place.withdrawing = False
            names = {"ship": u.box.ships[place.ship].name, "by": u.box.ships[faster.ship].name}
            u.tell(WithdrawalThwarted, **names)


def overtaking(box: Box, s: Campaign, place: Place) -> Iterator[Place]:
    own = evasion(box, s.vessel(place.ship))
    return (foe for foe in counted(box, s, place) if evasion(box, s.vessel(foe.ship)) > own)


def is_slowed(box: Box, s: Campaign, place: Place) -> bool:
    """Return whether the ship lost evasion in this round."""
    now, before = s.vessel(place.ship).damage, battle_of(s).before[place.ship]
    return now.permanent + now.temporary > before.permanent + before.temporary


@rule("9.92", "9.91")
def agree_to_break_off(u: BismarckUmpire, s: Campaign) -> Steps[bool]:
    """Ask both sides at once, without showing either the other's answer."""
    answers = yield from u.together(*(ask_break_off(side) for side in SIDES))
    return all(answers)


def ask_break_off(side: str) -> Steps[bool]:
    options = [
        Option(FIGHT_ON, say("option-fight-on"), role=LEAVE),
        Option(BREAK_OFF, say("option-break-off")),
    ]
    ask = say("ask-break-off")
    answer = yield Choose("break-off", side, ask, options, rule="9.92", group="withdrawal")
    return bool(answer == BREAK_OFF)


# ---------------------------------------------------------------------- the bonus move


@rule("9.95", "9.97(marked)")
def bonus_moves(u: BismarckUmpire, s: Campaign) -> Steps[None]:
    """Each marked ship moves on, the slowest first, and leaves if no enemy is near."""
    battle = battle_of(s)
    waiting = [place for place in battle.places.values() if place.withdrawing]
    while waiting:
        ask = say("ask-next-bonus-move")
        equal = next_in_order(u.box, s, waiting)
        place = yield from choose_ship(u.box, equal, "next-bonus-move", ask, "9.95")
        waiting.remove(place)
        yield from bonus_move(u, s, place)
        if is_clear(u.box, battle, place):
            leave_board(u, battle, place)
    follow_ships(u.box, battle)


@rule("9.95", "9.96")
def bonus_move(u: BismarckUmpire, s: Campaign, place: Place) -> Steps[None]:
    """Move one hex straight ahead, which is compulsory; then at most one turn."""
    ahead = place.hex.neighbour(place.facing)
    name = u.box.ships[place.ship].name
    if is_blocked(u.box, s, place, ahead):
        u.tell(BonusMoveBlocked, ship=name)
        return
    options = [position(ahead, place.facing.turned(turn)) for turn in (0, -1, 1)]
    ask, facts = say("ask-bonus-move", ship=name), {"ship": place.ship}
    answer = yield Choose(
        "bonus-move", place.side, ask, options, rule="9.95", group="manoeuvre", facts=facts
    )
    place.hex, place.facing = read_position(answer)
    tell_bonus_move(u, name, place.hex, place.facing)


def tell_bonus_move(u: BismarckUmpire, name: str, cell: Hex, facing: Direction) -> None:
    u.tell(ShipManoeuvred, ship=name, hex=str(cell), facing=facing.value, hexes=1, rule="9.95")


@rule("9.95(blocked)")
def is_blocked(box: Box, s: Campaign, place: Place, ahead: Hex) -> bool:
    """An enemy or two friends ahead, or a column of the chart without any hex."""
    moves = any(hexes for hexes, _ in manoeuvres(box, s.vessel(place.ship)))
    return not moves or not has_room(box, battle_of(s), place.side, ahead)


@rule("9.97")
def is_clear(box: Box, battle: Battle, place: Place) -> bool:
    """No enemy within six hexes."""
    nearest = distance_to_nearest(battle, place.side, place.hex)
    return nearest is None or nearest > box.battle.combat.near


@rule("9.97", "9.91")
def leave_board(u: BismarckUmpire, battle: Battle, place: Place) -> None:
    del battle.places[place.ship]
    battle.left.append(place.ship)
    u.tell(ShipWithdrew, ship=u.box.ships[place.ship].name)
