"""II. Victory conditions."""

import pytest

from sandtable.engine.errors import BadInputError
from sandtable.engine.game import Setup
from sandtable.engine.texts import say
from sandtable.games.raid_on_schweinfurt.components import Box
from sandtable.games.raid_on_schweinfurt.rules.ch02_victory import (
    is_met,
    is_moral_victory,
    result_of,
)
from sandtable.games.raid_on_schweinfurt.rules.setup import set_up
from sandtable.games.raid_on_schweinfurt.state import Goal
from sandtable.games.raid_on_schweinfurt.view import damage_track
from tests.games.raid_on_schweinfurt.builders import BOX, override, raid, wave

STANDARD = BOX.goals["standard"]


def goals(box: Box = BOX, scenario: str = "standard", **wishes: int) -> list[Goal]:
    return set_up(box, Setup(scenario, dict(wishes))).goals


@pytest.mark.rule("II.win")
@pytest.mark.parametrize(("damage", "downed"), [(40, 10), (40, 0), (41, 9), (99, 10)])
def test_ii_win_takes_forty_per_cent_damage_and_at_most_ten_downed(
    damage: int, downed: int
) -> None:
    assert result_of(STANDARD, damage, downed) == "us_win"


@pytest.mark.rule("II.win", "II.draw-b")
def test_ii_win_is_missed_by_one_per_cent_of_damage() -> None:
    assert result_of(STANDARD, 39, 10) == "draw"


@pytest.mark.rule("II.draw-a")
@pytest.mark.parametrize(("damage", "downed"), [(40, 11), (40, 19), (60, 16)])
def test_ii_draw_with_forty_per_cent_damage_and_losses_between_ten_and_twenty(
    damage: int, downed: int
) -> None:
    assert result_of(STANDARD, damage, downed) == "draw"


@pytest.mark.rule("II.draw-a")
def test_ii_draw_begins_above_ten_per_cent_and_ends_below_twenty() -> None:
    assert [is_met(STANDARD[1], 40, downed) for downed in (10, 11, 19, 20)] == [
        False,
        True,
        True,
        False,
    ]


@pytest.mark.rule("II.draw-b")
@pytest.mark.parametrize(("damage", "downed"), [(35, 15), (35, 0), (39, 11)])
def test_ii_draw_with_thirty_five_per_cent_damage_and_at_most_fifteen_downed(
    damage: int, downed: int
) -> None:
    assert result_of(STANDARD, damage, downed) == "draw"


@pytest.mark.rule("II.german")
@pytest.mark.parametrize(
    ("damage", "downed"), [(40, 20), (99, 20), (39, 16), (35, 16), (34, 0), (0, 0)]
)
def test_ii_anything_else_is_a_german_win(damage: int, downed: int) -> None:
    assert result_of(STANDARD, damage, downed) == "german_win"


@pytest.mark.rule("XIX.victory-options")
def test_xix_own_figures_take_the_place_of_those_of_section_ii() -> None:
    own = goals(
        win_damage_min=30,
        win_downed_max=12,
        draw_damage_min=28,
        draw_downed_under=18,
        lesser_draw_damage_min=20,
        lesser_draw_downed_max=14,
    )

    cases = [(30, 12), (30, 13), (30, 17), (30, 18), (28, 13), (27, 14), (27, 15), (19, 0)]
    found = [result_of(own, *case) for case in cases]
    draw, lost = "draw", "german_win"
    assert found == ["us_win", draw, draw, lost, draw, draw, lost, lost]


@pytest.mark.rule("XIX.victory-options")
def test_xix_own_figures_left_out_stay_as_they_are() -> None:
    assert goals(win_damage_min=30)[1:] == STANDARD[1:]
    assert goals() == STANDARD
    assert goals() is not STANDARD
    assert all(own is not ours for own, ours in zip(goals(), STANDARD, strict=True))


@pytest.mark.rule("XIX.victory-options")
def test_xix_own_win_limit_is_where_the_draw_begins() -> None:
    own = goals(win_downed_max=5, lesser_draw_downed_max=0)

    assert [result_of(own, 40, downed) for downed in (5, 6)] == ["us_win", "draw"]


@pytest.mark.rule("XIX.victory-options")
def test_xix_nothing_is_a_figure_of_ones_own() -> None:
    own = goals(lesser_draw_downed_max=0)

    assert [result_of(own, 35, downed) for downed in (0, 1)] == ["draw", "german_win"]


@pytest.mark.rule("XIX.victory-options")
def test_xix_a_schedule_of_another_scheme_is_played_but_takes_no_figures() -> None:
    clauses = [{"result": "us_win", "damage_min": 20}, {"result": "german_win"}]
    box = override(
        schedule=[{"id": "plain", "clauses": clauses}],
        scenario=[{"id": "own", "name_en": "Own", "name_es": "Propio", "victory": "plain"}],
    )

    assert [result_of(goals(box, "own"), damage, 50) for damage in (20, 19)] == [
        "us_win",
        "german_win",
    ]
    with pytest.raises(BadInputError, match=r"XIX\.victory-options"):
        goals(box, "own", win_damage_min=30)


@pytest.mark.rule("XIX.victory-options")
def test_xix_a_schedule_must_end_with_a_german_win() -> None:
    with pytest.raises(BadInputError, match="German win"):
        override(schedule=[{"id": "endless", "clauses": [{"result": "us_win"}]}])


@pytest.mark.rule("XIX.victory-options.moral")
@pytest.mark.parametrize(
    ("last", "now", "better"),
    [
        ("german_win/35/19", ("draw", 35, 15), True),
        ("draw/35/15", ("german_win", 60, 21), False),
        ("german_win/35/19", ("german_win", 36, 19), True),
        ("german_win/35/19", ("german_win", 35, 18), True),
        ("german_win/35/19", ("german_win", 36, 20), False),
        ("us_win/45/9", ("us_win", 45, 9), False),
        ("", ("us_win", 60, 0), False),
    ],
)
def test_xix_moral_victory_is_a_better_result_or_a_larger_difference(
    last: str, now: tuple[str, int, int], *, better: bool
) -> None:
    assert is_moral_victory(last, *now) is better


@pytest.mark.rule("XIX.victory-options.moral")
@pytest.mark.parametrize("text", ["35/19", "victory/35/19", "draw/35/many", "draw/-1/19"])
def test_xix_moral_victory_needs_a_last_game_that_can_be_read(text: str) -> None:
    with pytest.raises(BadInputError, match="german_win/35/19"):
        set_up(BOX, Setup("standard", {"previous": text}))


@pytest.mark.rule("XIX.victory-options.moral")
def test_xix_the_last_game_is_kept_as_it_was_given() -> None:
    assert set_up(BOX, Setup("standard", {"previous": "draw/35/19"})).previous == "draw/35/19"


@pytest.mark.rule("XIX.victory-options")
@pytest.mark.parametrize(
    ("goal", "met"),
    [
        (Goal("draw", 0, downed_over=0), [False, True]),
        (Goal("draw", 0, downed_max=0), [True, False]),
        (Goal("draw", 0, downed_under=0), [False, False]),
        (Goal("draw", 0, downed_under=1), [True, False]),
    ],
    ids=str,
)
def test_xix_a_goal_of_nothing_is_a_goal(goal: Goal, met: list[bool]) -> None:
    assert [is_met(goal, 50, downed) for downed in (0, 1)] == met


def test_the_damage_track_names_every_goal_with_its_limit_of_losses() -> None:
    marks = damage_track(raid(wave(20))).marks

    assert [(mark.value, mark.text) for mark in marks] == [
        (40, say("goal-most", result="us_win", percent=10)),
        (40, say("goal-under", result="draw", percent=20)),
        (35, say("goal-most", result="draw", percent=15)),
    ]
