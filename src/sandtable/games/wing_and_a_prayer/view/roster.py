"""The squadron's history as a page: crews and their missions, points, losses."""

from __future__ import annotations

from collections.abc import Iterator

from sandtable.engine.pages import (
    Bar,
    Chapter,
    Day,
    Item,
    Level,
    Page,
    Plot,
    Roster,
    RosterRow,
    Toll,
)
from sandtable.engine.styles import Stay
from sandtable.engine.texts import Text, say, words
from sandtable.games.wing_and_a_prayer.components import Box
from sandtable.games.wing_and_a_prayer.knowledge import HIDDEN
from sandtable.games.wing_and_a_prayer.rules.words import airframe, crew_name
from sandtable.games.wing_and_a_prayer.state import (
    HEAVY,
    LEVELS,
    LIGHT,
    READY,
    Bomber,
    Campaign,
    Crew,
    Deed,
    Report,
    Section,
)
from sandtable.games.wing_and_a_prayer.view.panels import fallen
from sandtable.games.wing_and_a_prayer.view.strips import silhouette

HEADS = ("type", "crew", "factors", "hits", "kills", "history", "state")
KEYS = ("flown", "hit", "rested", "promoted")
PLOT_KEYS = ("mission", "campaign", "war", "lost", "heavy", "light", "none")
RULES = {"flak": "8.0", "fighters": "9.2.6", "landing": "12.2", "systems": "6.1.1.systems"}
FILLS = {HEAVY: 1.0, LIGHT: 0.5}


def page(box: Box, s: Campaign, board: str) -> Page:
    return Page(
        board=board,
        file=say("page-file", campaign=box.scenarios[s.scenario].names),
        roster=roster(box, s),
        plots=(plot(box, s),),
        chapters=tuple(chapters(box, s)),
    )


# ---------------------------------------------------------------------- crews


def roster(box: Box, s: Campaign) -> Roster:
    number = days(s)
    ready = sum(b.section == READY and bool(b.crew) for b in s.bombers.values())
    empty = box.squadron.size - len(s.bombers)
    return Roster(
        title=say("page-roster"),
        note=say("page-note", ready=ready, other=len(s.bombers) - ready, empty=empty),
        heads=tuple(say(f"head-{name}") for name in HEADS),
        days=number,
        silhouette=silhouette(box, s),
        keys=tuple(say(f"key-{name}") for name in KEYS),
        rows=(*crew_rows(box, s, number), *bare_rows(box, s)),
    )


def days(s: Campaign) -> int:
    """The missions flown, with the one that is in the air."""
    return max(s.flown, s.mission.number if s.mission and s.mission.took_off else 0)


def crew_rows(box: Box, s: Campaign, number: int) -> Iterator[RosterRow]:
    flies = {bomber.crew: bomber for bomber in s.bombers.values() if bomber.crew}
    known = [crew for crew in s.crews.values() if crew.level != HIDDEN]
    for crew in sorted(known, key=lambda one: -LEVELS.index(one.level)):
        yield crew_row(box, s, crew, flies.get(crew.id), number)


def crew_row(box: Box, s: Campaign, crew: Crew, bomber: Bomber | None, number: int) -> RosterRow:
    factors = box.factors(crew)
    hits = sum(deed.what == "hit" for deed in crew.story)
    return RosterRow(
        pieces=(crew.id, bomber.id) if bomber else (crew.id,),
        silhouette=box.aircraft[bomber.type].silhouette if bomber else "",
        badge=box.aircraft[bomber.type].short[-1] if bomber else "",
        name=crew_name(box, crew),
        note=say("level-name", level=crew.level),
        tone=crew.level,
        figures=tuple(map(str, (factors.air_combat, factors.performance, factors.bombing))),
        days=tuple(day(crew, n) for n in range(1, number + 1)) if crew.joined else (),
        hits=hits,
        kills=crew.kills,
        story=story(crew) if crew.joined else "",
        state=state(s, crew.section, bomber),
        alert=crew.section != READY or (bomber is not None and bomber.damaged),
    )


def day(crew: Crew, number: int) -> Day:
    deeds = {deed.what for deed in crew.story if deed.mission == number}
    if number < crew.joined:
        return Day(stay=Stay.ABSENT)
    stay = Stay.HIT if "hit" in deeds else Stay.TOOK_PART if "flown" in deeds else Stay.AWAY
    return Day(stay=stay, rank=("raised" in deeds) - ("lowered" in deeds))


def story(crew: Crew) -> Text:
    """The last thing of note in a crew's history; a replacement comes after a mission."""
    changes = [deed for deed in crew.story if deed.what in ("raised", "lowered")]
    last = changes[-1] if changes else Deed(crew.joined - 1, "flown")
    return say("crew-story", what=last.what, level=crew.level, mission=last.mission)


def state(s: Campaign, section: Section, bomber: Bomber | None) -> Text:
    flying = s.mission is not None and not s.mission.over and s.mission.took_off
    if flying and bomber is not None and bomber.id in s.formation:
        return say("state-flying", damaged=bomber.damaged)
    return say("state", section=section)


def bare_rows(box: Box, s: Campaign) -> Iterator[RosterRow]:
    """Aircraft whose crew lies face down, then those without one."""
    hidden = {crew.id for crew in s.crews.values() if crew.level == HIDDEN}
    for bomber in s.bombers.values():
        if bomber.crew in hidden:
            yield bare_row(box, s, bomber, say("level-hidden"))
    for bomber in s.bombers.values():
        if not bomber.crew:
            yield bare_row(box, s, bomber, say("no-crew"))


def bare_row(box: Box, s: Campaign, bomber: Bomber, note: Text) -> RosterRow:
    return RosterRow(
        pieces=(bomber.id,),
        silhouette=box.aircraft[bomber.type].silhouette,
        badge=box.aircraft[bomber.type].short[-1],
        name=airframe(box, bomber, None),
        note=note,
        state=state(s, bomber.section, bomber),
        alert=bomber.section != READY or bomber.damaged,
    )


# ---------------------------------------------------------------------- points


def plot(box: Box, s: Campaign) -> Plot:
    """The points of each mission and of the campaign, with what is still to come."""
    flown = [bar(box, report) for report in s.reports]
    scenario = box.scenarios[s.scenario]
    left = scenario.missions - len(flown)
    later = [s.box + n + bool(s.reports) for n in range(left)]
    coming = [Bar(marked=is_war_event(box, place)) for place in later if place <= box.last_box]
    places = [*(report.box for report in s.reports), *later]
    years = [box.track[min(max(place, 1), box.last_box)].year for place in places]
    return Plot(
        title=say("page-plot"),
        silhouette=silhouette(box, s),
        bars=(*flown, *coming),
        stretches=tuple(
            Level(value=n, text=say("mark-year", year=year))
            for n, year in enumerate(years[: len(flown) + len(coming)], 1)
            if n == 1 or years[n - 2] != year
        ),
        levels=tuple(next_level(box, s)),
        keys=tuple(say(f"plot-{name}") for name in PLOT_KEYS),
        rule="7.2.2",
    )


def bar(box: Box, report: Report) -> Bar:
    return Bar(
        value=report.points,
        line=report.campaign,
        lost=report.lost,
        fill=FILLS.get(report.damage, 0.0),
        name=words(box.atlas.boxes[box.target_of(report.card).box].names),
        marked=is_war_event(box, report.box),
    )


def is_war_event(box: Box, place: int) -> bool:
    return place in box.track and box.track[place].war_event


def next_level(box: Box, s: Campaign) -> Iterator[Level]:
    """The level of success that comes next."""
    figures = box.scenarios[s.scenario].figures
    higher = [level for level in box.levels.values() if level.least[figures] > s.points]
    if higher:
        level = min(higher, key=lambda one: one.least[figures])
        least = level.least[figures]
        yield Level(value=least, text=say("level-at", name=level.names, points=least))


# ---------------------------------------------------------------------- losses


def chapters(box: Box, s: Campaign) -> Iterator[Chapter]:
    tolls = tuple(toll(box, s, year) for year in sorted(s.sorties))
    if tolls:
        yield Chapter(title=say("page-losses"), tolls=tolls)
    items = tuple(
        Item(
            name=fallen(box, grave),
            text=say(
                "grave-line",
                mission=grave.mission,
                place=box.box_name(grave.space) if grave.space else "",
                cause=grave.cause,
                saved=grave.saved,
            ),
            rule=RULES.get(grave.cause, "10.5.3.fails"),
        )
        for grave in reversed(s.graves)
    )
    if items:
        yield Chapter(title=say("page-graves"), items=items)


def toll(box: Box, s: Campaign, year: int) -> Toll:
    lost, flown = s.losses.get(year, 0), s.sorties[year]
    return Toll(
        title=say("mark-year", year=year),
        count=lost,
        silhouette=silhouette(box, s),
        text=say("toll", lost=lost, flown=flown, share=100 * lost / flown),
    )
