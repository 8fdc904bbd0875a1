"""5: the order of the turn, watched in a whole campaign."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import pairwise

import pytest
from msgspec import msgpack

from sandtable.engine.decisions import decisions_of
from sandtable.engine.dice import SeededDice, seed_from
from sandtable.engine.events import Event, phases_of
from sandtable.engine.game import Setup
from sandtable.engine.umpire import Umpire
from sandtable.games.paukenschlag import GAME
from sandtable.games.paukenschlag.bot import thumb
from sandtable.games.paukenschlag.events.grid import CombatBegan, RoundBegan
from sandtable.games.paukenschlag.state import Campaign
from tests.games.paukenschlag.campaigns import BOX

KEPT: list[bytes] = []


@cache
def campaign() -> tuple[Campaign, list[Event], list[str]]:
    """A campaign between two players by rules of thumb, with everything that went wrong in it."""
    s, log, wrong = GAME.new_state(Setup("historical")), list[Event](), list[str]()
    bots = {seat: thumb(BOX, seat, SeededDice(seed_from(seat))) for seat in GAME.seats}
    u = Umpire(BOX, SeededDice(seed_from("campaign")), log)

    def look(_: str) -> None:
        wrong.extend(GAME.broken_invariants(BOX, s))
        KEPT.append(msgpack.encode(s))

    steps, answer = GAME.sequence.conduct(u, s, GAME.sequence.first, look), None
    while True:
        try:
            decision = decisions_of(steps.send(answer))[0]
        except StopIteration:
            return s, log, wrong
        answer = bots[decision.seat].answer(GAME.known(s, decision.seat), decision)
        decision.check(answer)


def moments() -> Iterator[Campaign]:
    """The table at the beginning of some of the phases of that campaign."""
    campaign()
    for kept in KEPT[::25]:
        yield msgpack.decode(kept, type=Campaign)


ORDER = ["events", "arrivals", "repair", "air", "search", "naval", "contacts"]


def turns() -> Iterator[list[str]]:
    found = phases_of(campaign()[1])
    starts = [place for place, name in enumerate(found) if name == "events"] + [len(found)]
    for start, after in pairwise(starts):
        yield found[start:after]


@pytest.mark.rule("5.0", "5.0(grid)", "5.1", "5.7", "5.8(sequence)")
def test_5_0_every_turn_goes_through_its_phases_in_the_same_order() -> None:
    every = list(turns())

    assert len(every) == 24
    for phases in every:
        assert phases[: len(ORDER)] == ORDER
        last = phases[len(ORDER) :]
        ends = [name for name in last if name not in {"contact", "osl-round", "tsl", "tsl-round"}]
        assert ends in (["second-move", "return"], ["second-move", "return", "end"])


@pytest.mark.rule("10.3(size)", "10.0")
def test_a_campaign_is_played_to_its_end_and_nothing_goes_wrong() -> None:
    s, log, wrong = campaign()

    assert wrong == []
    assert GAME.outcome(BOX, s) is not None
    assert sum(isinstance(event, CombatBegan) for event in log) > 25
    assert {e.level for e in log if isinstance(e, RoundBegan)} == {"osl", "tsl"}
    assert 10 < s.ships_sunk < 150
