"""A line to a page that has gone again."""

from __future__ import annotations


class Nobody:
    """Takes everything and tells nobody."""

    async def send(self, data: bytes) -> None: ...

    async def close(self, code: int) -> None: ...

    def seated(self) -> None: ...
