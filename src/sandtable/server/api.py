"""HTTP: the lobby, files, replay and insights."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import Response, Router, delete, get, patch, post
from litestar.connection import Request
from litestar.di import NamedDependency, Provide
from litestar.enums import MediaType
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, HeaderParameter, JSONBody

from sandtable.engine.scene import Insight
from sandtable.server import catalogue, lobby
from sandtable.server.hall import Hall
from sandtable.server.render import to_json
from sandtable.server.settings import BODY_BYTES, FILE_BYTES
from sandtable.server.static import packed
from sandtable.server.tokens import checked_owner
from sandtable.server.wire import (
    ForkPoint,
    GameInfo,
    NewMatch,
    Renaming,
    Rulebook,
    Summary,
    TableSheet,
    Verdict,
    View,
)

OK = 200


async def hall_of(request: Request[Any, Any, Any]) -> Hall:
    found: Hall = request.app.state.hall
    return found


async def owner_of(owner_secret: Annotated[str, HeaderParameter(name="X-Owner")]) -> str:
    return checked_owner(owner_secret)


def as_json(data: bytes) -> Response[bytes]:
    return Response(data, media_type=MediaType.JSON)


# ---------------------------------------------------------------------- games


@get("/games", responses={OK: ResponseSpec(list[GameInfo])})
async def games(hall: NamedDependency[Hall], request: Request[Any, Any, Any]) -> Response[bytes]:
    """The games that can be played here."""
    found = [catalogue.game_info(game) for game in hall.games.values()]
    return packed(request, to_json(found), MediaType.JSON)


@get("/games/{game:str}/rules", responses={OK: ResponseSpec(Rulebook)})
async def rules(
    hall: NamedDependency[Hall], request: Request[Any, Any, Any], game: FromPath[str]
) -> Response[bytes]:
    """Every rule of a game in our own words."""
    found = await asyncio.to_thread(catalogue.rulebook, hall.game(game))
    return packed(request, to_json(found), MediaType.JSON)


@get("/games/{game:str}/tables", responses={OK: ResponseSpec(list[TableSheet])})
async def tables(
    hall: NamedDependency[Hall], request: Request[Any, Any, Any], game: FromPath[str]
) -> Response[bytes]:
    """The tables of a game, with the source of each row."""
    return packed(request, to_json(catalogue.tables(hall.game(game))), MediaType.JSON)


# ---------------------------------------------------------------------- matches


@get("/matches")
async def listing(hall: NamedDependency[Hall], owner: NamedDependency[str]) -> list[Summary]:
    """The matches of an owner, the last played first."""
    return await lobby.listing(hall, owner)


@post("/matches")
async def create(
    hall: NamedDependency[Hall], owner: NamedDependency[str], data: JSONBody[NewMatch]
) -> Summary:
    """Create a match; the tokens of link seats are shown only now."""
    return await lobby.create(hall, owner, data)


@patch("/matches/{match:str}")
async def rename(
    hall: NamedDependency[Hall],
    owner: NamedDependency[str],
    match: FromPath[str],
    data: JSONBody[Renaming],
) -> Summary:
    """Give a match another title."""
    return await lobby.rename(hall, match, owner, data.title)


@post("/matches/{match:str}/seats/{seat:str}/link")
async def new_link(
    hall: NamedDependency[Hall],
    owner: NamedDependency[str],
    match: FromPath[str],
    seat: FromPath[str],
) -> Summary:
    """Replace the link to a seat; the new one is shown only now and the old one is invalid."""
    return await lobby.new_link(hall, match, owner, seat)


@delete("/matches/{match:str}")
async def remove(
    hall: NamedDependency[Hall], owner: NamedDependency[str], match: FromPath[str]
) -> None:
    """Delete a match for good."""
    await lobby.remove(hall, match, owner)


@get("/matches/{match:str}/file")
async def match_file(
    hall: NamedDependency[Hall], owner: NamedDependency[str], match: FromPath[str]
) -> Response[bytes]:
    """The match file; while others play too, only once the match is over."""
    data = await lobby.match_file(hall, match, owner)
    headers = {"Content-Disposition": f'attachment; filename="{match}.json"'}
    return Response(data, media_type=MediaType.JSON, headers=headers)


@post("/matches/upload", request_max_body_size=FILE_BYTES)
async def upload(
    hall: NamedDependency[Hall], owner: NamedDependency[str], request: Request[Any, Any, Any]
) -> Summary:
    """Take in a match file as a new match; the body is the file."""
    return await lobby.upload(hall, owner, await request.body())


@post("/matches/{match:str}/verify", status_code=OK)
async def verify(hall: NamedDependency[Hall], match: FromPath[str]) -> Verdict:
    """Compute every roll and answer again and say whether they fit."""
    return await lobby.verify(hall, match)


@post("/matches/{match:str}/fork")
async def fork(
    hall: NamedDependency[Hall],
    owner: NamedDependency[str],
    match: FromPath[str],
    data: JSONBody[ForkPoint],
) -> Summary:
    """Play on from a point of a match, as a new match with new dice from there on."""
    return await lobby.fork(hall, match, owner, data.at)


# ---------------------------------------------------------------------- looking


@get("/matches/{match:str}/at/{count:int}", responses={OK: ResponseSpec(View)})
async def replay(
    hall: NamedDependency[Hall],
    match: FromPath[str],
    count: FromPath[int],
    token: FromQuery[str | None] = None,
    seat: FromQuery[str | None] = None,
    boards: FromQuery[str] = "",
    log: FromQuery[int] = 0,
) -> Response[bytes]:
    """The match as a seat, or a spectator, saw it after some answers; of any seat once over."""
    live = await hall.live(match)
    seat = live.eyes_of(token, seat)
    async with live.lock:
        past = await asyncio.to_thread(live.at, seat, count)
    return as_json(past.view(seat, past.views.told(seat, log, boards.split(","))))


@get("/matches/{match:str}/insight", responses={OK: ResponseSpec(Insight)})
async def insight(
    hall: NamedDependency[Hall], match: FromPath[str], token: FromQuery[str | None] = None
) -> Response[bytes]:
    """Return what a seat can work out now, or null."""
    live = await hall.live(match)
    return as_json(await hall.insight(live, live.seat_of(token)))


api = Router(
    "/api",
    route_handlers=[
        games,
        rules,
        tables,
        listing,
        create,
        rename,
        new_link,
        remove,
        match_file,
        upload,
        verify,
        fork,
        replay,
        insight,
    ],
    dependencies={"hall": Provide(hall_of), "owner": Provide(owner_of)},
    request_max_body_size=BODY_BYTES,
)
