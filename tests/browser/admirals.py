"""Two admirals who search for each other, and the facts each may know after each answer."""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Page, WebSocket

from sandtable.engine.decisions import Choose, Decision
from sandtable.engine.game import Setup, games
from sandtable.engine.log import line
from sandtable.engine.match import Match
from sandtable.engine.prompts import Offered, prompt_for
from sandtable.engine.record import save

GAME = games()["bismarck"]
SEATS = GAME.seats
ENEMY = {"british": "german", "german": "british"}
MEETING = "F16"
FLEETS = {"british": ("force-1", "birmingham", "manchester"), "german": ("bismarck", "prinz_eugen")}
SAILING = {"british": 4, "german": 5}
FLIGHTS = {"british": "br_lr_scapa_flow_a", "german": "ge_lr_trondheim"}
ZONE = re.compile(r"\b[A-Z]\d{1,2}\b")


def new_match() -> Match:
    return Match(GAME, Setup("basic"), bytes(32), solo=False)


def offered(decision: Decision) -> tuple[Offered, ...]:
    """Return the options in the order of the page."""
    assert isinstance(decision, Choose)
    return prompt_for(decision).options


class Admiral:
    """Sails to the meeting, searches everywhere, and attacks whatever is there."""

    def __init__(self, seat: str) -> None:
        self.seat = seat
        self._unit = ""
        self._has_flown = False

    def answer(self, match: Match, decision: Decision) -> str:
        ids = [option.id for option in offered(decision)]
        wanted = getattr(self, f"on_{decision.id}".replace("-", "_"), lambda *_: None)(match, ids)
        return wanted or ("done" if "done" in ids else ids[0])

    def on_ship_orders(self, match: Match, ids: list[str]) -> str | None:
        if match.state.turn < SAILING[self.seat]:
            return None
        self._unit = next((unit for unit in FLEETS[self.seat] if unit in ids), "")
        return self._unit or None

    def on_course(self, match: Match, ids: list[str]) -> str | None:
        board = match.box.board
        courses = [name for name in ids if name.partition("-")[0] in board.zones]
        here = next(v.zone for v in match.state.fleet(self.seat).afloat if self._sails(v))
        ends = {here: None} | {name.rpartition("-")[2]: name for name in reversed(courses)}
        return ends[min(ends, key=lambda zone: board.air.distance(zone, MEETING) or 0)]

    def _sails(self, vessel: Any) -> bool:  # noqa: ANN401  (a ship of the game)
        return self._unit in {vessel.id, f"force-{vessel.force}"}

    def on_search(self, _: Match, ids: list[str]) -> str | None:
        return "all" if "all" in ids else None

    def on_air_orders(self, _: Match, ids: list[str]) -> str | None:
        wanted, self._has_flown = not self._has_flown, True
        return FLIGHTS[self.seat] if wanted and FLIGHTS[self.seat] in ids else None

    def on_flight(self, _: Match, ids: list[str]) -> str | None:
        return next(name for name in ids if "." in name)

    def on_attack(self, _: Match, ids: list[str]) -> str | None:
        return next((name for name in ids if name != "done"), None)

    def on_fire(self, _: Match, ids: list[str]) -> str | None:
        return ids[0]


def played_to(seat: str, wanted: str, turn: int = 4) -> bytes:
    """Return the file of a match at a seat's question from a turn on, or at its end."""
    match, admirals = new_match(), {each: Admiral(each) for each in SEATS}
    while not match.is_over:
        decision = match.pending[0]
        if (decision.seat, decision.id) == (seat, wanted) and match.state.turn >= turn:
            break
        match.submit(decision.seat, admirals[decision.seat].answer(match, decision))
    return save(match)


# ---------------------------------------------------------------------- what came over the line


class Radio:
    """Everything a page received through its sockets."""

    def __init__(self, page: Page, seat: str | None) -> None:
        self.page = page
        self.seat = seat
        self.views: list[dict[str, Any]] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._hear(str(frame)))

    def _hear(self, frame: str) -> None:
        message = json.loads(frame)
        if message["type"] == "view":
            self.views.append(message)


def texts(part: object) -> Iterator[str]:
    """Every string in what was received."""
    if isinstance(part, str):
        yield part
    elif isinstance(part, dict):
        for value in part.values():
            yield from texts(value)
    elif isinstance(part, list):
        for value in part:
            yield from texts(value)


# ---------------------------------------------------------------------- what may be known


class Moment(NamedTuple):
    """The position after an answer: own places so far, public news, ships in combat."""

    places: dict[str, set[str]]
    contacts: dict[str, set[str]]
    public: str
    fighting: set[str]
    over: bool


def moments(answers: list[tuple[str, str]]) -> list[Moment]:
    """Replay the match without a server, and record the knowable facts after each answer."""
    match = new_match()
    places: dict[str, set[str]] = {seat: set() for seat in SEATS}
    found = [moment(match, places, "", 0)]
    for seat, answer in answers:
        told = len(match.log)
        match.submit(seat, answer)
        found.append(moment(match, places, found[-1].public, told))
    return found


def moment(match: Match, places: dict[str, set[str]], public: str, told: int) -> Moment:
    state = match.state
    for seat in SEATS:
        fleet = state.fleet(seat)
        for vessel in fleet.vessels.values():
            places[seat] |= {vessel.zone, vessel.left, *vessel.entered}
        places[seat] |= {flight.zone for flight in fleet.flights.values()}
    news = [event for event in match.log[told:] if event.may_be_seen_by(None)]
    return Moment(
        {seat: set(zones) for seat, zones in places.items()},
        {seat: {contact.zone for contact in state.fleet(seat).contacts} for seat in SEATS},
        " ".join([public, *(line(GAME, match.box, event, "en").text for event in news)]),
        set(state.battle.places) if state.battle else set(),
        match.is_over,
    )


def stored(database: Path, match: str) -> list[tuple[str, str, list[str] | None]]:
    """The answers of every seat and the changes each seat saw, from the server's own book."""
    query = "select seat, answer, seen_by from inputs where match = ? order by version"
    with sqlite3.connect(f"file:{database}?mode=ro", uri=True) as book:
        rows = book.execute(query, (match,)).fetchall()
    return [(seat, json.loads(answer), json.loads(eyes)) for seat, answer, eyes in rows]


def seen_at(rows: list[tuple[str, str, list[str] | None]], seat: str | None) -> list[int]:
    """Return the number of answers at each version of a seat."""
    name = seat or ""
    return [0, *(n for n, (_, _, eyes) in enumerate(rows, 1) if eyes is None or name in eyes)]


# ---------------------------------------------------------------------- secrets in what came


@cache
def names_of(side: str) -> tuple[tuple[str, re.Pattern[str]], ...]:
    """Return each unit of a side with its id and its names."""
    box = GAME.printed_box
    units = [*box.ships.values(), *box.air_units.values()]
    return tuple((unit.id, known_as(unit)) for unit in units if unit.side == side)


def known_as(unit: Any) -> re.Pattern[str]:  # noqa: ANN401  (a ship or an air unit of the game)
    words = {getattr(unit, name, unit.id) for name in ("id", "name", "name_es", "name_en")}
    return re.compile(rf"\b({'|'.join(map(re.escape, words))})\b")


def said(view: dict[str, Any]) -> str:
    """The content of a view beside its printed boards and its titles."""
    scene = view["scene"]
    parts = [scene.get(name, []) for name in ("pieces", "overlays", "prompts")]
    facts = [panel.get("facts", []) for panel in scene.get("panels", [])]
    return "\n".join(texts([*parts, facts, view["log"]]))


def leaks(view: dict[str, Any], seat: str | None, at: Moment) -> Iterator[str]:
    """Yield everything in a view that the seat may not know at that moment."""
    if at.over:
        return
    everything = said(view)
    for side in SEATS if seat is None else [ENEMY[seat]]:
        for unit, words in names_of(side):
            if unit not in at.fighting and words.search(everything) and not words.search(at.public):
                yield f"names {unit}"
    yield from strange_pieces(view, seat, at)
    yield from strange_zones(view, seat, at)


def strange_pieces(view: dict[str, Any], seat: str | None, at: Moment) -> Iterator[str]:
    """Another's counter on a chart, or its way, that is neither a contact nor in the battle."""
    own_contacts = at.contacts[seat] if seat else set().union(*at.contacts.values())
    for piece in view["scene"].get("pieces", []):
        if piece["face"]["side"] == seat or piece["id"] in at.fighting:
            continue
        if not piece["id"].startswith("contact-") or piece["space"] not in own_contacts:
            yield f"shows {piece['id']} in {piece['space']}"
    for overlay in view["scene"].get("overlays", []):
        for way in overlay.get("lines", []):
            if way["side"] != seat:
                yield f"draws {way['id']}"
        for ring in overlay.get("rings", []):
            if overlay["board"] == "search" and nearest(ring) not in own_contacts:
                yield f"rings {nearest(ring)}"


def nearest(ring: dict[str, Any]) -> str:
    board = GAME.printed_box.board
    zones: list[str] = list(board.zones)
    return min(
        zones,
        key=lambda z: abs(board.centre(z).x - ring["x"]) + abs(board.centre(z).y - ring["y"]),
    )


def strange_zones(view: dict[str, Any], seat: str | None, at: Moment) -> Iterator[str]:
    """A zone in the diary, in what is asked or in the panels that only the enemy knows."""
    may = set(ZONE.findall(at.public))
    may |= set().union(*at.contacts.values()) if seat is None else at.contacts[seat]
    may |= at.places[seat] if seat else set()
    scene = view["scene"]
    asked = [prompt["ask"] for prompt in scene.get("prompts", [])]
    panels = [p.get("facts", []) for p in scene.get("panels", []) if p["id"] != "belief"]
    for text in texts([asked, panels, [entry["text"] for entry in view["log"]]]):
        for zone in set(ZONE.findall(text)) - may:
            yield f"tells {zone}: {text}"
