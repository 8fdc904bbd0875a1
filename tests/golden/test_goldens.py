"""Golden playthroughs: a change of behaviour is a difference that a player can read."""

from itertools import zip_longest

import pytest

from sandtable.engine.match import phases_of
from tests.conformance.kit import GAMES, plain_cases
from tests.golden.playthrough import COMMAND, FOLDER, LARGEST, Golden, goldens, played


def name(golden: Golden) -> str:
    return f"{golden.game}-{golden.path.stem}"


@pytest.mark.parametrize("golden", goldens(), ids=name)
def test_a_golden_match_is_played_as_it_was(golden: Golden) -> None:
    assert golden.path.exists(), f"{golden.path.name} is missing; make it with `{COMMAND}`."
    kept = golden.path.read_text("utf-8").splitlines()
    for number, (was, now) in enumerate(zip_longest(kept, golden.text().splitlines()), 1):
        assert was == now, (
            f"Line {number} of {golden.path.relative_to(FOLDER)} differs. "
            f"If that is what you want, remake it with `{COMMAND} {golden.game}`."
        )


@pytest.mark.parametrize("golden", goldens(), ids=name)
def test_a_golden_match_can_be_read_by_a_person(golden: Golden) -> None:
    assert golden.path.stat().st_size < LARGEST


def test_every_scenario_of_every_game_has_one_and_there_are_no_others() -> None:
    kept = {path.relative_to(FOLDER).as_posix() for path in FOLDER.rglob("*.txt")}

    assert {(golden.game, golden.scenario) for golden in goldens()} == {
        (case.game, case.scenario) for case in plain_cases()
    }
    assert kept == {golden.path.relative_to(FOLDER).as_posix() for golden in goldens()}, (
        f"Remake the playthroughs with `{COMMAND}`."
    )


@pytest.mark.parametrize("game", GAMES)
def test_every_phase_of_a_game_occurs_in_one_of_them(game: str) -> None:
    seen: set[str] = set()
    for golden in goldens():
        if golden.game == game:
            *_, (match, _) = played(golden)
            seen.update(phases_of(match.log))

    assert [p.id for p in GAMES[game].sequence.phases if p.id not in seen] == []
