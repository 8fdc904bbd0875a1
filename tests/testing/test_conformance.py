"""The kit fails for games that are broken, each in its own way."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count

import pytest
from msgspec.structs import replace

from sandtable.engine.decisions import Choose, Option, Steps
from sandtable.engine.match import AnyGame
from sandtable.engine.scene import Scene
from sandtable.engine.sequence import END, Phase, Sequence
from sandtable.engine.texts import say
from sandtable.engine.umpire import Umpire
from sandtable.testing.cases import plain_cases
from sandtable.testing.conformance import ConformanceKit
from tests.tiny.deep_orders import GAME
from tests.tiny.deep_orders.components import Box
from tests.tiny.deep_orders.state import MARSHAL, March
from tests.tiny.deep_orders.view import view

Check = Callable[[ConformanceKit], None]


def kit(tested: AnyGame) -> ConformanceKit:
    class Kit(ConformanceKit):
        game = tested

    return Kit()


def playing(play: Callable[[Umpire[Box], March], object]) -> AnyGame:
    """The game with one phase, which is played otherwise and ends it."""
    return replace(GAME, sequence=Sequence(Phase("orders", "2", play)))  # type: ignore[arg-type]  # any rule


def asks(*options: Option, rule: str = "2.1") -> AnyGame:
    def play(u: Umpire[Box], s: March) -> Steps[str]:
        yield Choose("step", MARSHAL, say("ask-river", column=1), list(options), rule=rule)
        s.result = "arrived"
        return END

    return playing(play)


def moving_boards() -> Callable[[Box, March, str | None], Scene]:
    shifts = count()

    def shown(box: Box, s: March, seat: str | None) -> Scene:
        scene = view(box, s, seat)
        boards = [replace(board, width=board.width + next(shifts)) for board in scene.boards]
        return replace(scene, boards=tuple(boards))

    return shown


def always_broken(_box: Box, _s: March) -> Iterator[str]:
    yield "Nothing is as it should be."


def chance_of_its_own(u: Umpire[Box], s: March) -> str:
    """The dice are thrown behind the umpire's back."""
    s.day += u.dice.roll(6)
    return END


def endless(u: Umpire[Box], s: March) -> Steps[str]:
    yield Choose("step", MARSHAL, say("ask-river", column=1), [HALT], rule="2.1")
    return "orders"


HALT = Option("halt", say("option-halt"))
FORD = Option("halt", say("option-swim"))
NOWHERE = Option("halt", say("option-halt"), space="atlantis")

BROKEN: dict[str, tuple[AnyGame, str]] = {
    "two options alike": (asks(HALT, FORD), "test_no_two_options_have_the_same_id"),
    "no option": (asks(), "test_something_is_asked_until_the_end"),
    "a rule nobody knows": (
        asks(HALT, rule="99"),
        "test_what_is_asked_and_told_cites_rules_of_the_index",
    ),
    "a space nobody sees": (
        asks(NOWHERE),
        "test_every_piece_and_option_points_at_a_space_that_exists",
    ),
    "boards that move": (
        replace(GAME, view=moving_boards()),
        "test_boards_stay_the_same_throughout_a_match",
    ),
    "invariants": (
        replace(GAME, broken_invariants=always_broken),
        "test_a_match_ends_in_time_with_an_outcome",
    ),
    "no outcome": (
        replace(GAME, outcome=lambda _box, _s: None),
        "test_a_match_ends_in_time_with_an_outcome",
    ),
    "no end": (playing(endless), "test_a_match_ends_in_time_with_an_outcome"),
    "hidden dice": (playing(chance_of_its_own), "test_every_die_passes_through_the_umpire"),
}


@pytest.mark.parametrize(("game", "check"), BROKEN.values(), ids=BROKEN)
def test_a_broken_game_is_caught(game: AnyGame, check: str) -> None:
    case = plain_cases(game)[0]._replace(game=game)

    with pytest.raises(AssertionError):
        getattr(kit(game), check)(case)


@pytest.mark.parametrize("check", sorted({check for _, check in BROKEN.values()}))
def test_the_same_checks_pass_for_the_game_as_it_is(check: str) -> None:
    getattr(kit(GAME), check)(plain_cases(GAME)[0])


def test_a_message_that_is_missing_is_found() -> None:
    lacking = replace(GAME, seats=("marshal", "emperor"))

    with pytest.raises(AssertionError, match="seat-emperor"):
        kit(lacking).test_everything_that_is_said_has_a_message()


def test_a_rule_without_a_test_is_found() -> None:
    """No test beside the kit names a rule of the march."""
    with pytest.raises(AssertionError):
        kit(GAME).test_every_rule_that_is_played_has_a_test_that_names_it()


def test_a_golden_match_that_is_missing_says_how_to_make_it() -> None:
    broken = kit(GAME)

    with pytest.raises(AssertionError, match=r"one-1\.txt is missing; make it: `python -m"):
        broken.test_a_golden_match_is_played_as_it_was(broken.goldens()[0])
