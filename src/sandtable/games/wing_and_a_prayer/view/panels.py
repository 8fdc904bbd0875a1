"""Panels: the mission card, Lady Luck, and the squadron's history."""

from __future__ import annotations

from collections.abc import Iterator

from sandtable.engine.parts import Words
from sandtable.engine.scene import Fact, Panel
from sandtable.engine.styles import Corner
from sandtable.engine.texts import Text, say, words
from sandtable.games.wing_and_a_prayer.components import Box
from sandtable.games.wing_and_a_prayer.knowledge import HIDDEN
from sandtable.games.wing_and_a_prayer.rules.words import number_of, target_name
from sandtable.games.wing_and_a_prayer.state import NOT_READY, READY, Campaign, Grave, Report
from sandtable.games.wing_and_a_prayer.view import mission_map
from sandtable.games.wing_and_a_prayer.view.debriefing import mission_facts


def panels(box: Box, s: Campaign) -> Iterator[Panel]:
    if s.mission is not None:
        yield mission_card(box, s)
    if s.reports and (s.mission is None or s.mission.over or not s.mission.took_off):
        yield debriefed(box, s.reports[-1])
    yield Panel(id="squadron", title=say("panel-squadron"), facts=tuple(squadron(box, s)))
    if s.luck:
        yield Panel(id="luck", title=say("panel-luck"), facts=tuple(luck(box, s)))
    if s.reports:
        yield Panel(id="history", title=say("panel-history"), facts=tuple(history(box, s)))
    if s.graves:
        yield Panel(id="losses", title=say("panel-losses"), facts=tuple(losses(box, s)))


def mission_card(box: Box, s: Campaign) -> Panel:
    """The card, under the name of its target where that is known."""
    m = s.now
    title: Words = say("panel-mission")
    if m.card != HIDDEN:
        title = words(target_name(box, m.card))
    return Panel(
        id="mission",
        title=title,
        note=say("mark-year", year=m.year),
        facts=tuple(mission(box, s)),
        corner=Corner.NONE if m.over else Corner.TOP,
        boards=(mission_map.BOARD,),
    )


def debriefed(box: Box, report: Report) -> Panel:
    """The debriefing of the last mission, until the next one takes off."""
    return Panel(
        id="debriefing",
        title=say("panel-debriefing", number=report.number),
        note=words(target_name(box, report.card)),
        facts=tuple(mission_facts(box, report)),
    )


def mission(box: Box, s: Campaign) -> Iterator[Fact]:
    """The mission card as it lies on the table, and what was found out since."""
    m = s.now
    yield Fact(label=say("fact-cloud"), value=say("cloud", cloud=m.cloud), rule="4.3")
    if m.card == HIDDEN:
        yield Fact(label=say("fact-target"), value=say("target-hidden"), rule="13.0.hidden")
    else:
        yield from card_facts(box, s)
    if m.escort is not None:
        aircraft = box.aircraft[m.escort.type]
        left = aircraft.range - m.escort.flown
        number = len(m.escort.fighters)
        value = say("escort-now", number=number, type=aircraft.short, left=left)
        yield Fact(label=say("fact-escort"), value=value, rule="5.5")
    if m.bombed:
        damage = say("target-damage", damage=m.damage)
        yield Fact(label=say("fact-damage"), value=damage, rule="11.3")
    if s.duel:
        value = say("defence-now", interceptors=len(m.hangar), flak=len(m.flak))
        yield Fact(label=say("fact-defence"), value=value, rule="13.1")


def card_facts(box: Box, s: Campaign) -> Iterator[Fact]:
    m, card, target = s.now, box.card(s.now.card), box.target_of(s.now.card)
    place = box.atlas.boxes[target.box]
    kind = words(box.atlas.target_types[place.target_type].names)
    yield Fact(
        label=kind,
        value=say("card", colour=s.now.card.partition(":")[2]),
        rule="4.2",
        space=target.box,
    )
    yield Fact(label=say("fact-flak"), value=str(card.flak), rule="2.6.flak")
    yield Fact(label=say("fact-difficulty"), value=str(card.difficulty), rule="2.6.difficulty")
    yield Fact(label=say("fact-destruction"), value=str(card.destruction), rule="2.6.destruction")
    worth = f"{card.heavy} / {card.light}" if card.light else str(card.heavy)
    yield Fact(label=say("fact-worth"), value=worth, rule="2.6.vp")
    yield Fact(label=say("fact-required"), value=str(m.required), rule="2.6.required")


def squadron(box: Box, s: Campaign) -> Iterator[Fact]:
    for section in (READY, NOT_READY):
        bombers = sum(one.section == section for one in s.bombers.values())
        crews = sum(one.section == section for one in s.crews.values())
        value = say("bombers-and-crews", bombers=bombers, crews=crews)
        yield Fact(label=say(f"fact-{section}"), value=value, rule="2.5")
    hidden = any(crew.level == HIDDEN for crew in s.crews.values())
    levels = [] if hidden else list(box.crew_levels.values())
    for level in reversed(levels):
        number = sum(crew.level == level.id for crew in s.crews.values())
        yield Fact(label=words(level.names), value=str(number), rule="2.7.2.levels")
    chief = s.commander
    if chief is not None:
        value = say("commander-now", name=box.aces[chief.ace].name, lost=chief.lost)
        yield Fact(label=say("fact-commander"), value=value, rule="12.5")


def luck(box: Box, s: Campaign) -> Iterator[Fact]:
    for token in s.luck:
        found = box.luck[token]
        yield Fact(label=words(found.names), value=words(found.notes), rule="6.1.2")


def history(box: Box, s: Campaign) -> Iterator[Fact]:
    """The missions so far, the latest first."""
    for report in reversed(s.reports):
        value = say(
            "history-line",
            damage=report.damage,
            lost=report.lost,
            sent=report.sent,
            points=report.points,
            campaign=report.campaign,
        )
        target = target_name(box, report.card)
        yield Fact(label=say("history-number", number=report.number, target=target), value=value)


def losses(box: Box, s: Campaign) -> Iterator[Fact]:
    for grave in reversed(s.graves):
        yield Fact(
            label=say("loss-number", number=grave.mission),
            value=say("loss-line", bomber=fallen(box, grave), cause=grave.cause, saved=grave.saved),
        )


def fallen(box: Box, grave: Grave) -> Text:
    short, number = box.aircraft[grave.type].short, number_of(grave.bomber)
    if grave.counter not in box.named_crews:
        return say("bomber", type=short, number=number)
    name = box.named_crews[grave.counter].name
    return say("bomber-named", type=short, number=number, crew=name)
