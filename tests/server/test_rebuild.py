"""A match that is rebuilt from the database is the match that was let go."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from sandtable.engine.decisions import Answer, Choose, Option, Steps
from sandtable.engine.dice import SeededDice, seed_from
from sandtable.engine.game import Setup
from sandtable.engine.match import AnyGame, Match
from sandtable.engine.record import record_of, save
from sandtable.engine.sequence import Phase, Sequence
from sandtable.engine.texts import say
from sandtable.engine.umpire import Umpire
from sandtable.players.random import RandomPlayer
from sandtable.server.history import History
from sandtable.server.live import Live
from sandtable.server.lobby import holders, listed_as
from sandtable.server.rebuild import rebased, rebuilt
from sandtable.server.sight import Told
from sandtable.storage.rows import NewMatch, stored_checkpoint
from sandtable.storage.store import Create, Store
from tests.server.registry import all_games
from tests.tiny.secret_bids.components import Box
from tests.tiny.secret_bids.rules import draw, end
from tests.tiny.secret_bids.state import Auction

RAID = all_games()["raid-on-schweinfurt"]
BIDS = all_games()["secret-bids"]
OWNER = "an owner's secret"


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = Store(f"sqlite:///{tmp_path / 'matches.db'}")
    yield opened
    opened.close()


def begun(
    store: Store, game: AnyGame, scenario: str, seed: bytes | None, *, solo: bool = True
) -> Live:
    match = Match(game, Setup(scenario), seed, solo=solo)
    listed = listed_as("m", OWNER, match, holders(game, {}), "")
    checkpoint = stored_checkpoint(game.rules_version, match.checkpoints[-1])
    store.write(Create(NewMatch(listed=listed, record=record_of(match), checkpoint=checkpoint)))
    return Live(listed, History(match, []))


def again(store: Store, game: AnyGame) -> Live:
    stored = store.load("m")
    assert stored is not None
    return rebuilt(stored, game)


def same(one: Live, other: Live) -> bool:
    seats = (*one.match.game.seats, None)
    views = [[live.view(seat, Told()) for seat in seats] for live in (one, other)]
    return views[0] == views[1] and save(one.match) == save(other.match)


@pytest.mark.parametrize("game", [RAID, BIDS], ids=["raid", "bids"])
def test_after_every_input_it_is_the_same_to_the_end(store: Store, game: AnyGame) -> None:
    live = begun(store, game, "standard" if game is RAID else "long", seed_from(7))
    players = {seat: RandomPlayer(None, seat, SeededDice(seed_from(seat))) for seat in game.seats}
    undos = 0
    while not live.match.is_over:
        decision = live.match.pending[-1]
        answer = players[decision.seat].answer(live.match.known(decision.seat), decision)
        store.write(live.give(decision.seat, answer, f"key-{live.version}"))
        if live.version % 5 == 0 and undos < 3:
            undos += 1
            store.write(live.take_back(decision.seat, f"undo-{live.version}"))
        assert same(again(store, game), live)

    assert undos
    assert again(store, game).match.is_over


def test_real_dice_are_remembered(store: Store) -> None:
    live = begun(store, RAID, "standard", None)
    for number in range(12):
        decision = live.match.pending[0]
        if decision.id == "die":
            answer: Answer = number % 6 + 1
        elif isinstance(decision, Choose):
            answer = decision.options[0].id
        else:
            answer = decision.suggested
        store.write(live.give("us", answer, None))

        assert same(again(store, RAID), live)


def test_keys_and_the_last_undo_are_remembered(store: Store) -> None:
    live = begun(store, RAID, "standard", seed_from(7))
    store.write(live.give("us", "keep", "one"))
    store.write(live.take_back("us", "two"))
    back = again(store, RAID)

    assert back.keys == {("us", "one"): 1, ("us", "two"): 2}
    assert back.sights["us"].cut == live.sights["us"].cut == 2


def test_each_seats_progress_is_stored(store: Store) -> None:
    live = begun(store, BIDS, "long", seed_from(7), solo=False)
    for seat, answer in (("red", "horse"), ("blue", "horse"), ("blue", 0)):
        store.write(live.give(seat, answer, f"{seat} {answer}"))
    store.write(live.take_back("blue", "undo"))
    for answer in (0, 1):
        store.write(live.give("red" if answer else "blue", answer, f"again {answer}"))
    back = again(store, BIDS)

    assert same(back, live)
    assert {seat: sight.seen for seat, sight in back.sights.items()} == {
        seat: sight.seen for seat, sight in live.sights.items()
    }
    assert back.history.seen_by == live.history.seen_by
    assert back.keys == {
        ("red", "red horse"): 1,
        ("red", "again 1"): 2,
        ("blue", "blue horse"): 1,
        ("blue", "blue 0"): 2,
        ("blue", "undo"): 3,
        ("blue", "again 0"): 4,
    }


def test_a_match_that_newer_rules_cannot_replay_continues_from_its_checkpoint(store: Store) -> None:
    live = begun(store, BIDS, "long", seed_from(7))
    for seat in ("red", "blue"):
        store.write(live.give(seat, "horse", None))
        store.write(live.give(seat, 0, None))
    store.write(live.give("red", "horse", None))
    newer = msgspec.structs.replace(BIDS, rules_version="2", sequence=stricter())
    back = again(store, newer)

    assert back.match.is_over is False
    assert len(back.match.inputs) == live.match.checkpoints[-1].inputs
    store.write(rebased(back, live.version))
    store.write(back.give("blue", "horse", None))
    assert same(again(store, newer), back)


def stricter() -> Sequence[Box, Auction]:
    """The same game with another first question in every bid."""

    def bid(u: Umpire[Box], s: Auction) -> Steps[str | None]:
        for seat in ("blue", "red"):
            options = [Option("horse", say("lot", lot="horse"))]
            yield Choose("coins", seat, say("ask-coins", lot="horse"), options, rule="3")
        return None

    return Sequence(Phase("draw", "2", draw), Phase("bid", "3", bid), Phase("end", "5", end))
