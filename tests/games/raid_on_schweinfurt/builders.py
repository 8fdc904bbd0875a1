"""A raid, its waves, an umpire with written dice and answers for a procedure, each in one line."""

from collections.abc import Generator, Iterable, Mapping
from typing import Any, NamedTuple, TypeVar

from sandtable.engine.decisions import Answer, Choose, Decision, IllegalAnswerError, decisions_of
from sandtable.engine.dice import ScriptedDice
from sandtable.engine.events import DieThrown, Event, Rolled
from sandtable.engine.game import Setup
from sandtable.engine.match import Match
from sandtable.engine.tables import Modifier, Modifiers
from sandtable.engine.umpire import Umpire
from sandtable.games.raid_on_schweinfurt import GAME
from sandtable.games.raid_on_schweinfurt.components import Box, open_box
from sandtable.games.raid_on_schweinfurt.rules.setup import set_up
from sandtable.games.raid_on_schweinfurt.state import US, Diversion, Raid, Wave

S = TypeVar("S", Raid, Wave)

BOX: Box = GAME.printed_box

scripts: list[ScriptedDice] = []


class Desk(Umpire[Box]):
    """An umpire whose log can be looked through; its dice must all be thrown in the test."""

    log: list[Event]

    def told(self, kind: type[Event]) -> list[Any]:
        return [event for event in self.log if type(event) is kind]

    @property
    def rolls(self) -> list[Rolled]:
        return self.told(Rolled)

    @property
    def tables(self) -> list[str]:
        return [roll.table for roll in self.rolls]

    @property
    def modified(self) -> list[int]:
        return [roll.modified for roll in self.rolls]

    @property
    def thrown(self) -> list[int]:
        return [event.die for event in self.log if isinstance(event, Rolled | DieThrown)]


def umpire(*dice: int, box: Box = BOX) -> Desk:
    script = ScriptedDice(dice)
    scripts.append(script)
    return Desk(box, script, [])


def drm(value: int) -> Modifiers:
    return Modifiers(Modifier("flak", value, "III.drm.cumulative"))


def wave(
    bombers: int, number: int = 0, *, b24: int = 0, target: str = "schweinfurt", **facts: object
) -> Wave:
    """A wave in play; without a number it gets its place in the raid."""
    return _with(Wave(number, bombers, b24, target, in_play=bombers), facts)


def diversion(bombers: int, *, b24: int | None = None) -> Diversion:
    return Diversion(bombers, bombers if b24 is None else b24)


def raid(
    *waves: Wave,
    scenario: str = "standard",
    options: Iterable[str] = (),
    box: Box = BOX,
    **facts: object,
) -> Raid:
    """A raid on its way in Intermediate weather, unless the facts say otherwise."""
    s = set_up(box, Setup(scenario, dict.fromkeys(options, True)))
    s.home_weather = s.home_weather or "intermediate"
    s.target_weather = s.target_weather or "intermediate"
    s.waves = list(waves) or s.waves
    for place, one in enumerate(s.waves, 1):
        one.number = one.number or place
    return _with(s, facts)


def _with(made: S, facts: Mapping[str, object]) -> S:
    for name, value in facts.items():
        assert name in made.__struct_fields__, name
        setattr(made, name, value)
    return made


class Driven(NamedTuple):
    """What a procedure came to, and what it asked on the way."""

    result: Any
    asked: list[Decision]

    @property
    def keys(self) -> list[str]:
        return [decision.id for decision in self.asked]

    @property
    def rules(self) -> list[str]:
        return [decision.rule for decision in self.asked]


def answers(steps: Generator[Any, Any, Any], *given: Answer) -> Driven:
    """Drive a procedure with answers, each checked as in a match and all of them asked for."""
    asked: list[Decision] = []
    left = list(given)
    try:
        decision = next(steps)
        while True:
            (one,) = decisions_of(decision)
            asked.append(one)
            assert left, f"no answer left for {one.ask}"
            one.check(left[0])
            decision = steps.send(left.pop(0))
    except StopIteration as stop:
        assert not left, f"never asked for: {left}"
        return Driven(stop.value, asked)


def refusal(steps: Generator[Any, Any, Any], *given: Answer) -> str:
    """The rule by which the last answer is refused; nothing if it is accepted."""
    *before, last = given
    try:
        offered(steps, *before).check(last)
    except IllegalAnswerError as error:
        return error.rule
    return ""


def offered(steps: Generator[Any, Any, Any], *given: Answer) -> Decision:
    """The decision that stands after these answers."""
    (decision,) = decisions_of(next(steps))
    for answer in given:
        decision.check(answer)
        (decision,) = decisions_of(steps.send(answer))
    return decision


def option_ids(decision: Decision) -> list[str]:
    assert isinstance(decision, Choose)
    return [option.id for option in decision.options]


def override(**data: object) -> Box:
    """The box with an override laid over it."""
    return open_box(data)


PLAN_OF_40: tuple[Answer, ...] = (
    "keep",
    "keep",
    "1",
    0,
    40,
    0,
    "0",
    "both",
    "england",
    "lock",
    "accept",
)
DICE_OF_40 = (7, 6, 6, 6)  # 375 B-17s, 57 B-24s, Intermediate weather here and there


def match(
    scenario: str,
    dice: Iterable[int] = (),
    given: Iterable[Answer] = (),
    *,
    components: Mapping[str, Any] | None = None,
    **options: bool | int | str,
) -> Match:
    """A whole match through the engine: the dice are typed in, the answers given as they come."""
    played = Match(GAME, Setup(scenario, options, dict(components or {})), seed=None)
    faces, choices = list(dice), list(given)
    while not played.is_over:
        (decision,) = played.pending
        source = faces if decision.id == "die" else choices
        if not source:
            break
        played.submit(US, source.pop(0))
    assert not faces, f"dice left over: {faces}"
    assert not choices, f"answers left over: {choices}"
    return played
