"""2.5 and 7.2: mission and campaign points, automatic ends, and the level of success."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from sandtable.engine.rules import rule
from sandtable.games.wing_and_a_prayer.components import Box, WingUmpire
from sandtable.games.wing_and_a_prayer.events.squadron import CampaignEnded, CampaignPointsChanged
from sandtable.games.wing_and_a_prayer.state import Campaign

VICTORY, DEFEAT, FLOWN, TRACK_ENDED = "victory", "defeat", "flown", "track-ended"


@rule("7.2.2")
def add_campaign_points(u: WingUmpire, s: Campaign, points: int, why: str) -> None:
    """Move the campaign points; beyond a limit the campaign is over at once."""
    s.points += points
    u.tell(CampaignPointsChanged, points=points, total=s.points, rule=why)
    ends = automatic_end(u.box, s.points)
    if ends and not s.result:
        end_campaign(u, s, ends)


@rule("7.2.3.1", "7.2.3.2")
def automatic_end(box: Box, points: int) -> str:
    """More than 40 is a victory at once, -19 or less a defeat."""
    if points > box.automatic.victory_above:
        return VICTORY
    return DEFEAT if points <= box.automatic.defeat_at else ""


@rule("7.2.3.2")
def until_over(s: Campaign, names: Sequence[str]) -> Iterator[str]:
    """Yield one after the other; the loss of the commander may end the campaign in between."""
    for name in names:
        if s.result:
            return
        yield name


@rule("7.2.3")
def end_campaign(u: WingUmpire, s: Campaign, reason: str) -> None:
    """The final points name the level of success; the game is over."""
    s.reason = reason
    s.result = level(u.box, u.box.scenarios[s.scenario].figures, s.points, reason)
    u.tell(CampaignEnded, level=u.box.levels[s.result].names, points=s.points)


@rule("7.2.3")
def level(box: Box, campaign: str, points: int, reason: str = "") -> str:
    """The highest level that is reached; an automatic end is at one end of the scale."""
    names = list(box.levels)
    if reason in (VICTORY, DEFEAT):
        return names[-1] if reason == VICTORY else names[0]
    reached = [one.id for one in box.levels.values() if points >= one.least[campaign]]
    return reached[-1] if reached else names[0]


@rule("2.7.5", "2.7.6")
def on_track(points: int) -> tuple[int, int, str]:
    """Return the boxes of the tens and the units counter, and the side they show."""
    return abs(points) // 10, abs(points) % 10, "negative" if points < 0 else "positive"
