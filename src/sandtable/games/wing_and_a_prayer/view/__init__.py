"""The player's view: mission map, formation card, squadron, points and history."""

from __future__ import annotations

from sandtable.engine.scene import Scene
from sandtable.engine.texts import Text, say
from sandtable.games.wing_and_a_prayer.components import Box
from sandtable.games.wing_and_a_prayer.state import Campaign
from sandtable.games.wing_and_a_prayer.view import (
    formation,
    mission_map,
    panels,
    roster,
    squadron,
    strips,
    tracks,
)

GAME = "wing-and-a-prayer"


def view(box: Box, s: Campaign, seat: str | None) -> Scene:
    """Three boards: the map, the formation card and the squadron's card."""
    return Scene(
        game=GAME,
        title=say("game-title"),
        subtitle=subtitle(box, s),
        focus=focus(box, s),
        boards=(mission_map.board(box), formation.board(box), squadron.board(box)),
        overlays=(*mission_map.overlays(box, s), *formation.overlays(box, s)),
        pieces=(
            *mission_map.pieces(box, s),
            *formation.pieces(box, s),
            *squadron.pieces(box, s),
        ),
        tracks=tuple(tracks.tracks(box, s)),
        panels=(*panels.panels(box, s), *strips.strips(box, s)),
        pages=(roster.page(box, s, squadron.BOARD),),
    )


def subtitle(box: Box, s: Campaign) -> Text:
    scenario = box.scenarios[s.scenario]
    number = min(s.flown + (s.mission is not None), scenario.missions)
    return say(
        "subtitle", campaign=scenario.names, number=max(number, 1), missions=scenario.missions
    )


def focus(box: Box, s: Campaign) -> str:
    """The card while bombers are placed or fight, the map while they fly, else the squadron."""
    m = s.mission
    if m is None or m.over:
        return squadron.BOARD
    if m.combat is not None or not m.took_off:
        return formation.BOARD
    return mission_map.BOARD
