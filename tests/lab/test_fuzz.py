"""Playing at random: no fault in the raid, and faults are found where there are some."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Never

import msgspec
import pytest

from sandtable.engine.decisions import Choose, Option, Steps
from sandtable.engine.game import find_game
from sandtable.engine.match import AnyGame
from sandtable.engine.record import decode
from sandtable.engine.sequence import Phase, Sequence
from sandtable.engine.texts import say
from sandtable.engine.verdict import verify
from sandtable.games.raid_on_schweinfurt.state import Raid
from sandtable.lab.fuzz import FuzzReport, Wish, fuzz

RAID = find_game("raid-on-schweinfurt")
STANDARD = Wish("standard")


def run(game: AnyGame, out: Path, games: int = 5, wish: Wish | None = None) -> FuzzReport:
    return fuzz(game, seed="1", out=out, games=games, wish=wish)


def first_phase(play: Callable[[object, object], Steps[None]]) -> AnyGame:
    """The raid with another first phase."""
    first, *others = RAID.sequence.phases
    broken: Phase[Any, Any] = Phase(first.id, first.rule, play)
    return msgspec.structs.replace(RAID, sequence=Sequence(broken, *others))


def test_the_raid_has_no_fault_and_everything_was_tried(tmp_path: Path) -> None:
    report = run(RAID, tmp_path, games=60)

    assert report.failures == []
    assert min(report.undone, report.reloaded, report.forked, report.refused) > 10
    assert not list(tmp_path.iterdir())


def test_the_same_seed_tries_the_same(tmp_path: Path) -> None:
    one, other = (msgspec.structs.replace(run(RAID, tmp_path), seconds=0) for _ in range(2))

    assert one == other


def test_scenario_and_options_can_be_given(tmp_path: Path) -> None:
    report = run(RAID, tmp_path, wish=Wish("historical-b", {"previous": "nonsense"}))

    assert (report.matches, report.refused_setups) == (0, 5)


def test_time_is_a_limit_as_well(tmp_path: Path) -> None:
    report = fuzz(RAID, seed="1", out=tmp_path, minutes=0.002)

    assert 0.1 < report.seconds < 5


def test_a_broken_invariant_becomes_a_replay_file(tmp_path: Path) -> None:
    def broken(_box: object, state: Raid) -> Iterator[str]:
        if state.waves:
            yield "a wave flies"

    game = msgspec.structs.replace(RAID, broken_invariants=broken)
    [failure, *_] = run(game, tmp_path, wish=STANDARD).failures

    assert failure.says == "An invariant is broken: a wave flies."
    assert decode(Path(failure.file).read_bytes()).inputs


def test_a_crash_keeps_the_answer_that_caused_it(tmp_path: Path) -> None:
    def crash(_umpire: object, _state: object) -> Steps[None]:
        yield Choose("waves", "us", say("ask-waves"), [Option("go", say("option-go"))], rule="V")
        raise ZeroDivisionError

    [failure, *_] = run(first_phase(crash), tmp_path, wish=STANDARD).failures

    assert failure.says.startswith("ZeroDivisionError")
    assert [given.answer for given in decode(Path(failure.file).read_bytes()).inputs] == ["go"]


def test_every_crash_happens_again_in_its_replay_file(tmp_path: Path) -> None:
    def crash(_umpire: object, _state: object) -> Steps[None]:
        for _ in range(4):
            yield Choose(
                "waves", "us", say("ask-waves"), [Option("go", say("option-go"))], rule="V"
            )
        raise ZeroDivisionError

    game = first_phase(crash)
    failures = run(game, tmp_path, games=40, wish=STANDARD).failures

    assert len(failures) == 40
    for failure in failures:  # whatever the match had been through: a fork, a reload
        with pytest.raises(ZeroDivisionError):
            verify(Path(failure.file).read_bytes(), game)


def test_a_dead_end_is_a_fault(tmp_path: Path) -> None:
    def nothing_to_choose(_umpire: object, _state: object) -> Steps[None]:
        yield Choose("waves", "us", say("ask-waves"), [], rule="V")

    [failure, *_] = run(first_phase(nothing_to_choose), tmp_path, wish=STANDARD).failures

    assert failure.says == "No answer to waves is possible: a dead end."


def test_an_endless_game_is_a_fault(tmp_path: Path) -> None:
    game = msgspec.structs.replace(RAID, decision_limit=2)
    failures = run(game, tmp_path, wish=STANDARD).failures

    assert failures[0].says == "More than 2 decisions: an endless game?"


def test_a_crash_before_the_first_decision_leaves_its_setup(tmp_path: Path) -> None:
    def crash(_box: object, _setup: object) -> Never:
        raise ZeroDivisionError

    [failure, *_] = run(msgspec.structs.replace(RAID, set_up=crash), tmp_path).failures

    assert decode(Path(failure.file).read_bytes()).setup.scenario
