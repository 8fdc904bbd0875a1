"""The player's view: the display board, the map of Europe, tracks and figures."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from sandtable.engine.scene import (
    Counter,
    Fact,
    Mark,
    Panel,
    Piece,
    Scene,
    Track,
)
from sandtable.engine.styles import CounterStyle
from sandtable.engine.texts import Text, say
from sandtable.games.raid_on_schweinfurt.components import Box
from sandtable.games.raid_on_schweinfurt.rules.ch03_conventions import half_of_box, in_counters
from sandtable.games.raid_on_schweinfurt.rules.ch17_end import loss_percent
from sandtable.games.raid_on_schweinfurt.state import US, Diversion, Goal, Raid, Wave
from sandtable.games.raid_on_schweinfurt.view.boards import (
    DISPLAY,
    EUROPE,
    display_board,
    europe,
    routes,
)


def view(box: Box, s: Raid, _: str | None) -> Scene:
    return Scene(
        game="raid-on-schweinfurt",
        title=say("game-title"),
        subtitle=subtitle(box, s),
        boards=(display_board(box), europe(box)),
        overlays=(routes(box, s),),
        pieces=(
            *wave_pieces(box, s),
            *diversion_pieces(box, s),
            *marker_pieces(s),
            *map_pieces(box, s),
        ),
        tracks=(damage_track(s),),
        panels=(plan_panel(box, s), tally_panel(s)),
    )


def subtitle(box: Box, s: Raid) -> Text:
    scenario = box.scenarios[s.scenario]
    title = say("words", es=scenario.name_es, en=scenario.name_en)
    number = 1 + min(s.annulments, box.annul.max_annulments)  # the last annulment is the end
    return say("mission", scenario=title, number=number)


def wave_pieces(box: Box, s: Raid) -> Iterator[Piece]:
    for wave in s.waves:
        if wave.flying:
            yield from bomber_stack(box, s, wave)
        if wave.escort:
            yield Piece(
                id=f"escort-{wave.number}",
                board=DISPLAY,
                space="fighter_effectiveness",
                slot=half_of_box(wave),
                face=Counter(
                    silhouette="fighter",
                    title=say("piece-escort"),
                    side=US,
                    ratings=(str(wave.escort),),
                ),
            )


def bomber_stack(box: Box, s: Raid, wave: Wave) -> Iterator[Piece]:
    """Return the wave as counters, largest on top; planned waves are ghosts until they fly."""
    space, slot, facts = box_of(wave), half_of_box(wave), wave_facts(box, wave)
    for unit, bombers in (("b17", wave.b17), ("b24", wave.b24)):
        for index, value in enumerate(reversed(in_counters(bombers, box.coins))):
            yield Piece(
                id=f"wave-{wave.number}-{unit}-{index}",
                board=DISPLAY,
                space=space,
                slot=slot,
                face=bomber_face(unit, value),
                ghost=not s.home_weather,
                facts=facts,
            )


def box_of(wave: Wave) -> str:
    """Return the box of a target; a custom target uses the primary target's box."""
    if wave.box.startswith("target_") and wave.box != "target_regensburg":
        return "target_schweinfurt"
    return wave.box


@cache
def bomber_face(unit: str, value: int) -> Counter:
    tone = "b24" if unit == "b24" else ""
    title, ratings = say(f"unit-{unit}"), (str(value),)
    return Counter(silhouette=unit, title=title, side=US, ratings=ratings, tone=tone)


def wave_facts(box: Box, wave: Wave) -> tuple[Fact, ...]:
    return (
        Fact(label=say("fact-bombers"), value=str(wave.bombers)),
        Fact(label=say("fact-target"), value=say("target", target=box.target_name(wave.target))),
        Fact(label=say("fact-way-home"), value=say("way-home", way=wave.way_home)),
        Fact(label=say("fact-downed"), value=str(wave.downed)),
    )


def diversion_pieces(box: Box, s: Raid) -> Iterator[Piece]:
    force: Diversion = s.diversion
    if not force.flying:
        return
    for unit, bombers in (("b17", force.bombers - force.b24), ("b24", force.b24)):
        for index, value in enumerate(reversed(in_counters(bombers, box.coins))):
            yield Piece(
                id=f"diversion-{unit}-{index}",
                board=DISPLAY,
                space="diversion",
                face=bomber_face(unit, value),
            )


def marker_pieces(s: Raid) -> Iterator[Piece]:
    diverted = {f"{w.number}": w.diversion_drm for w in s.waves if w.diversion_drm}
    markers = {
        "home_weather": say("weather", weather=s.home_weather) if s.home_weather else None,
        "target_weather": say("weather", weather=s.target_weather) if s.target_weather else None,
        "fighter_mode": str(s.fighter_mode) if s.waves else None,
        "aggressiveness": say("aggressiveness", level=s.aggressiveness)
        if s.aggressiveness
        else None,
        "flak": say("flak", level=s.flak) if s.flak else None,
        "diversion_drm": " ".join(f"{drm:+d}/{wave}" for wave, drm in diverted.items()) or None,
    }
    for name, title in markers.items():
        if title is not None:
            face = Counter(silhouette=name, title=title, side=US, style=CounterStyle.MARKER)
            yield Piece(id=f"marker-{name}", board=DISPLAY, space=name, face=face)


WHERE = {
    "base": "england_bases",
    "assembly": "assembly_north_sea",
    "outbound": "outbound_mid",
    "return": "return_mid",
}


def map_pieces(box: Box, s: Raid) -> Iterator[Piece]:
    for wave in s.waves:
        if wave.flying and wave.bombers:
            yield Piece(
                id=f"map-wave-{wave.number}",
                board=EUROPE,
                space=place_of(wave),
                slot=half_of_box(wave),
                face=Counter(
                    silhouette="b17",
                    title=say("wave", wave=wave.number),
                    side=US,
                    ratings=(str(wave.bombers),),
                ),
                facts=wave_facts(box, wave),
            )


def place_of(wave: Wave) -> str:
    if wave.box.startswith("target_"):
        return wave.target
    if wave.box == "home":
        return "telergma" if wave.way_home == "africa" else "home_england"
    return WHERE[wave.box]


def damage_track(s: Raid) -> Track:
    marks = tuple(
        Mark(value=goal.damage_min, text=goal_of(goal)) for goal in s.goals if goal.damage_min
    )
    return Track(
        id="target_damage",
        title=say("track-damage"),
        low=0,
        high=99,
        value=min(s.damage, 99),
        marks=marks,
        rule="XV.track",
    )


def goal_of(goal: Goal) -> Text:
    if goal.downed_under >= 0:
        return say("goal-under", result=goal.result, percent=goal.downed_under)
    if goal.downed_max >= 0:
        return say("goal-most", result=goal.result, percent=goal.downed_max)
    return say("result", result=goal.result)


def plan_panel(box: Box, s: Raid) -> Panel:
    facts = [
        Fact(
            label=say("wave", wave=wave.number),
            value=say(
                "wave-plan",
                b17=wave.b17,
                b24=wave.b24,
                target=box.target_name(wave.target),
                way=wave.way_home,
                escort=wave.escort,
            ),
            rule="VI(1)",
        )
        for wave in s.waves
    ]
    facts.append(
        Fact(label=say("fact-diversion"), value=str(s.diversion.bombers), rule="VI(2)"),
    )
    facts.append(Fact(label=say("fact-mode"), value=str(s.fighter_mode), rule="VI(4)"))
    facts += [
        Fact(label=say("fact-event"), value=say("event", name=name), rule="XIX.events")
        for name in s.events
    ]
    if s.crew is not None:
        value = say("crew", wave=s.crew.wave, position=s.crew.position, fate=s.crew.fate)
        facts.append(Fact(label=say("fact-crew"), value=value, rule="XIX.role"))
    return Panel(id="plan", title=say("panel-plan"), facts=tuple(facts))


def tally_panel(s: Raid) -> Panel:
    aborted = sum(wave.aborted for wave in s.waves) + s.diversion.aborted
    percent = loss_percent(s.downed, s.in_play)
    figures = (
        ("fact-available", f"{s.b17_available} + {s.b24_available}", "V"),
        ("fact-aborted", str(aborted), "III.record"),
        ("fact-in-play", str(s.in_play), "III.in-play"),
        ("fact-downed", f"{s.downed} ({percent} %)", "XVII.rounding"),
        ("fact-damage", f"{s.damage} %", "XV.track"),
        ("fact-claims", str(s.claims), "XIII.claims.record"),
        ("fact-verified", str(s.verified), "XVIII"),
    )
    return Panel(
        id="tally",
        title=say("panel-tally"),
        facts=tuple(Fact(label=say(key), value=value, rule=rule) for key, value, rule in figures),
    )
