"""An evening at the terminal's table."""

import asyncio
from collections.abc import Awaitable, Callable

from textual.pilot import Pilot

from sandtable.cli.session import Session
from sandtable.cli.tui.app import TableApp

Play = Callable[[TableApp, Pilot[None]], Awaitable[None]]


def spend(session: Session, play: Play, size: tuple[int, int]) -> None:
    """Open the screen on a match and let somebody play."""

    async def evening() -> None:
        app = TableApp(session)
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await pilot.pause()
            await play(app, pilot)

    asyncio.run(evening())
