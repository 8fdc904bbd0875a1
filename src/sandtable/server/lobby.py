"""Around play: matches are created, listed, uploaded, forked and verified."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from typing import TypeVar

from msgspec.structs import replace

from sandtable.engine import record, verdict
from sandtable.engine.dice import seed_from
from sandtable.engine.errors import SandtableError
from sandtable.engine.game import Setup
from sandtable.engine.match import AnyGame, Match
from sandtable.engine.misfits import own_texts
from sandtable.engine.texts import Text, Texts, in_both
from sandtable.players.registry import player_names, seats_for
from sandtable.server.hall import Hall
from sandtable.server.history import History, heard_in
from sandtable.server.live import BOT, Live, standing_of
from sandtable.server.render import printed
from sandtable.server.sight import SPECTATORS
from sandtable.server.tokens import hashed, new_id, new_seed, new_token, own_token
from sandtable.server.wire import NewMatch, SeatSummary, Summary, Verdict
from sandtable.server.words import (
    BAD,
    FORBIDDEN,
    UNKNOWN,
    RefusedError,
    as_it_is,
    refused,
)
from sandtable.storage import rows
from sandtable.storage.store import Create, Delete, NewLink, Rename

LONGEST_TITLE = 120
ME, LINK = "me", "link"

T = TypeVar("T")


def fitting(make: Callable[[], T], texts: Texts) -> T:
    """Read something that a client sent; any error becomes a sentence about it."""
    try:
        return make()
    except RefusedError:
        raise
    except SandtableError as error:
        why = getattr(error, "why", None)
        said = in_both(why, texts) if isinstance(why, Text) else as_it_is(str(error))
        raise RefusedError(BAD, said) from error
    except Exception as error:
        reason = f"{type(error).__name__} {error}"
        raise refused("not-understood", reason=reason) from error


def checked_title(title: str) -> str:
    if len(title) > LONGEST_TITLE:
        raise refused("title-too-long", most=LONGEST_TITLE)
    return title.strip()


# ---------------------------------------------------------------------- creating


async def create(hall: Hall, owner: str, wish: NewMatch) -> Summary:
    game = hall.game(wish.game)
    seats = holders(game, wish.seats)
    solo = all(seat.kind != LINK for seat in seats)
    check_dice(game, wish, seats, solo=solo)
    title = checked_title(wish.title)
    match = await asyncio.to_thread(fitting, lambda: new_match(game, wish, solo=solo), game.texts)
    return await open_match(hall, owner, match, seats, title)


def new_match(game: AnyGame, wish: NewMatch, *, solo: bool) -> Match:
    setup = Setup(wish.scenario, dict(wish.options))
    if wish.dice == "entered":
        return Match(game, replace(setup, cup=new_seed().hex()), None, solo=solo)
    seed = new_seed() if wish.seed is None else seed_from(wish.seed)
    return Match(game, setup, seed, solo=solo)


def holders(game: AnyGame, wishes: Mapping[str, str]) -> list[rows.Seat]:
    for seat in wishes:
        if seat not in game.seats:
            raise refused("no-such-seat", game=game.id, seat=seat)
    return [holder(game, seat, wishes.get(seat, ME)) for seat in game.seats]


def holder(game: AnyGame, seat: str, wish: str) -> rows.Seat:
    kind, _, bot = wish.partition(":")
    if kind == BOT:
        if bot not in player_names(game):
            raise refused("no-such-bot", game=game.id, bot=bot)
        if seat not in seats_for(game, bot):
            raise refused("no-bot-for-seat", game=game.id, bot=bot, seat=seat)
        return rows.Seat(seat=seat, kind="bot", bot=bot, taken=True)
    if wish == ME:
        return rows.Seat(seat=seat, kind="me", taken=True)
    if wish == LINK:
        return rows.Seat(seat=seat, kind="link")
    raise refused("no-such-holder", holder=wish)


def check_dice(game: AnyGame, wish: NewMatch, seats: list[rows.Seat], *, solo: bool) -> None:
    if wish.seed is not None and not solo:
        raise refused("seed-needs-solo")
    if wish.dice == "entered" and wish.seed is not None:
        raise refused("dice-or-seed")
    if wish.dice == "entered" and seats[0].kind != ME:
        raise refused("dice-need-me")


async def open_match(
    hall: Hall, owner: str, match: Match, seats: list[rows.Seat], title: str
) -> Summary:
    """Store a match and start it; the tokens of links are returned here and never again."""
    name, tokens = new_id(), dict[str, str]()
    for seat in seats:
        if seat.kind != BOT:
            own = seat.kind == ME
            tokens[seat.seat] = own_token(owner, name, seat.seat) if own else new_token()
            seat.token = hashed(tokens[seat.seat])
    kept = await asyncio.to_thread(record.record_of, match)
    heard = await asyncio.to_thread(heard_in, match)
    live = Live(listed_as(name, owner, match, seats, title), History(match, heard))
    checkpoint = rows.stored_checkpoint(match.game.rules_version, match.checkpoints[-1])
    await hall.keep(Create(rows.NewMatch(listed=live.listed, record=kept, checkpoint=checkpoint)))
    hall.admit(live)
    return summary(hall, live.listed, owner, tokens)


def listed_as(
    name: str, owner: str, match: Match, seats: list[rows.Seat], title: str
) -> rows.Listed:
    standing = standing_of(match)
    return rows.Listed(
        id=name,
        game=match.game.id,
        scenario=match.setup.scenario,
        title=title,
        owner=hashed(owner),
        solo=match.solo,
        created=standing.updated,
        standing=standing,
        seats=tuple(seats),
    )


# ---------------------------------------------------------------------- listing


async def listing(hall: Hall, owner: str) -> list[Summary]:
    """The order, like everything else, tells only what the owner's own seats have seen."""
    found = await asyncio.to_thread(hall.store.listed, hashed(owner))
    all_of_them = [summary(hall, listed, owner) for listed in found if listed.game in hall.games]
    return sorted(all_of_them, key=lambda each: each.updated, reverse=True)


def summary(
    hall: Hall, listed: rows.Listed, owner: str, tokens: Mapping[str, str] | None = None
) -> Summary:
    standing, mine = listed.standing, [s.seat for s in listed.seats if s.kind == ME]
    own = {seat: own_token(owner, listed.id, seat) for seat in mine}
    game, outcome, seen = hall.game(listed.game), standing.outcome, seen_from(standing, mine)
    return Summary(
        id=listed.id,
        game=listed.game,
        title=listed.title,
        scenario=listed.scenario,
        created=moment(listed.created),
        updated=moment(seen.updated),
        version=seen.version,
        over=standing.over,
        result=printed(game).result(outcome.result) if outcome else None,
        seats=tuple(SeatSummary(s.seat, s.kind, s.bot, s.taken) for s in listed.seats),
        your_turn=any(seat in standing.waiting for seat in mine),
        solo=listed.solo,
        tokens=own | dict(tokens or {}),
    )


def seen_from(standing: rows.Standing, seats: list[str]) -> rows.Seen:
    """Return how a match stands for who holds some seats, or none."""
    whole = rows.Seen(standing.version, standing.updated)
    sights = [standing.sights.get(seat, whole) for seat in seats or [SPECTATORS]]
    return max(sights, key=lambda seen: seen.updated)


def moment(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="milliseconds")


async def owned(hall: Hall, match: str, owner: str) -> rows.Listed:
    """Return a match of this owner, or refuse."""
    listed = await asyncio.to_thread(hall.store.one, match)
    if listed is None:
        raise refused("no-such-match", UNKNOWN)
    if listed.owner != hashed(owner):
        raise refused("not-the-owner", FORBIDDEN)
    return listed


async def rename(hall: Hall, match: str, owner: str, title: str) -> Summary:
    await owned(hall, match, owner)
    await hall.keep(Rename(match, checked_title(title)))
    return summary(hall, await owned(hall, match, owner), owner)


async def new_link(hall: Hall, match: str, owner: str, seat: str) -> Summary:
    """Make another link to a seat; the old one opens it no longer."""
    listed, token = await owned(hall, match, owner), new_token()
    if seat not in [s.seat for s in listed.seats if s.kind == LINK]:
        raise refused("no-link", seat=seat)
    await hall.keep(NewLink(match, seat, hashed(token)))
    hall.bar(match, seat, hashed(token))
    return summary(hall, await owned(hall, match, owner), owner, {seat: token})


async def remove(hall: Hall, match: str, owner: str) -> None:
    await owned(hall, match, owner)
    await hall.keep(Delete(match))
    hall.forget(match)


# ---------------------------------------------------------------------- files


async def open_live(hall: Hall, match: str) -> Live:
    """Return a match whose dice and hidden things may be shown."""
    live = await hall.live(match)
    if not live.is_open:
        raise refused("while-it-runs", FORBIDDEN)
    return live


async def match_file(hall: Hall, match: str, owner: str) -> bytes:
    await owned(hall, match, owner)
    live = await open_live(hall, match)
    async with live.lock:
        return await asyncio.to_thread(record.save, live.match)


async def upload(hall: Hall, owner: str, data: bytes) -> Summary:
    """Take a match file in as a new match of which this owner holds every seat."""
    match = await asyncio.to_thread(fitting, lambda: match_from(hall, data), own_texts())
    match.solo = True
    return await open_match(hall, owner, match, holders(match.game, {}), "")


def match_from(hall: Hall, data: bytes) -> Match:
    found = record.decode(data)
    return record.revived(found, hall.game(found.game))


async def fork(hall: Hall, match: str, owner: str, at: int) -> Summary:
    """Begin a new match at a point of another, with new dice from there on."""
    listed = await owned(hall, match, owner)
    live = await open_live(hall, match)
    async with live.lock:
        live.history.check(at)
        seed = None if live.match.seed is None else new_seed()
        twin = await asyncio.to_thread(live.match.fork, at, seed)
    twin.solo = True
    wishes = {s.seat: f"{BOT}:{s.bot}" for s in listed.seats if s.kind == BOT}
    return await open_match(hall, owner, twin, holders(twin.game, wishes), listed.title)


async def verify(hall: Hall, match: str) -> Verdict:
    live = await open_live(hall, match)
    async with live.lock:
        data = await asyncio.to_thread(record.save, live.match)
    found = await asyncio.to_thread(verdict.verify, data, live.match.game)
    return Verdict(found.fits, found.words, found.rolls, found.answers)
