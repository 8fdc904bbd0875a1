"""The browsers at the seats of a match: admissions, refusals and looks."""

from __future__ import annotations

import msgspec
from sqlalchemy import ColumnElement, Connection, insert, text, update

from sandtable.storage.rows import Device, DeviceState
from sandtable.storage.schema import devices, seats
from sandtable.storage.sending import Row, Rows, send
from sandtable.storage.writer import OvertakenError

IN, ASKING, OUT = "in", "asking", "out"


def _at(match: str, seat: str) -> ColumnElement[bool]:
    return (devices.c.match == match) & (devices.c.seat == seat)


class Enter(msgspec.Struct, frozen=True):
    """A browser presents the link of a seat: the first gets in, any other must ask."""

    match: str
    link: str
    device: Device

    def write(self, connection: Connection) -> None:
        at = (seats.c.match == self.match) & (seats.c.seat == self.device.seat)
        chosen = update(seats).where(at & (seats.c.token == self.link))
        if connection.execute(chosen.values(token=self.link)).rowcount != 1:
            msg = "The link was replaced."
            raise OvertakenError(msg)
        is_first = connection.execute(chosen.where(~seats.c.taken).values(taken=True)).rowcount == 1
        row = msgspec.structs.asdict(self.device) | {"match": self.match}
        row["state"] = IN if is_first else ASKING
        connection.execute(insert(devices), row)


class Decide(msgspec.Struct, frozen=True):
    """The holder of a seat lets a browser in, refuses it, or sends it away."""

    match: str
    seat: str
    id: str
    state: DeviceState

    def write(self, connection: Connection) -> None:
        chosen = update(devices).where(_at(self.match, self.seat) & (devices.c.id == self.id))
        connection.execute(chosen.values(state=self.state))


LOOKED_BEFORE = """ON CONFLICT (match, seat, id) DO UPDATE
    SET played = excluded.played, replayed = excluded.replayed,
        looks = devices.looks + excluded.looks"""
NOTE_LOOK = text(f"""
    INSERT INTO devices (match, seat, id, token, name, state, since, played, replayed, looks)
    SELECT :match, :seat, :id, :token, :name, :state, :since, :played, :replayed, :looks
    WHERE EXISTS (SELECT 1 FROM matches WHERE id = :match)
    {LOOKED_BEFORE}
""")  # noqa: S608  (its parts are our own)


class Look(msgspec.Struct, frozen=True):
    """A look by a browser; the creator's browser, which needs no link, may be new."""

    match: str
    device: Device


def note_looks(connection: Connection, looks: list[Look]) -> None:
    """Record many looks with one statement; ignore looks at deleted matches."""
    if looks:
        send(connection, NOTE_LOOK, look_rows(looks))


def look_rows(looks: list[Look]) -> Rows:
    """Return a row for each browser, in the order in which all servers lock them."""
    rows: dict[tuple[str, str, str], Row] = {}
    for look in looks:
        at = (look.match, look.device.seat, look.device.id)
        before = rows[at]["looks"] if at in rows else 0
        rows[at] = msgspec.structs.asdict(look.device) | {"match": at[0], "looks": before + 1}
    return [rows[at] for at in sorted(rows)]


class NewLink(msgspec.Struct, frozen=True):
    """A new link to a seat: nobody has used it yet, and all other browsers lose access."""

    match: str
    seat: str
    token: str

    def write(self, connection: Connection) -> None:
        at = (seats.c.match == self.match) & (seats.c.seat == self.seat)
        connection.execute(update(seats).where(at).values(taken=False, token=self.token))
        chosen = update(devices).where(_at(self.match, self.seat) & (devices.c.token != ""))
        connection.execute(chosen.values(state=OUT))
