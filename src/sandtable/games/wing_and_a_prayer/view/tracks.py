"""The tracks: missions, points, and the range of the escorts."""

from __future__ import annotations

from collections.abc import Iterator

from sandtable.engine.scene import Mark, Track
from sandtable.engine.texts import say, words
from sandtable.games.wing_and_a_prayer.components import Box
from sandtable.games.wing_and_a_prayer.state import Campaign

LOWEST, HIGHEST = -15, 25


def tracks(box: Box, s: Campaign) -> Iterator[Track]:
    yield missions(box, s)
    yield campaign(box, s)
    if s.mission is not None:
        yield Track(
            id="mission-vp",
            title=say("track-mission-vp"),
            low=min(LOWEST, s.mission.points),
            high=max(HIGHEST, s.mission.points),
            value=s.mission.points,
            rule="2.7.5",
        )
        if s.mission.escort is not None:
            yield escort(box, s)


def missions(box: Box, s: Campaign) -> Track:
    """The boxes of the campaign, from its first to the one that its last mission would reach."""
    first, last = box.scenarios[s.scenario].start_box, last_of(box, s)
    new = [n for n in range(first, last + 1) if n == first or box.track[n - 1].year != year(box, n)]
    marks = tuple(Mark(value=n, text=say("mark-year", year=year(box, n))) for n in new)
    return Track(
        id="missions",
        title=say("track-missions"),
        low=first,
        high=last,
        value=max(s.box, first),
        marks=marks,
        rule="4.1",
    )


def year(box: Box, number: int) -> int:
    return box.track[number].year


def last_of(box: Box, s: Campaign) -> int:
    """Return the last box of the campaign; every V-2 has moved it a box on."""
    campaign = box.scenarios[s.scenario]
    begun = s.mission.number if s.mission else s.flown
    skipped = max(s.box - campaign.start_box - max(begun - 1, 0), 0)
    return min(campaign.start_box + campaign.missions - 1 + skipped, box.last_box)


def campaign(box: Box, s: Campaign) -> Track:
    """The campaign points with the lowest of each level."""
    low, high = box.automatic.defeat_at, box.automatic.victory_above + 1
    levels = [
        (level.least[box.scenarios[s.scenario].figures], level.names)
        for level in box.levels.values()
    ]
    marks = tuple(Mark(value=least, text=words(name)) for least, name in levels if least > low)
    return Track(
        id="campaign-vp",
        title=say("track-campaign-vp"),
        low=min(low, s.points),
        high=max(high, s.points),
        value=s.points,
        marks=marks,
        rule="2.7.6",
    )


def escort(box: Box, s: Campaign) -> Track:
    flying = s.now.escort
    assert flying is not None  # noqa: S101  (only then there is a track)
    aircraft = box.aircraft[flying.type]
    return Track(
        id="escort-range",
        title=say("track-escort", type=aircraft.short),
        low=0,
        high=aircraft.range,
        value=min(flying.flown, aircraft.range),
        rule="5.5",
    )
