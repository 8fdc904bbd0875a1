"""Positions of *Bismarck* set up by hand, as files that a server takes in."""

from __future__ import annotations

import msgspec

from sandtable.engine.game import Setup
from sandtable.engine.inputs import Checkpoint, Past
from sandtable.engine.match import Match
from sandtable.engine.record import save
from sandtable.games.bismarck import GAME
from sandtable.games.bismarck.state import Campaign
from tests.games.bismarck.battles import battle
from tests.games.bismarck.hunts import hunt, send_up

HUNTERS = {
    "hood": "F9",
    "prince_of_wales": "F9",
    "suffolk": "D6",
    "norfolk": "D7",
    "manchester": "E13 patrol",
    "arethusa": "F12 patrol",
    "birmingham": "F14 patrol",
    "kenya": "G14",
    "galatea": "G15",
    "hermione": "H15",
    "king_george_v": "H17",
    "victorious": "H17",
    "repulse": "J18",
}
RAIDERS = {"bismarck": "G8", "prinz_eugen": "G8"}
FORCES = (("hood", "prince_of_wales"), ("king_george_v", "victorious"), ("bismarck", "prinz_eugen"))
WATCHED = {"br_lr_hvalfiord": "E6", "br_lr_scapa_flow_a": "G11", "br_lr_eire_a": "I13"}


def file_of(s: Campaign, phase: str, seed: int = 0) -> bytes:
    """The file of a match that goes on at the beginning of a phase."""
    start = Checkpoint(phase, msgspec.msgpack.encode(s), 0, 0, 0, 0, 0)
    return save(Match(GAME, Setup("basic"), bytes([seed]) * 32, solo=True, past=Past(start)))


def hunted(turn: int = 14) -> Campaign:
    """Both fleets at sea, the raiders not in sight; three air units watch zones."""
    s = hunt({**HUNTERS, **RAIDERS}, turn=turn, forces=FORCES[:2])
    for ship in FORCES[2]:
        s.german.vessels[ship].force = 1
    for unit, zone in WATCHED.items():
        flight = send_up(s, unit, zone, since=turn - 1)
        flight.beat, flight.beat_face, flight.standing = zone, "front", True
    return s


def a_hunt(turn: int = 14) -> bytes:
    return file_of(hunted(turn), "visibility")


def a_search() -> bytes:
    """The raiders lie in a zone that an air unit patrols, and the search begins."""
    s = hunted()
    for ship in RAIDERS:
        s.german.vessels[ship].zone = WATCHED["br_lr_hvalfiord"]
    s.british.flights["br_lr_hvalfiord"].face = "back"
    s.planned = s.sailed = True
    return file_of(s, "search")


def a_battle() -> bytes:
    """Two ships against two, in range, at the beginning of a round."""
    places = {
        "hood": "-3,1:E",
        "prince_of_wales": "-3,3:E",
        "bismarck": "3,-1:W",
        "prinz_eugen": "3,1:W",
    }
    return file_of(battle(places, round=1), "battle-round", seed=3)
