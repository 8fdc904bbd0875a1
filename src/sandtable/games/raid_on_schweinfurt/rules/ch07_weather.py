"""VII. Weather."""

from __future__ import annotations

from sandtable.engine.decisions import Choose, Option, Steps
from sandtable.engine.rules import rule
from sandtable.engine.texts import say
from sandtable.games.raid_on_schweinfurt.components import Box, RaidUmpire
from sandtable.games.raid_on_schweinfurt.events import RaidPostponed, WeatherSet
from sandtable.games.raid_on_schweinfurt.state import US, Raid

ACCEPT = Option("accept", say("option-accept-weather"))
POSTPONE = Option("postpone", say("option-postpone"))


@rule("VII.reroll")
def weather(u: RaidUmpire, s: Raid) -> Steps[None]:
    """Both rolls may be discarded together, once; the plan stays and the new pair counts."""
    roll_weather(u, s)
    if not u.box.scenarios[s.scenario].weather_reroll:
        return
    ask = say("ask-weather", home=s.home_weather, target=s.target_weather)
    if (yield Choose("weather", US, ask, (ACCEPT, POSTPONE), rule="VII.reroll")) == POSTPONE.id:
        u.tell(RaidPostponed)
        roll_weather(u, s)


@rule("VII", "VII.table", "VII.both-targets")
def roll_weather(u: RaidUmpire, s: Raid) -> None:
    """First at home, then over the target, one roll for both targets."""
    s.home_weather = u.roll(u.box.weather, about="home").weather  # VII, VII.table
    s.target_weather = u.roll(u.box.weather, about="target").weather  # VII.both-targets
    u.tell(WeatherSet, where="home", weather=s.home_weather)
    u.tell(WeatherSet, where="target", weather=s.target_weather)


def is_rolled(box: Box, s: Raid) -> bool:
    return not box.scenarios[s.scenario].home_weather
