"""Leases on the bots of a match: one server runs them, and another takes over if it fails.

Leases use the clock of the database, because the servers' clocks may differ.
"""

from __future__ import annotations

from sqlalchemy import Engine, delete, text
from sqlalchemy.engine import Connection

from sandtable.storage.schema import leases

TAKE = text("""
    INSERT INTO leases (match, holder, ends)
    VALUES (:match, :holder, EXTRACT(EPOCH FROM clock_timestamp()) + :seconds)
    ON CONFLICT (match) DO UPDATE SET holder = excluded.holder, ends = excluded.ends
    WHERE leases.holder = excluded.holder
       OR leases.ends < EXTRACT(EPOCH FROM clock_timestamp())
""")
LEFT = text("""
    SELECT ends - EXTRACT(EPOCH FROM clock_timestamp()) FROM leases WHERE match = :match
""")


def take_lease(engine: Engine, match: str, holder: str, seconds: float) -> float:
    """Take or renew a lease; return 0, or the seconds until another server's lease expires.

    A SQLite file has one server, which needs none.
    """
    if engine.dialect.name != "postgresql":
        return 0.0
    with engine.begin() as connection:
        asked = {"match": match, "holder": holder, "seconds": seconds}
        if connection.execute(TAKE, asked).rowcount == 1:
            return 0.0
        left = connection.execute(LEFT, {"match": match}).scalar()
        return max(0.05, float(left or 0.0))


def end_leases(connection: Connection, holder: str, matches: list[str] | None = None) -> None:
    """Release the leases of some matches, or of all, so that others can take them at once."""
    mine = leases.c.holder == holder
    chosen = mine if matches is None else mine & leases.c.match.in_(matches)
    connection.execute(delete(leases).where(chosen))
