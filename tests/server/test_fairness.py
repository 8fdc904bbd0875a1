"""One owner's share: matches kept, pages of a list, looks at a time; and memory that ends."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from weakref import ref

import pytest
from sqlalchemy.exc import SQLAlchemyError

from sandtable.engine.bot import Bot
from sandtable.engine.dice import SeededDice
from sandtable.engine.texts import say
from sandtable.server import bots, errands, fairness, lobby, looking, render, speech
from sandtable.server.connection import Connection
from sandtable.server.fairness import Quota
from sandtable.server.hall import Hall
from sandtable.server.history import heard_in
from sandtable.server.render import Renderer
from sandtable.server.serve import names_of
from sandtable.server.settings import Settings
from sandtable.server.socket import enter
from sandtable.server.wire import AnswerGiven, Hello, NewMatch, Thinking
from sandtable.server.words import TOO_MANY, RefusedError, database_refusal, sentence
from sandtable.storage.store import Delete
from tests.server.nobody import Nobody
from tests.server.registry import all_games
from tests.server.test_hostile_files import file_of

OWNER = "the owner's secret"
PATIENCE = 20.0
WISH = NewMatch(game="secret-bids", scenario="short")
RAID = NewMatch(game="raid-on-schweinfurt", scenario="standard")


def at_home(folder: Path, play: Callable[[Hall], Awaitable[None]], **limits: Any) -> None:
    async def session() -> None:
        database = f"sqlite:///{folder}/m.db"
        hall = Hall(Settings(database=database, registry=all_games, insight_processes=0, **limits))
        hall.open()
        try:
            await play(hall)
        finally:
            await hall.close()

    asyncio.run(session())


async def is_too_much(work: Awaitable[object]) -> bool:
    try:
        await asyncio.wait_for(work, PATIENCE)
    except RefusedError as error:
        return error.status == TOO_MANY
    return False


def test_an_owner_keeps_so_many_matches(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        for full in (False, False, True):
            assert await is_too_much(lobby.check_quota(hall, OWNER, "192.0.2.1")) is full
            await lobby.create(hall, OWNER, WISH)

    at_home(tmp_path, play, matches_an_owner=2)


def test_a_list_comes_in_pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "PAGE", 2)

    async def play(hall: Hall) -> None:
        made = {(await lobby.create(hall, OWNER, WISH)).id for _ in range(3)}
        first = await lobby.listing(hall, OWNER)
        second = await lobby.listing(hall, OWNER, first[-1].id)

        assert (len(first), len(second)) == (2, 1)
        assert {match.id for match in (*first, *second)} == made

    at_home(tmp_path, play)


def test_an_unwatched_match_leaves_memory(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        made = await lobby.create(hall, OWNER, WISH)
        watched = await lobby.create(hall, OWNER, WISH)
        (await hall.live(watched.id)).guests += 1
        async with asyncio.timeout(PATIENCE):
            while hall.known(made.id) is not None:  # noqa: ASYNC110  (it leaves without a word)
                await asyncio.sleep(0.02)

        assert hall.known(watched.id) is not None

    at_home(tmp_path, play, idle_seconds=0.1)


@pytest.mark.parametrize("is_deleted", [False, True])
def test_a_player_who_greets_a_match_just_let_go_gets_it_anew(
    tmp_path: Path, *, is_deleted: bool
) -> None:
    """A match that is gone for good ends the connection, and the page is told when it returns."""

    async def play(hall: Hall) -> None:
        made = await lobby.create(hall, OWNER, WISH)
        live = await hall.live(made.id)
        connection = Connection(Nobody(), live, None)
        live.guests += 1
        hall.drop(live)
        if is_deleted:
            await hall.keep(Delete(made.id))
        await enter(hall, connection, Hello(log=0, boards=()))

        assert connection.is_closing == is_deleted
        assert is_deleted or connection.live is hall.known(made.id) is not live
        assert is_deleted or (live.guests, connection.live.guests) == (0, 1)

    at_home(tmp_path, play)


def test_looks_of_one_owner_are_limited(tmp_path: Path) -> None:
    """Replay, insight and verification alike, and only for that owner."""

    async def play(hall: Hall) -> None:
        made = await lobby.create(hall, OWNER, RAID)
        other = await lobby.create(hall, "somebody else", WISH)
        live, free = await hall.live(made.id), await hall.live(other.id)
        hall.lookers._most = 0
        looks = [
            looking.replay(hall, live, "us", 0, [], 0),
            looking.insight(hall, live, "us"),
            looking.verify(hall, made.id),
        ]

        assert [await is_too_much(look) for look in looks] == [True] * 3
        hall.lookers._most = 1
        async with hall.lookers.of(live.listed.owner):
            assert await is_too_much(looking.replay(hall, live, "us", 0, [], 0))
            assert await looking.replay(hall, free, "red", 0, [], 0)

    at_home(tmp_path, play)


def test_the_progress_of_a_thought_is_shown_to_waiting_players() -> None:
    told: dict[str, list[object]] = {"waits": [], "thinks": [], "silent": []}

    def page(name: str, *, greeted: bool = True) -> Any:
        return SimpleNamespace(greeted=greeted, seat=name, reply=told[name].append)

    live: Any = SimpleNamespace(
        connections=[page("waits"), page("thinks"), page("silent", greeted=False)],
        match=SimpleNamespace(waiting=lambda seat: [] if seat == "thinks" else ["blue"]),
    )
    bots.show_progress(live, "blue", 0.25)

    assert told == {"waits": [Thinking("blue", 0.25)], "thinks": [], "silent": []}


@pytest.mark.parametrize(
    ("host", "origins", "names"),
    [
        ("127.0.0.1", (), {"localhost", "127.0.0.1", "::1"}),
        ("127.0.0.1", ("https://a.org",), {"localhost", "127.0.0.1", "::1", "a.org"}),
        ("192.0.2.1", ("https://a.org:8443", "http://b.org"), {"a.org", "b.org"}),
        ("192.0.2.1", (), set()),
    ],
)
def test_a_server_answers_to_its_own_names(
    host: str, origins: tuple[str, ...], names: set[str]
) -> None:
    assert set(names_of(Settings(database="", origins=origins), host)) == names


def test_sentences_that_were_formed_are_not_kept_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(render, "KEPT_PARTS", 10)
    game = all_games()["secret-bids"]
    renderer = Renderer(game, game.printed_box)
    for number in range(50):
        renderer._pair(say("words", es=f"{number}", en=f"{number}"))

    assert len(renderer._pairs) <= 10


def test_finished_matches_are_not_kept_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    kept: Any = type(errands._finished)()
    monkeypatch.setattr(errands, "_finished", kept)
    file = file_of(all_games()["raid-on-schweinfurt"])
    for number in range(2 * errands.KEPT_MATCHES):
        errands.finished(all_games, file + b" " * number)

    assert len(kept) == errands.KEPT_MATCHES


def test_addresses_are_not_remembered_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fairness, "MOST_ADDRESSES", 10)
    quota = Quota(3)
    for number in range(50):
        quota.take_one(f"192.0.2.{number}")

    assert len(quota._left) == 10


@pytest.mark.parametrize(
    ("said", "key"),
    [
        ("database or disk is full", "disk-full"),
        ("could not extend file: No space left on device", "disk-full"),
        ("database disk image is malformed", "database-damaged"),
        ("invalid page in block 0 of relation base/5/16411", "database-damaged"),
        ("could not read block 3 in file: read only 0 of 8192 bytes", "database-damaged"),
        ("connection refused", "database-away"),
    ],
)
def test_a_database_failure_is_reported_by_its_cause(said: str, key: str) -> None:
    assert database_refusal(SQLAlchemyError(said)).why == sentence(key)


def test_all_addresses_of_one_network_share_a_quota() -> None:
    """Whoever has one address of IPv6 has billions."""
    quota = Quota(3)
    for number in range(3):
        quota.take_one(f"2001:db8:1:2::{number}")
    with pytest.raises(RefusedError):
        quota.take_one("2001:db8:1:2:ffff::1")

    quota.take_one("2001:db8:1:3::1")
    assert fairness.household("::ffff:192.0.2.1") == "192.0.2.1"
    assert fairness.household("no address") == "no address"


def test_paging_covers_only_the_owners_matches(tmp_path: Path) -> None:
    """Else the place of another's would tell when they have played."""

    async def play(hall: Hall) -> None:
        theirs = await lobby.create(hall, "somebody else's", WISH)
        own = await lobby.create(hall, OWNER, WISH)

        assert [each.id for each in await lobby.listing(hall, OWNER, theirs.id)] == [own.id]
        assert await lobby.listing(hall, OWNER, own.id) == []

    at_home(tmp_path, play)


def test_a_fork_hears_what_its_match_has_heard(tmp_path: Path) -> None:
    """To find it out again takes the square of its length."""

    async def play(hall: Hall) -> None:
        made = await lobby.create(hall, OWNER, RAID)
        live = await hall.live(made.id)
        player: Bot[Any, Any] = Bot(None, "us", SeededDice(b"any"))
        for number in range(6):
            answer = player.otherwise(None, live.match.pending[0])
            await hall.play(live, "us", AnswerGiven(f"{number}", live.version, answer))
        fork = await hall.live((await lobby.fork(hall, made.id, OWNER, 4)).id)

        assert fork.history.heard == heard_in(fork.match)

    at_home(tmp_path, play)


def test_a_match_keeps_so_many_messages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speech, "MOST", 2)

    async def play(hall: Hall) -> None:
        live = await hall.live((await lobby.create(hall, OWNER, WISH)).id)
        for _ in range(2):
            await speech.announce(hall, live, "text", "again", "red")
        with pytest.raises(RefusedError):
            await speech.announce(hall, live, "text", "and again", "red")

        assert len(live.messages) == 2

    at_home(tmp_path, play)


def test_a_match_that_is_let_go_waits_for_no_collector(tmp_path: Path) -> None:
    """That looks at everything seldom, and everybody waits for it."""

    async def play(hall: Hall) -> None:
        made = await lobby.create(hall, OWNER, RAID)
        live = await hall.live(made.id)
        await hall.play(live, "us", AnswerGiven("1", 0, live.match.pending[0].options[0].id))  # type: ignore[union-attr]  # it is a choice
        await looking.replay(hall, live, "us", 0, [], 0)
        there, match = ref(live), ref(live.match)
        hall.drop(live)
        del live
        await asyncio.sleep(0.05)

        assert there() is None
        assert match() is None

    gc.collect()
    gc.disable()
    try:
        at_home(tmp_path, play)
    finally:
        gc.enable()
