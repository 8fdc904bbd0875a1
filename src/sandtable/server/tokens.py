"""Secrets that open seats and matches; the database holds only their hashes."""

from __future__ import annotations

import secrets
from hashlib import blake2b, sha256

from sandtable.server.words import BAD, refused

SHORTEST_OWNER, LONGEST_OWNER = 16, 200


def new_id() -> str:
    return secrets.token_urlsafe(12)


def new_short_id() -> str:
    return secrets.token_urlsafe(6)


def new_token() -> str:
    return secrets.token_urlsafe(32)


def new_seed() -> bytes:
    return secrets.token_bytes(32)


def hashed(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()


def checked_owner(owner: str) -> str:
    if not SHORTEST_OWNER <= len(owner) <= LONGEST_OWNER:
        raise refused("owner-needed", BAD, least=SHORTEST_OWNER, most=LONGEST_OWNER)
    return owner


def own_token(owner: str, match: str, seat: str) -> str:
    """Return the token of an owner's own seat, derived from the owner's secret.

    The server can compute it at any time without storing it.
    """
    key = sha256(owner.encode()).digest()
    named = blake2b(f"{match}/{seat}".encode(), key=key, digest_size=32, person=b"sandtable seat")
    return named.hexdigest()
