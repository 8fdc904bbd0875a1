"""The umpire: throws the dice, reads the tables and writes the log."""

from __future__ import annotations

from sandtable.engine.dice import BranchingDice, ScriptedDice
from sandtable.engine.events import DieThrown, Event, Rolled
from sandtable.engine.odds import distribution
from sandtable.engine.tables import Column, Modifier, Modifiers, Table
from sandtable.engine.umpire import BranchingUmpire, Umpire
from tests.tiny.secret_bids import GAME
from tests.tiny.secret_bids.components import Winner
from tests.tiny.secret_bids.events import LotWon

TIE: Column[Winner] = GAME.printed_box.tie
BEHIND = Modifier("behind", 2, "4.2")


def umpire(*faces: int, log: list[Event] | None = None) -> Umpire[None]:
    return Umpire(None, ScriptedDice(faces), log)


def test_a_roll_returns_the_row_that_was_hit() -> None:
    u = umpire(3, 4)

    assert [u.roll(TIE).seat, u.roll(TIE).seat] == ["red", "blue"]


def test_a_roll_is_modified_and_clamped() -> None:
    assert umpire(2).roll(TIE, Modifiers(BEHIND)).seat == "blue"
    assert umpire(6).roll(TIE, Modifiers(BEHIND)).seat == "blue"
    assert umpire(1).roll(TIE, Modifiers(Modifier("x", -9, "4.2"))).seat == "red"


def test_a_roll_is_shown_with_its_modifiers() -> None:
    log: list[Event] = []
    umpire(5, log=log).roll(TIE, Modifiers(BEHIND), about="tie", seen_by=("red",))

    assert log == [
        Rolled(
            table="tie",
            column="",
            die=5,
            sides=6,
            modifiers=(BEHIND,),
            modified=6,
            source="reconstructed",
            about="tie",
            rule="4.2",
            seen_by=("red",),
        )
    ]


def test_a_roll_cites_its_table_by_default() -> None:
    log: list[Event] = []
    u = umpire(1, 1, log=log)
    u.roll(TIE)
    u.roll(TIE, rule="9")

    assert [event.rule for event in log] == ["4.2", "9"]
    assert [event.seen_by for event in log] == [None, None]


def test_a_die_outside_any_table_says_what_for() -> None:
    log: list[Event] = []

    assert umpire(4, log=log).die(6, "why-coins", rule="2", seen_by=("blue",)) == 4
    assert log == [DieThrown(why="why-coins", die=4, sides=6, rule="2", seen_by=("blue",))]


def test_without_a_log_nothing_is_made() -> None:
    u = umpire(1, 1)
    u.roll(TIE)
    u.die(6, "why-coins", rule="2")
    u.tell(LotWon, no_such_field=1)

    assert u.log is None


def test_events_are_in_the_log() -> None:
    log: list[Event] = []
    umpire(log=log).tell(LotWon, seat="red", lot="horse", points=2)

    assert log == [LotWon(seat="red", lot="horse", points=2)]


def test_a_branching_umpire_branches_once_a_row() -> None:
    dice = BranchingDice()
    u: BranchingUmpire[None] = BranchingUmpire(None, dice)
    found = {}
    while True:
        row = u.roll(TIE, Modifiers(BEHIND))
        found[row.seat] = dice.weight
        if not dice.next_path():
            break

    assert found == {"red": 1 / 6, "blue": 5 / 6}


TWO_DICE = Table(
    "two",
    {
        "title_es": "Dos dados",
        "title_en": "Two dice",
        "rule": "7",
        "source": "rulebook",
        "die": 6,
        "dice": 2,
        "rows": [{"lo": 1, "hi": 7, "seat": "red"}, {"lo": 8, "hi": 13, "seat": "blue"}],
    },
    Winner,
).only


def test_a_table_of_two_dice_is_read_at_their_sum_and_both_are_shown() -> None:
    log: list[Event] = []
    u = umpire(3, 4, 6, 6, log=log)

    assert [u.roll(TWO_DICE).seat, u.roll(TWO_DICE, Modifiers(BEHIND)).seat] == ["red", "blue"]
    first, second = log
    assert isinstance(first, Rolled)
    assert isinstance(second, Rolled)
    assert (first.die, first.faces, first.modified) == (7, (3, 4), 7)
    assert (second.die, second.faces, second.modified) == (12, (6, 6), 13)


def test_branching_over_two_dice_weighs_each_row_by_its_throws() -> None:
    dice = BranchingDice()
    u = BranchingUmpire(None, dice)
    odds = {}
    while True:
        seat = u.roll(TWO_DICE).seat
        odds[seat] = dice.weight
        if not dice.next_path():
            break

    assert odds == {"red": 21 / 36, "blue": 15 / 36}


def test_one_of_several_may_share_the_faces_of_a_die_evenly() -> None:
    faces = [umpire(face).one_of("abc", "why-draw", rule="2", sides=6) for face in range(1, 7)]

    assert faces == ["a", "a", "b", "b", "c", "c"]


def test_a_face_left_over_is_thrown_again() -> None:
    assert umpire(5, 6, 4).one_of("abcd", "why-draw", rule="2", sides=6) == "d"


def test_more_things_than_faces_are_drawn_with_a_die_of_their_own() -> None:
    assert umpire(7).one_of("abcdefg", "why-draw", rule="2", sides=6) == "g"


def test_one_of_several_is_drawn_with_a_die_of_as_many_sides() -> None:
    log: list[Event] = []
    u = umpire(3, log=log)

    assert u.one_of("abc", "why-draw", rule="2", seen_by=()) == "c"
    assert log == [DieThrown(why="why-draw", die=3, sides=3, rule="2", seen_by=())]


def test_a_single_thing_is_drawn_without_a_die() -> None:
    assert umpire().one_of("a", "why-draw", rule="2") == "a"


def test_shuffling_draws_one_by_one_with_ever_fewer_sides_and_no_die_for_the_last() -> None:
    log: list[Event] = []
    u = umpire(2, 3, 1, log=log)
    items = list("abcd")

    assert u.shuffled(items, "why-shuffle", rule="2") == ["b", "d", "a", "c"]
    assert [event.sides for event in log if isinstance(event, DieThrown)] == [4, 3, 2]
    assert items == list("abcd")
    assert umpire().shuffled([], "why-shuffle", rule="2") == []


def test_a_volley_counts_the_dice_that_reach_a_face() -> None:
    log: list[Event] = []
    u = Umpire(None, ScriptedDice([2, 6, 5, 4]), log)

    assert u.volley(4, 6, 5, "why-shots", rule="2") == 2
    told = DieThrown(why="why-shots", die=2, sides=6, faces=(2, 6, 5, 4), least=5, rule="2")
    assert log == [told]


def test_several_dice_are_added_up_in_one_event() -> None:
    log: list[Event] = []

    assert Umpire(None, ScriptedDice([3, 5]), log).total(2, 6, "why-sum", rule="2") == 8
    assert log == [DieThrown(why="why-sum", die=8, sides=6, faces=(3, 5), rule="2")]


def test_zero_dice_are_not_logged() -> None:
    log: list[Event] = []
    u = Umpire(None, ScriptedDice([]), log)

    assert u.volley(0, 6, 5, "why-shots", rule="2") == u.total(0, 6, "why-sum", rule="2") == 0
    assert log == []


def test_odds_branch_once_a_number_of_hits_and_once_a_sum() -> None:
    hits = distribution(None, lambda u: u.volley(3, 6, 5, "why-shots", rule="2"))
    sums = distribution(None, lambda u: u.total(2, 6, "why-sum", rule="2"))

    assert [round(hits.chances[n] * 27) for n in range(4)] == [8, 12, 6, 1]
    assert [round(sums.chances[n] * 36) for n in range(2, 13)] == [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]
