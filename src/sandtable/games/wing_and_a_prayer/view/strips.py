"""Strips along the foot of a board: the formation by elements, escorts, range, Lady Luck."""

from __future__ import annotations

from collections.abc import Iterator

from sandtable.engine.parts import Entry, Group
from sandtable.engine.scene import Panel
from sandtable.engine.styles import Corner
from sandtable.engine.texts import Text, say, words
from sandtable.games.wing_and_a_prayer.components import Box
from sandtable.games.wing_and_a_prayer.components.parts import Element
from sandtable.games.wing_and_a_prayer.knowledge import HIDDEN
from sandtable.games.wing_and_a_prayer.rules.ch03_deployment import first_type
from sandtable.games.wing_and_a_prayer.rules.words import number_of
from sandtable.games.wing_and_a_prayer.state import Bomber, Campaign, Fighter

MAP, FORMATION = "map", "formation"


def strips(box: Box, s: Campaign) -> Iterator[Panel]:
    """Both strips while a mission is planned or flown."""
    if s.mission is None or s.mission.over or not s.lead:
        return
    title = say("panel-formation")
    flying = (*elements(box, s), *company(box, s))
    yield Panel(id="formation", title=title, groups=flying, corner=Corner.FOOT, boards=(MAP,))
    fighting = (*target(box, s), *fighters(box, s), *company(box, s), cloud(s))
    yield Panel(id="combat", title=title, groups=fighting, corner=Corner.FOOT, boards=(FORMATION,))


def elements(box: Box, s: Campaign) -> Iterator[Group]:
    for element in box.elements.values():
        entries = tuple(bombers(box, s, element))
        if entries:
            defence = say("element-defence", value=int(getattr(box.air_modifiers, element.id)))
            yield Group(
                title=words(element.names), note=defence, rule="9.5.modifiers", entries=entries
            )


def bombers(box: Box, s: Campaign, element: Element) -> Iterator[Entry]:
    for place in element.places:
        name = s.now.places[place - 1]
        if name:
            bomber = s.bombers[name]
            yield Entry(
                piece=name,
                number=str(place),
                text=tag(box, s, bomber),
                alert=bomber.damaged,
            )


def silhouette(box: Box, s: Campaign) -> str:
    """The shape of the squadron's bombers."""
    return box.aircraft[first_type(box, s)].silhouette


def tag(box: Box, s: Campaign, bomber: Bomber) -> Text:
    """The name of a bomber where there is little room: that of its crew, else its number."""
    crew = s.crews.get(bomber.crew)
    if crew is None or crew.counter == HIDDEN:
        short = box.aircraft[bomber.type].short
        return say("bomber-tag", type=short, number=number_of(bomber.id))
    if crew.counter in box.named_crews:
        return say("crew-tag", crew=box.named_crews[crew.counter].name)
    return say("crew-green-tag", number=number_of(crew.id))


def company(box: Box, s: Campaign) -> Iterator[Group]:
    """The escorts with their range, and the counters of Lady Luck."""
    escort = s.now.escort
    if escort is not None:
        aircraft = box.aircraft[escort.type]
        note = say("escort-count", type=aircraft.short, number=len(escort.fighters))
        yield Group(title=say("fact-escort"), note=note, rule="4.5", entries=row(escort.fighters))
        note = say("range-now", done=min(escort.flown, aircraft.range), most=aircraft.range)
        yield Group(
            title=say("group-range"),
            note=note,
            rule="5.5",
            count=aircraft.range,
            done=min(escort.flown, aircraft.range),
        )
    if s.luck:
        names = tuple(Entry(text=words(box.luck[token].names)) for token in s.luck)
        yield Group(title=say("panel-luck"), rule="6.1.2", entries=names)


def fighters(box: Box, s: Campaign) -> Iterator[Group]:
    m = s.now
    if m.interceptors:
        kinds = {box.aircraft[fighter.type].short for fighter in m.interceptors}
        note = say("escort-count", type=" ".join(sorted(kinds)), number=len(m.interceptors))
        entries = row(m.interceptors)
        yield Group(title=say("space-interceptors"), note=note, rule="9.1.1", entries=entries)
    if m.kills or m.escorts_lost:
        shot = say("shot-down", kills=m.kills, escorts=m.escorts_lost)
        yield Group(title=say("group-shot-down"), rule="2.5.vp", entries=(Entry(text=shot),))


def target(box: Box, s: Campaign) -> Iterator[Group]:
    """Yield the target and its card until take-off, as crews are chosen for it."""
    m = s.now
    if m.took_off or m.card == HIDDEN:
        return
    card, place = box.card(m.card), box.target_of(m.card).box
    name = words(box.box_name(place))
    defence = say(
        "card-defence", flak=card.flak, difficulty=card.difficulty, destruction=card.destruction
    )
    worth = f"{card.heavy} / {card.light}" if card.light else str(card.heavy)
    away = say("card-worth", boxes=box.atlas.from_base[place], worth=worth)
    entries = (Entry(text=defence), Entry(text=away))
    yield Group(title=say("fact-target"), note=name, rule="4.2", entries=entries)


def cloud(s: Campaign) -> Group:
    told = say("cloud", cloud=s.now.cloud)
    return Group(title=say("fact-cloud"), rule="4.3", entries=(Entry(text=told),))


def row(fighters: list[Fighter]) -> tuple[Entry, ...]:
    return tuple(Entry(piece=fighter.id, alert=fighter.damaged) for fighter in fighters)
