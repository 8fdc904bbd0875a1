"""XIX. Variable events."""

from __future__ import annotations

from collections.abc import Callable

from sandtable.engine.decisions import Number, Steps
from sandtable.engine.numbers import divide_up
from sandtable.engine.rules import rule
from sandtable.engine.texts import say
from sandtable.games.raid_on_schweinfurt.components import Box, RaidUmpire
from sandtable.games.raid_on_schweinfurt.events import (
    EventHappened,
    EventRepeated,
    LiberatorsMissing,
)
from sandtable.games.raid_on_schweinfurt.rules.ch03_conventions import in_order, one_die
from sandtable.games.raid_on_schweinfurt.state import FIRST, US, Diversion, Raid, Wave


@rule("XIX.events", "XIX.events.additional")
def variable_events(u: RaidUmpire, s: Raid) -> Steps[None]:
    """Roll events before take-off; each takes effect at its moment, or has no effect."""
    if not s.events:
        roll_events(u, s)
    if "b24_shortage" in s.events:
        yield from b24_shortage(u, s)


@rule("XIX.events.count", "XIX.events.table", "XIX.events.repeat")
def roll_events(u: RaidUmpire, s: Raid) -> None:
    """Roll one to three events; roll again for a repeated event."""
    count = u.roll(u.box.event_count).events  # XIX.events.count
    while len(s.events) < count:
        event = u.roll(u.box.event_table).id  # XIX.events.table
        if event in s.events:  # XIX.events.repeat
            u.tell(EventRepeated, name=event)
        else:
            s.events.append(event)
            u.tell(EventHappened, name=event)


def are_due(box: Box, s: Raid) -> bool:
    """A scenario with a fixed event rolls no others; only a shortage takes effect at once."""
    given = box.scenarios[s.scenario].event_die
    return "b24_shortage" in s.events if given else s.switches.variable_events


@rule("XIX.events.1")
def difficult_assembly(
    u: RaidUmpire, s: Raid, abort: Callable[[RaidUmpire, Wave, int], None]
) -> None:
    """Extra B-17s abort: one die from each wave, or both from a single wave.

    Any shortage that a wave's B-17s cannot cover falls on those of the other wave.
    """
    if "difficult_assembly" not in s.events:
        return
    waves = in_order(s)
    event = u.box.event["difficult_assembly"]
    dice = event.dice_single_wave if len(waves) == 1 else event.dice_per_wave
    rolled = [
        sum(one_die(u, "why-difficult-assembly", rule="XIX.events.1") for _ in range(dice))
        for _ in waves
    ]
    for wave, number in zip(waves, rolled, strict=True):
        left = number - take_b17s(u, wave, number, abort)
        for other in waves:
            if other is not wave and left:
                take_b17s(u, other, left, abort)


def take_b17s(
    u: RaidUmpire, wave: Wave, number: int, abort: Callable[[RaidUmpire, Wave, int], None]
) -> int:
    number = min(number, wave.b17)
    if number:
        abort(u, wave, number)
    return number


@rule("XIX.events.2-3", "III.weather-term")
def easy_take_off(box: Box, s: Raid) -> int:
    """Helps only when the Home Weather is Excellent."""
    event = box.event["easy_takeoff"]
    applies = event.id in s.events and s.home_weather == event.only_home_weather
    return event.drm if applies else 0


@rule("XIX.events.4-5")
def luftwaffe_ready(box: Box, s: Raid, wave: Wave, table: str) -> int:
    """Hits the first wave, or the only one in play."""
    event = box.event["luftwaffe_ready"]
    if event.id not in s.events or table not in event.tables:
        return 0
    return event.drm if wave.number == FIRST or len(s.flying) == 1 else 0


@rule("XIX.events.8")
def treacherous_africa(box: Box, s: Raid) -> int:
    event = box.event["treacherous_africa"]
    return event.drm if event.id in s.events else 0


@rule("XIX.events.10")
def b24_shortage(u: RaidUmpire, s: Raid) -> Steps[None]:
    """Half the available B-24s stay away; the player removes the missing ones from the plan."""
    short = b24s_to_remove(u.box, s)
    if not short:
        return
    u.tell(LiberatorsMissing, number=short)
    forces: list[Diversion | Wave] = [s.diversion, *s.waves]
    for index, force in enumerate(forces):
        elsewhere = sum(other.b24 for other in forces[index + 1 :])
        low, high = max(short - elsewhere, 0), min(short, force.b24)
        ask = say("ask-shortage", wave=index, short=short)
        taken = low
        if high > low:
            facts = {"wave": index, "short": short}
            taken = yield Number(
                "shortage",
                US,
                ask,
                low,
                high,
                rule="XIX.events.10",
                suggested=high,
                facts=facts,
            )
        force.bombers -= taken
        force.b24 -= taken
        short -= taken
    for wave in s.waves:
        wave.flying = wave.bombers > 0


def b24s_to_remove(box: Box, s: Raid) -> int:
    """Return the B-24s to remove; aircraft left out of the plan are missing first."""
    event = box.event["b24_shortage"]
    allowed = divide_up(s.b24_available * event.numerator, event.denominator)
    planned = s.diversion.b24 + sum(wave.b24 for wave in s.waves)
    return max(planned - allowed, 0)
