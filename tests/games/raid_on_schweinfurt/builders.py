"""A raid, its waves and an umpire with written dice, each in one line."""

from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

from sandtable.engine.decisions import Answer
from sandtable.engine.game import Setup
from sandtable.engine.match import Match
from sandtable.engine.tables import Modifier, Modifiers
from sandtable.games.raid_on_schweinfurt import GAME
from sandtable.games.raid_on_schweinfurt.components import Box, open_box
from sandtable.games.raid_on_schweinfurt.rules.ch06_planning import planning
from sandtable.games.raid_on_schweinfurt.rules.setup import set_up
from sandtable.games.raid_on_schweinfurt.state import Diversion, Raid, Wave
from sandtable.testing import desk as kit
from sandtable.testing.desk import Steps, offered, refusal, scripted_match

S = TypeVar("S", Raid, Wave)

BOX: Box = GAME.printed_box
Desk = kit.Desk[Box]


def umpire(*dice: int, box: Box = BOX) -> Desk:
    return kit.desk(box, *dice)


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


def available(b17: int = 375, b24: int = 57, *, scenario: str = "standard") -> Raid:
    """A raid about to be planned, with so many bombers."""
    return raid(scenario=scenario, b17_available=b17, b24_available=b24)


def plan(s: Raid | None = None, u: Desk | None = None) -> Steps:
    return planning(u or umpire(), s or available())


def refused_by(steps: Steps, *given: Answer) -> str:
    """The rule by which the last answer is refused; nothing if it is accepted."""
    *before, last = given
    return refusal(offered(steps, *before), last)


def override(**data: object) -> Box:
    """The box with an override laid over it."""
    return open_box(data)


TWO_WAVES: tuple[Answer, ...] = ("2", 57, 13, 180, 182, "-1", "both", "africa", "england", "lock")
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
    return scripted_match(GAME, scenario, dice, given, options=options, components=components)
