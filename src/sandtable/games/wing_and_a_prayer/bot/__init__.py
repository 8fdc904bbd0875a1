"""Players for the squadron and for the German defence."""

from __future__ import annotations

from sandtable.engine.game import PlayerMaker, Thinking
from sandtable.games.wing_and_a_prayer.bot.planner import prospects, styled
from sandtable.games.wing_and_a_prayer.bot.thumb import ThumbBot
from sandtable.games.wing_and_a_prayer.components import open_box
from sandtable.games.wing_and_a_prayer.state import US

BOTS: dict[str, PlayerMaker] = {"thumb": ThumbBot}

THINKING = Thinking(
    (US,),
    "formation",
    "assignment",
    tables=60,
    moment="flown",
    makers=tuple(styled(style) for style in open_box({}).styles),
    until="end",
    worth=prospects,
)
