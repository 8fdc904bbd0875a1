"""A battle on the board and an umpire with written dice, each in one line."""

from collections.abc import Callable, Mapping

from msgspec.structs import replace

from sandtable.engine.decisions import Answer, Choose, Decision
from sandtable.engine.dice import Dice
from sandtable.engine.hexes import Direction, Hex
from sandtable.engine.umpire import Umpire
from sandtable.games.bismarck.components import Box, open_box
from sandtable.games.bismarck.rules.ch09_aim import Aim
from sandtable.games.bismarck.rules.ch09_battle import battle_round, battle_set_up
from sandtable.games.bismarck.rules.ch09_fire import targets
from sandtable.games.bismarck.state import (
    BRITISH,
    GERMAN,
    Action,
    Battle,
    Campaign,
    Damage,
    Fleet,
    Place,
    Switches,
    Vessel,
)
from sandtable.testing import desk as kit
from sandtable.testing.desk import Reply, drive

BOX: Box = open_box({})
Desk = kit.Desk[Box]
ZONE = "H12"
MOST_ROUNDS = 500
MISS = (3, 4)
"""Two dice that hit nothing, on either table."""


def umpire(*dice: int, box: Box = BOX) -> Desk:
    return kit.desk(box, *dice)


def vessel(ship: str, **damage: int) -> Vessel:
    return Vessel(ship, ZONE, damage=Damage(**damage))


def campaign(*vessels: Vessel | str, turn: int = 8) -> Campaign:
    """Ships together in one zone, by day unless the turn says otherwise; the Bismarck exists."""
    made = [vessel(one) if isinstance(one, str) else one for one in vessels]
    british = {v.id: v for v in made if BOX.ships[v.id].side == BRITISH}
    german = {"bismarck": Vessel("bismarck")} | {v.id: v for v in made if v.id not in british}
    return Campaign(Switches(), Fleet(british, {}), Fleet(german, {}), turn=turn, fog=False)


def place(ship: str, where: str, *, withdrawing: bool = False) -> Place:
    """A ship at "q,r:F"."""
    cell, _, facing = where.partition(":")
    q, r = cell.split(",")
    side = BOX.ships[ship].side
    return Place(ship, side, Hex(int(q), int(r)), Direction(facing), withdrawing)


def battle(  # noqa: PLR0913  (a whole table)
    places: Mapping[str, str],
    *,
    attacker: str = BRITISH,
    damage: Mapping[str, Damage] | None = None,
    withdrawing: tuple[str, ...] = (),
    reserves: tuple[str, ...] = (),
    latecomers: tuple[str, ...] = (),
    turn: int = 8,
    edge: int = 1,
    round: int = 0,  # noqa: A002  (as the field is called)
) -> Campaign:
    """Ships on the battle board, each at "q,r:F"."""
    damage = damage or {}
    ships = [*places, *reserves, *latecomers]
    s = campaign(
        *(Vessel(ship, ZONE, damage=damage.get(ship, Damage())) for ship in ships), turn=turn
    )
    sides: dict[str, list[str]] = {BRITISH: [], GERMAN: []}
    for ship in places:
        sides[BOX.ships[ship].side].append(ship)
    defender = GERMAN if attacker == BRITISH else BRITISH
    action = Action(ZONE, attacker, sides[attacker], sides[defender], list(latecomers))
    action.reserves = dict.fromkeys(reserves, 0)
    s.battle = Battle(action, edge=edge, round=round)
    s.battle.places = {
        ship: place(ship, where, withdrawing=ship in withdrawing) for ship, where in places.items()
    }
    s.battle.before = {ship: replace(s.vessel(ship).damage) for ship in places}
    return s


def battle_on(s: Campaign) -> Battle:
    assert s.battle is not None
    return s.battle


def play_battle(
    u: Umpire[Box],
    s: Campaign,
    reply: Reply,
    taken_up: Callable[[Campaign], Campaign] = lambda s: s,
) -> tuple[str, Campaign]:
    """A whole action from its set-up to its end, the answers given by a function.

    Between two rounds the table may be put away and taken up again.
    """
    drive(battle_set_up(u, s), reply)
    for _ in range(MOST_ROUNDS):
        s = taken_up(s)
        goes_to: str = drive(battle_round(u, s), reply).result
        if goes_to != "battle-round":
            return goes_to, s
    msg = f"The battle does not end in {MOST_ROUNDS} rounds."
    raise AssertionError(msg)


def at_random(dice: Dice) -> Reply:
    """A player who answers anything."""

    def reply(decision: Decision) -> Answer:
        if isinstance(decision, Choose):
            options = decision.options
            return options[dice.roll(len(options)) - 1].id
        return decision.low + dice.roll(decision.high - decision.low + 1) - 1

    return reply


def targets_of(s: Campaign, ship: str) -> list[Aim]:
    return targets(BOX, s, battle_on(s).places[ship])


def names_of(aims: list[Aim]) -> list[str]:
    return [aim.target for aim in aims]
