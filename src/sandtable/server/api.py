"""HTTP: the lobby, files, replay and insights."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

from litestar import Response, Router, delete, get, patch, post
from litestar.connection import ASGIConnection, Request
from litestar.datastructures import ResponseHeader
from litestar.di import NamedDependency, Provide
from litestar.enums import MediaType
from litestar.handlers import BaseRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, HeaderParameter, JSONBody

from sandtable.engine.briefing import Briefing
from sandtable.engine.debrief import Debriefing, Hindsight
from sandtable.engine.lesson import Lesson
from sandtable.engine.scene import Insight
from sandtable.server import catalogue, devices, hindsight, lobby, looking
from sandtable.server.hall import Hall
from sandtable.server.pace import at_its_pace
from sandtable.server.render import to_json
from sandtable.server.settings import BODY_BYTES, FILE_BYTES
from sandtable.server.static import packed
from sandtable.server.tokens import checked_owner
from sandtable.server.wire import (
    LARGEST_NUMBER,
    Admission,
    DeviceInfo,
    ForkPoint,
    Letting,
    NewMatch,
    Opening,
    Renaming,
    Summary,
    Verdict,
    View,
)
from sandtable.server.wire_games import GameInfo, Rulebook, TableSheet
from sandtable.server.words import UNKNOWN, refused

OK = 200
NEVER_KEPT = "no-store"


async def hall_of(request: Request[Any, Any, Any]) -> Hall:
    found: Hall = request.app.state.hall
    return found


async def owner_of(owner_secret: Annotated[str, HeaderParameter(name="X-Owner")] = "") -> str:
    return checked_owner(owner_secret)


async def within_quota(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Refuse an owner or an address that creates too many matches."""
    hall: Hall = connection.app.state.hall
    owner = checked_owner(connection.headers.get("x-owner", ""))
    client = connection.client
    await lobby.check_quota(hall, owner, client.host if client else "")


async def told(request: Request[Any, Any, Any], find: Callable[[], object]) -> Response[bytes]:
    """Return data that is the same for everyone; the first computation may be slow."""
    return await at_its_pace(lambda: packed(request, to_json(find()), MediaType.JSON))


def as_json(data: bytes) -> Response[bytes]:
    return Response(data, media_type=MediaType.JSON)


# ---------------------------------------------------------------------- games


@get("/games", responses={OK: ResponseSpec(list[GameInfo])})
async def games(hall: NamedDependency[Hall], request: Request[Any, Any, Any]) -> Response[bytes]:
    """The games on this server."""
    return await told(request, lambda: [catalogue.game_info(game) for game in hall.games.values()])


@get("/games/{game:str}/rules", responses={OK: ResponseSpec(Rulebook)})
async def rules(
    hall: NamedDependency[Hall], request: Request[Any, Any, Any], game: FromPath[str]
) -> Response[bytes]:
    """Every rule of a game in our own words."""
    return await told(request, lambda: catalogue.rulebook(hall.game(game)))


@get("/games/{game:str}/tables", responses={OK: ResponseSpec(list[TableSheet])})
async def tables(
    hall: NamedDependency[Hall], request: Request[Any, Any, Any], game: FromPath[str]
) -> Response[bytes]:
    """The tables of a game, with the source of each row."""
    return await told(request, lambda: catalogue.tables(hall.game(game)))


@get("/games/{game:str}/briefing", responses={OK: ResponseSpec(Briefing)})
async def briefing(
    hall: NamedDependency[Hall], request: Request[Any, Any, Any], game: FromPath[str]
) -> Response[bytes]:
    """Return the briefing of every seat."""
    return await told(request, lambda: hall.game(game).briefing)


@get("/games/{game:str}/lesson", responses={OK: ResponseSpec(Lesson)})
async def lesson(
    hall: NamedDependency[Hall], request: Request[Any, Any, Any], game: FromPath[str]
) -> Response[bytes]:
    """The lesson of a game, or null."""
    return await told(request, lambda: hall.game(game).lesson)


# ---------------------------------------------------------------------- matches


@get("/matches")
async def listing(
    hall: NamedDependency[Hall],
    owner: NamedDependency[str],
    before: FromQuery[str | None] = None,
    only: FromQuery[str | None] = None,
) -> list[Summary]:
    """A page of an owner's matches, most recent first; `before` gives the next page.

    With `only` that one match, or none if it belongs to someone else.
    """
    if only is not None:
        return await lobby.only(hall, owner, only)
    return await lobby.listing(hall, owner, before)


@post("/matches", guards=[within_quota])
async def create(
    hall: NamedDependency[Hall], owner: NamedDependency[str], data: JSONBody[NewMatch]
) -> Summary:
    """Create a match; the tokens of link seats are shown only now."""
    return await lobby.create(hall, owner, data)


@get("/matches/{match:str}")
async def one(
    hall: NamedDependency[Hall], owner: NamedDependency[str], match: FromPath[str]
) -> Summary:
    """One of the owner's matches."""
    return lobby.summary(hall, await lobby.owned(hall, match, owner), owner)


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


@post("/matches/upload", request_max_body_size=FILE_BYTES, guards=[within_quota])
async def upload(
    hall: NamedDependency[Hall], owner: NamedDependency[str], request: Request[Any, Any, Any]
) -> Summary:
    """Create a new match from an uploaded match file; the body is the file."""
    return await lobby.upload(hall, owner, await request.body())


@post("/matches/{match:str}/verify", status_code=OK)
async def verify(hall: NamedDependency[Hall], match: FromPath[str]) -> Verdict:
    """Recompute every roll and answer and report whether they are correct."""
    return await looking.verify(hall, match)


@post("/matches/{match:str}/rematch", guards=[within_quota])
async def rematch(
    hall: NamedDependency[Hall], owner: NamedDependency[str], match: FromPath[str]
) -> Summary:
    """Play a finished match again with sides changed; the other player's link opens it too."""
    return await lobby.rematch(hall, match, owner)


@post("/matches/{match:str}/fork", guards=[within_quota])
async def fork(
    hall: NamedDependency[Hall],
    owner: NamedDependency[str],
    match: FromPath[str],
    data: JSONBody[ForkPoint],
) -> Summary:
    """Play on from a point of a match, as a new match with new dice from there on."""
    return await lobby.fork(hall, match, owner, data.at)


# ---------------------------------------------------------------------- devices


@post("/matches/{match:str}/open", status_code=OK)
async def open_link(
    hall: NamedDependency[Hall], match: FromPath[str], data: JSONBody[Opening]
) -> Admission:
    """Exchange a link to a seat for a browser's own secret; a second browser must be let in."""
    return await devices.enter(hall, match, data)


@get("/matches/{match:str}/devices")
async def seat_devices(
    hall: NamedDependency[Hall], match: FromPath[str], token: FromQuery[str | None] = None
) -> list[DeviceInfo]:
    """The browsers that have looked through the eyes of the caller's seat, or ask to."""
    return await devices.listing(hall, match, token)


@post("/matches/{match:str}/devices/{device:str}", status_code=OK)
async def decide(
    hall: NamedDependency[Hall],
    match: FromPath[str],
    device: FromPath[str],
    data: JSONBody[Letting],
    token: FromQuery[str | None] = None,
) -> list[DeviceInfo]:
    """Let a browser into the caller's seat, refuse it, or send it away."""
    await devices.decide(hall, match, token, device, let=data.let)
    return await devices.listing(hall, match, token)


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
    """The match as a seat or a spectator saw it after some answers; any seat once it is over."""
    if count > LARGEST_NUMBER:
        raise refused("no-such-page", UNKNOWN)
    live = await hall.live(match)
    seat = live.eyes_of(token, seat)
    seen = await looking.replay(hall, live, seat, count, boards.split(","), log)
    await devices.note_look(hall, live, token, seat, "replayed")
    return as_json(seen)


@get("/matches/{match:str}/insight", responses={OK: ResponseSpec(Insight)})
async def insight(
    hall: NamedDependency[Hall], match: FromPath[str], token: FromQuery[str | None] = None
) -> Response[bytes]:
    """Return the seat's insight, or null."""
    live = await hall.live(match)
    seat = live.seat_of(token)
    found = await looking.insight(hall, live, seat)
    await devices.note_look(hall, live, token, seat, "played")
    return as_json(found)


@get("/matches/{match:str}/debriefing", responses={OK: ResponseSpec(Debriefing)})
async def debriefing(
    hall: NamedDependency[Hall], request: Request[Any, Any, Any], match: FromPath[str]
) -> Response[bytes]:
    """Return the debriefing of a finished match: score, tracks, time line and luck."""
    live = await hall.live(match)
    async with hall.lookers.of(live.listed.owner):
        found = await hindsight.told(live, hall.workers)
    return await at_its_pace(packed, request, found, MediaType.JSON, NEVER_KEPT)


@get("/matches/{match:str}/hindsight", responses={OK: ResponseSpec(Hindsight)})
async def look_back(hall: NamedDependency[Hall], match: FromPath[str]) -> Response[bytes]:
    """Return the results of playing on from a finished match, which continues while polled."""
    live = await hall.live(match)
    return as_json(await hindsight.seen(live, hall.workers))


api = Router(
    "/api",
    route_handlers=[
        games,
        rules,
        tables,
        briefing,
        lesson,
        listing,
        create,
        one,
        rename,
        new_link,
        open_link,
        seat_devices,
        decide,
        remove,
        match_file,
        upload,
        verify,
        fork,
        rematch,
        replay,
        insight,
        debriefing,
        look_back,
    ],
    dependencies={"hall": Provide(hall_of), "owner": Provide(owner_of)},
    response_headers=[ResponseHeader(name="Cache-Control", value=NEVER_KEPT)],
    request_max_body_size=BODY_BYTES,
)
