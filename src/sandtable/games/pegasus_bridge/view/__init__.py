"""The player's view: the map by night, the counters on it, and the record sheet."""

from __future__ import annotations

from sandtable.engine.scene import Scene
from sandtable.engine.texts import Text, say
from sandtable.games.pegasus_bridge.components import Box
from sandtable.games.pegasus_bridge.state import Assault
from sandtable.games.pegasus_bridge.view.counters import pieces
from sandtable.games.pegasus_bridge.view.ground import board
from sandtable.games.pegasus_bridge.view.layers import overlays
from sandtable.games.pegasus_bridge.view.panels import panels, turn_track


def view(box: Box, k: Assault, _: str | None) -> Scene:
    return Scene(
        game="pegasus-bridge",
        title=say("game-title"),
        subtitle=subtitle(box, k),
        boards=(board(box),),
        overlays=tuple(overlays(box, k)),
        pieces=tuple(pieces(box, k)),
        tracks=(turn_track(box, k),),
        panels=tuple(panels(box, k)),
    )


def subtitle(box: Box, k: Assault) -> Text:
    names = box.scenarios[k.scenario].names
    time = box.turns[k.turn - 1]
    return say("subtitle", scenario=names, turn=k.turn, turns=len(box.turns), time=time)
