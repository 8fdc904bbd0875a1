"""A battle on the board, an umpire with written dice and answers for a procedure, in one line."""

from collections.abc import Callable, Generator, Mapping
from typing import Any, NamedTuple

from msgspec.structs import replace

from sandtable.engine.decisions import (
    Answer,
    Asked,
    Choose,
    Decision,
    IllegalAnswerError,
    SideBySide,
)
from sandtable.engine.dice import Dice, ScriptedDice
from sandtable.engine.events import Event
from sandtable.engine.hexes import Direction, Hex
from sandtable.engine.umpire import Umpire
from sandtable.games.bismarck.components import Box, open_box
from sandtable.games.bismarck.rules.ch09_battle import battle_round, battle_set_up
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

BOX: Box = open_box({})
ZONE = "H12"
MOST_ROUNDS = 500

scripts: list[ScriptedDice] = []


class Desk(Umpire[Box]):
    """An umpire whose log can be looked through; its dice must all be thrown in the test."""

    log: list[Event]

    def told(self, kind: type[Event]) -> list[Any]:
        return [event for event in self.log if type(event) is kind]


def umpire(*dice: int, box: Box = BOX) -> Desk:
    script = ScriptedDice(dice)
    scripts.append(script)
    return Desk(box, script, [])


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


class Driven(NamedTuple):
    """What a procedure came to, and what it asked on the way."""

    result: Any
    asked: list[Decision]

    @property
    def keys(self) -> list[str]:
        return [decision.id for decision in self.asked]


Given = Answer | tuple[Answer, ...]


def answers(steps: Generator[Any, Any, Any], *given: Given) -> Driven:
    """Drive a procedure with answers, each checked as in a match and all of them asked for.

    Where both sides are asked side by side their answers stand together in a tuple.
    """
    left = list(given)
    asked: list[Decision] = []

    def reply(one: Decision) -> Answer:
        assert left, f"no answer left for {one.ask}"
        answer = left.pop(0)
        assert not isinstance(answer, tuple)
        asked.append(one)
        one.check(answer)
        return answer

    return drive(steps, reply, asked, lambda: left)


def drive(
    steps: Generator[Any, Any, Any],
    reply: Callable[[Decision], Answer],
    asked: list[Decision],
    left: Callable[[], list[Given]] = list,
) -> Driven:
    try:
        decision = next(steps)
        while True:
            if isinstance(decision, SideBySide):
                decision = steps.send((0, reply(decision.decisions[0])))
            else:
                decision = steps.send(reply(decision))
    except StopIteration as stop:
        assert not left(), f"never asked for: {left()}"
        return Driven(stop.value, asked)


def offered(steps: Generator[Any, Any, Any], *given: Answer) -> Decision:
    """The decision that stands after these answers."""
    decision = next(steps)
    for answer in given:
        if isinstance(decision, SideBySide):
            decision.decisions[0].check(answer)
            decision = steps.send((0, answer))
        else:
            decision.check(answer)
            decision = steps.send(answer)
    found: Decision = decision.decisions[0] if isinstance(decision, SideBySide) else decision
    return found


def option_ids(decision: Asked) -> list[str]:
    assert isinstance(decision, Choose)
    return [option.id for option in decision.options]


def refusal(decision: Decision, answer: Answer) -> str:
    """The rule by which an answer is refused; nothing if it is accepted."""
    try:
        decision.check(answer)
    except IllegalAnswerError as error:
        return error.rule
    return ""


def play_battle(
    u: Umpire[Box],
    s: Campaign,
    reply: Callable[[Decision], Answer],
    taken_up: Callable[[Campaign], Campaign] = lambda s: s,
) -> tuple[str, Campaign]:
    """A whole action from its set-up to its end, the answers given by a function.

    Between two rounds the table may be put away and taken up again.
    """
    drive(battle_set_up(u, s), reply, [])
    for _ in range(MOST_ROUNDS):
        s = taken_up(s)
        goes_to: str = drive(battle_round(u, s), reply, []).result
        if goes_to != "battle-round":
            return goes_to, s
    msg = f"The battle does not end in {MOST_ROUNDS} rounds."
    raise AssertionError(msg)


def at_random(dice: Dice) -> Callable[[Decision], Answer]:
    """A player who answers anything."""

    def reply(decision: Decision) -> Answer:
        if isinstance(decision, Choose):
            options = decision.options
            return options[dice.roll(len(options)) - 1].id
        return decision.low + dice.roll(decision.high - decision.low + 1) - 1

    return reply
