"""The browsers at a seat: the first that opens its link gets in, others ask its holder."""

from __future__ import annotations

import time

from msgspec.structs import replace

from sandtable.server import people
from sandtable.server.hall import Hall
from sandtable.server.live import LINK, Live
from sandtable.server.sight import SPECTATORS
from sandtable.server.talk import moment
from sandtable.server.tokens import hashed, new_short_id, new_token
from sandtable.server.wire import Admission, DeviceInfo, Opening
from sandtable.server.words import CONFLICT, FORBIDDEN, TOO_MANY, UNKNOWN, refused
from sandtable.storage.devices import Decide, Enter, Look
from sandtable.storage.rows import Device, DeviceState
from sandtable.storage.writer import OvertakenError

LONGEST_NAME = 60
MOST_ASKING, MOST_DEVICES = 5, 40
SAME_LOOK = 60.0
"""The seconds within which looks count as one."""
OWNER, ANYBODY = "creator", "anybody"
"""The creator's own browser, which needs no link, and all who look after the end."""


async def enter(hall: Hall, match: str, opening: Opening) -> Admission:
    """Exchange a link for a browser's own secret; a second browser waits to be let in."""
    live, token = await hall.live(match), opening.secret or new_token()
    if held := held_already(live, opening.link):
        return held
    seat = live.seat_by_link(opening.link)
    known = live.device_of(token)
    if known is not None and known.seat == seat:
        return Admission(seat, token, known.state)
    at_seat = [d for d in live.devices if d.seat == seat and d.state != "out"]
    if (
        len(at_seat) >= MOST_DEVICES
        or len([d for d in at_seat if d.state == "asking"]) > MOST_ASKING
    ):
        raise refused("too-many-devices", TOO_MANY)
    device = Device(
        seat=seat,
        id=new_short_id(),
        token=hashed(token),
        name=clean(opening.name),
        state="asking",
        since=time.time(),
    )
    try:
        await hall.keep(Enter(match, hashed(opening.link), device))
    except OvertakenError as error:
        raise refused("wrong-token", FORBIDDEN) from error
    await people.changed(hall, match)
    return Admission(seat, token, await state_of(hall, match, device))


def held_already(live: Live, secret: str) -> Admission | None:
    """Return the seat of a secret sent instead of a link, as the creator does."""
    if device := live.device_of(secret):
        return Admission(device.seat, secret, device.state)
    seat = live.seat_with(secret)
    return Admission(seat.seat, secret, "in") if seat and seat.kind != LINK else None


def clean(name: str) -> str:
    return "".join(letter for letter in name if letter.isprintable())[:LONGEST_NAME]


async def state_of(hall: Hall, match: str, device: Device) -> DeviceState:
    live = await hall.live(match)
    found = next((each for each in live.devices if each.id == device.id), None)
    return found.state if found else "out"


# ---------------------------------------------------------------------- the holder's list


async def listing(hall: Hall, match: str, token: str | None) -> list[DeviceInfo]:
    """Return the browsers that have looked through the eyes of the caller's seat, or ask to."""
    live, seat, own = await at_own_seat(hall, match, token)
    return [info(device, own) for device in live.devices if device.seat == seat]


async def at_own_seat(hall: Hall, match: str, token: str | None) -> tuple[Live, str, Device | None]:
    live = await hall.live(match)
    seat = live.seat_of(token)
    if seat is None:
        raise refused("watching-only", FORBIDDEN)
    return live, seat, live.device_of(token)


def info(device: Device, own: Device | None) -> DeviceInfo:
    return DeviceInfo(
        device.id,
        device.name,
        device.state,
        moment(device.since),
        moment(device.played) if device.played else "",
        moment(device.replayed) if device.replayed else "",
        device.looks,
        device is own or (own is None and device.id == OWNER),
    )


async def decide(hall: Hall, match: str, token: str | None, device: str, *, let: bool) -> None:
    """Let a browser in, refuse it, or send away one that was let in before."""
    live, seat, _ = await at_own_seat(hall, match, token)
    found = next((d for d in live.devices if d.seat == seat and d.id == device), None)
    if found is None or not found.token:
        raise refused("no-such-device", UNKNOWN)
    if found.state == "out":
        raise refused("device-is-out", CONFLICT)
    state: DeviceState = "in" if let else "out" if found.state == "in" else "refused"
    await hall.keep(Decide(match, seat, device, state))
    await people.changed(hall, match)


# ---------------------------------------------------------------------- looks


async def note_look(hall: Hall, live: Live, token: str | None, seat: str | None, what: str) -> None:
    """Record a look through the eyes of a seat, at the present or at the past."""
    if seat is None:
        return
    now, known = time.time(), live.device_of(token)
    name = ANYBODY if live.seat_of(token) != seat else known.id if known else OWNER
    at = next((d for d in live.devices if d.seat == seat and d.id == name), None)
    if at is None:
        at = Device(seat=seat, id=name, token=SPECTATORS, name="", state="in", since=now)
        live.devices = (*live.devices, at)
    if now - getattr(at, what) > SAME_LOOK:
        setattr(at, what, now)
        at.looks += 1
        await hall.keep(Look(live.id, replace(at)))
