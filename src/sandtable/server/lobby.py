"""The lobby: create, list, upload, fork and verify matches."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping, Sequence

from msgspec import UNSET
from msgspec.structs import replace

from sandtable.engine import record
from sandtable.engine.closing import PAIR
from sandtable.engine.dice import seed_from
from sandtable.engine.game import Setup
from sandtable.engine.match import AnyGame, Match
from sandtable.engine.misfits import own_texts
from sandtable.players.registry import player_names, seats_for
from sandtable.server import people, speech
from sandtable.server.fairness import HOUR
from sandtable.server.hall import Hall
from sandtable.server.history import History, heard_in
from sandtable.server.live import BOT, Live, standing_of
from sandtable.server.looking import open_live
from sandtable.server.pace import in_turn
from sandtable.server.render import printed
from sandtable.server.sight import SPECTATORS
from sandtable.server.talk import moment
from sandtable.server.tokens import hashed, new_id, new_seed, new_token, own_token
from sandtable.server.wire import NewMatch, SeatSummary, Summary
from sandtable.server.words import FORBIDDEN, TOO_MANY, UNKNOWN, fitting, refused
from sandtable.storage import rows
from sandtable.storage.devices import NewLink
from sandtable.storage.store import Create, Delete, Rename

LONGEST_TITLE = 120
PAGE = 100
ME, LINK = "me", "link"


def checked_title(title: str) -> str:
    if len(title) > LONGEST_TITLE or "\0" in title:
        raise refused("title-too-long", most=LONGEST_TITLE)
    return title.strip()


# ---------------------------------------------------------------------- creating


async def check_quota(hall: Hall, owner: str, address: str) -> None:
    """Refuse an owner who has created too many matches."""
    settings, count = hall.settings, hall.store.count
    hour = await asyncio.to_thread(count, hashed(owner), time.time() - HOUR)
    if hour >= settings.matches_an_hour:
        raise refused("too-many-matches", TOO_MANY, most=settings.matches_an_hour)
    if await asyncio.to_thread(count, hashed(owner)) >= settings.matches_an_owner:
        raise refused("too-many-kept", TOO_MANY, most=settings.matches_an_owner)
    hall.quota.take_one(address)


async def create(hall: Hall, owner: str, wish: NewMatch) -> Summary:
    game = hall.game(wish.game)
    seats = holders(game, wish.seats, game.seats_in(Setup(wish.scenario)))
    solo = all(seat.kind != LINK for seat in seats)
    check_dice(game, wish, seats, solo=solo)
    title = checked_title(wish.title)
    match = await in_turn(fitting, lambda: new_match(game, wish, solo=solo), game.texts)
    return await open_match(hall, owner, match, seats, title)


def new_match(game: AnyGame, wish: NewMatch, *, solo: bool) -> Match:
    setup = Setup(wish.scenario, dict(wish.options), open=True if wish.open else UNSET)
    if wish.dice == "entered":
        return Match(game, replace(setup, cup=new_seed().hex()), None, solo=solo)
    seed = new_seed() if wish.seed is None else seed_from(wish.seed)
    if wish.dice == "shared":
        setup = replace(setup, shared=True)
    return Match(game, setup, seed, solo=solo)


def holders(game: AnyGame, wishes: Mapping[str, str], seats: Sequence[str] = ()) -> list[rows.Seat]:
    """Return the holder of each seat; refuse wishes for unknown seats."""
    seats = seats or game.seats
    for seat in wishes:
        if seat not in seats:
            raise refused("no-such-seat", game=game.id, seat=seat)
    return [holder(game, seat, wishes.get(seat, ME)) for seat in seats]


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
    if wish.dice == "shared" and (solo or any(seat.kind == BOT for seat in seats)):
        raise refused("dice-need-friends")


async def open_match(
    hall: Hall,
    owner: str,
    match: Match,
    seats: list[rows.Seat],
    title: str,
    heard: list[int] | None = None,
    devices: Sequence[rows.Device] = (),
) -> Summary:
    """Store and start a match; only here are the tokens of links returned."""
    name, tokens = new_id(), dict[str, str]()
    for seat in seats:
        if seat.kind != BOT:
            own = seat.kind == ME
            if not own and seat.token:
                continue  # in a rematch the link of the last match opens it
            tokens[seat.seat] = own_token(owner, name, seat.seat) if own else new_token()
            seat.token = hashed(tokens[seat.seat])
    kept = await in_turn(record.record_of, match)
    if heard is None:
        heard = await in_turn(heard_in, match)
    listed = listed_as(name, owner, match, seats, title)
    live = await in_turn(Live, listed, History(match, heard))
    live.settle(rows.Around(listed.seats, tuple(devices)))
    checkpoint = rows.stored_checkpoint(match.game.rules_version, match.checkpoints[-1])
    await hall.keep(
        Create(
            rows.NewMatch(listed=listed, record=kept, checkpoint=checkpoint, devices=tuple(devices))
        )
    )
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


async def listing(hall: Hall, owner: str, before: str | None = None) -> list[Summary]:
    """Return a page of an owner's matches, most recent first, from `before` one on.

    The order reveals only what the owner's own seats have seen.
    """

    def page() -> list[Summary]:
        last = None if before is None else hall.store.one(before)
        after = last if last and last.owner == hashed(owner) else None
        found = hall.store.listed(hashed(owner), PAGE, after)
        return [summary(hall, listed, owner) for listed in found if listed.game in hall.games]

    return await asyncio.to_thread(page)


async def only(hall: Hall, owner: str, match: str) -> list[Summary]:
    """Return a list of one match, or an empty list if the caller is not its owner."""
    found = await asyncio.to_thread(hall.store.one, match)
    if found is None or found.owner != hashed(owner):
        return []
    return [summary(hall, found, owner)]


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
    """Return the state of a match as seen by the holder of some seats, or none."""
    whole = rows.Seen(standing.version, standing.updated)
    sights = [standing.sights.get(seat, whole) for seat in seats or [SPECTATORS]]
    return max(sights, key=lambda seen: seen.updated)


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
    """Make a new link to a seat; the old link becomes invalid."""
    listed, token = await owned(hall, match, owner), new_token()
    if seat not in [s.seat for s in listed.seats if s.kind == LINK]:
        raise refused("no-link", seat=seat)
    await hall.keep(NewLink(match, seat, hashed(token)))
    await people.changed(hall, match)
    return summary(hall, await owned(hall, match, owner), owner, {seat: token})


async def remove(hall: Hall, match: str, owner: str) -> None:
    await owned(hall, match, owner)
    await hall.keep(Delete(match))
    hall.forget(match)


# ---------------------------------------------------------------------- files


async def match_file(hall: Hall, match: str, owner: str) -> bytes:
    await owned(hall, match, owner)
    live = await open_live(hall, match)
    if live.bots and record.hides(live.match) and not live.match.setup.open:
        raise refused("bot-has-secrets", FORBIDDEN)
    async with live.lock:
        return await in_turn(record.save, live.match)


async def upload(hall: Hall, owner: str, data: bytes) -> Summary:
    """Create a new match from a file, with this owner in every seat.

    A separate process plays it first, so that a malicious file can do no harm.
    """
    await hall.workers.examine(data)
    match, heard = await in_turn(fitting, lambda: match_from(hall, data), own_texts())
    match.solo = True
    return await open_match(hall, owner, match, holders(match.game, {}, match.seats), "", heard)


def match_from(hall: Hall, data: bytes) -> tuple[Match, list[int] | None]:
    """Return the match of a file, and the log's length before each input if known."""
    found, heard = record.decode(data), list[int]()
    match = record.revived(found, hall.game(found.game), lambda m: heard.append(len(m.log)))
    first = match.origin.inputs
    is_whole = len(heard) == len(match.inputs) - first
    return match, [0] * first + heard if is_whole else None


async def fork(hall: Hall, match: str, owner: str, at: int) -> Summary:
    """Begin a new match at a point of another, with new dice from there on."""
    listed = await owned(hall, match, owner)
    live = await open_live(hall, match)
    async with live.lock:
        live.history.check(at)
        seed, heard = None if live.match.seed is None else new_seed(), live.history.heard[:at]
        twin = await in_turn(live.match.fork, at, seed)
    twin.solo = True
    wishes = {s.seat: f"{BOT}:{s.bot}" for s in listed.seats if s.kind == BOT}
    seats = holders(twin.game, wishes, twin.seats)
    return await open_match(hall, owner, twin, seats, listed.title, heard)


async def rematch(hall: Hall, match: str, owner: str) -> Summary:
    """Begin the match again with new dice and swapped sides; the old links open it too."""
    listed = await owned(hall, match, owner)
    live = await hall.live(match)
    if not live.match.is_over:
        raise refused("while-it-runs", FORBIDDEN)
    game, before = live.match.game, list(listed.seats)
    if len(before) != PAIR:
        raise refused("rematch-needs-two")
    setup = replace(live.match.setup, cup=new_seed().hex() if live.match.setup.cup else "")
    seed = None if live.match.seed is None else new_seed()
    twin = await in_turn(lambda: Match(game, setup, seed, solo=live.match.solo))
    changed = {seat.seat: other.seat for seat, other in zip(before, reversed(before), strict=True)}
    seats = [replace(live.seats[changed[seat.seat]], seat=seat.seat) for seat in before]
    devices = [
        replace(device, seat=changed[device.seat], played=0, replayed=0, looks=0)
        for device in live.devices
        if device.token and device.state == "in"
    ]
    made = await open_match(hall, owner, twin, seats, listed.title, devices=devices)
    await speech.announce(hall, live, "rematch", made.id)
    return made
