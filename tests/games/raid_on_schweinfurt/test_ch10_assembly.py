"""X. Assembly."""

import pytest

from sandtable.engine.decisions import IllegalAnswerError
from sandtable.engine.tables import NONE
from sandtable.games.raid_on_schweinfurt.events import EscortAssembled
from sandtable.games.raid_on_schweinfurt.rules.ch10_assembly import (
    assembly,
    assembly_modifiers,
    assembly_roll,
)
from sandtable.games.raid_on_schweinfurt.view import view
from sandtable.testing.desk import answers, offered, option_ids
from tests.games.raid_on_schweinfurt.builders import BOX, diversion, raid, umpire, wave


@pytest.mark.rule("X.table2")
@pytest.mark.parametrize(
    ("weather", "factors"),
    [
        ("excellent", [6, 6, 6, 5, 4, 4, 3, 2, 2, 1]),
        ("intermediate", [6, 5, 5, 4, 3, 3, 2, 1, 1, 0]),
        ("overcast", [5, 4, 4, 3, 2, 2, 1, 0, 0, 0]),
        ("poor", [4, 3, 3, 2, 1, 1, 0, 0, 0, 0]),
    ],
)
def test_x_table_2_by_home_weather(weather: str, factors: list[int]) -> None:
    found = [assembly_roll(umpire(die), weather, NONE, 1) for die in range(1, 11)]

    assert found == factors


@pytest.mark.rule("X", "X.two-rolls")
@pytest.mark.parametrize(("choice", "factors"), [("1", 5), ("2", 1)])
def test_x_two_rolls_and_the_player_keeps_one(choice: str, factors: int) -> None:
    s = raid(wave(100))
    u = umpire(2, 9)

    driven = answers(assembly(u, s), choice)

    assert s.waves[0].escort == factors
    assert [option.text.args["fe"] for option in driven.asked[0].options] == [5, 1]  # type: ignore[union-attr]  # it is a choice
    assert [(e.wave, e.fe) for e in u.told(EscortAssembled)] == [(1, factors)]


@pytest.mark.rule("X.table-correction", "X.two-rolls")
def test_x_two_rolls_are_made_on_table_2() -> None:
    u = umpire(5, 5)

    answers(assembly(u, raid(wave(100))), "1")

    assert u.tables == ["t2", "t2"]


@pytest.mark.rule("IV.ex2")
@pytest.mark.parametrize("bombers", [30, 200, 400])
def test_iv_ex2_two_rolls_whatever_the_waves_size(bombers: int) -> None:
    driven = answers(assembly(umpire(5, 5), raid(wave(bombers))), "2")

    assert option_ids(driven.asked[0]) == ["1", "2"]


@pytest.mark.rule("IV.ex2", "X.two-rolls", "III.order")
def test_iv_ex2_the_first_wave_chooses_before_the_second_rolls() -> None:
    s = raid(wave(100), wave(100))
    u = umpire(1, 10, 5, 6)
    steps = assembly(u, s)

    assert offered(steps).facts == {"wave": 1}
    assert len(u.rolls) == 2
    answers_of_second = steps.send("2")
    assert answers_of_second.facts == {"wave": 2}  # type: ignore[union-attr]  # it is a choice
    assert s.waves[0].escort == 0


@pytest.mark.rule("IV.ex2")
def test_iv_ex2_a_result_cannot_be_passed_to_the_other_wave() -> None:
    steps = assembly(umpire(1, 1, 10, 10), raid(wave(100), wave(100)))

    second = offered(steps, "1")

    assert [option.text.args["fe"] for option in second.options] == [0, 0]  # type: ignore[union-attr]  # it is a choice
    with pytest.raises(IllegalAnswerError):
        second.check("3")


@pytest.mark.rule("X.two-rolls")
def test_x_two_rolls_are_not_for_the_diversion_nor_for_a_wave_that_turned_back() -> None:
    s = raid(wave(0, flying=False), wave(100), diversion=diversion(50))
    u = umpire(5, 5)

    answers(assembly(u, s), "1")

    assert [roll.about for roll in u.rolls] == ["wave-2", "wave-2"]
    assert [w.escort for w in s.waves] == [0, 3]


@pytest.mark.rule("X.mode-drm")
@pytest.mark.parametrize(("mode", "read"), [(0, 6), (-1, 5), (-2, 4)])
def test_x_the_fighter_mode_modifies_every_roll(mode: int, read: int) -> None:
    u = umpire(6, 6, 6, 6)

    answers(assembly(u, raid(wave(100), wave(100), fighter_mode=mode)), "1", "1")

    assert u.modified == [read] * 4


@pytest.mark.rule("XIX.night.t2")
def test_xix_night_makes_assembly_harder() -> None:
    modifiers = assembly_modifiers(BOX, raid(wave(100), by_night=True))

    assert [(m.value, m.rule) for m in modifiers] == [(1, "XIX.night.t2")]


@pytest.mark.rule("XIX.dyo.p51.t2")
def test_xix_long_range_fighters_assemble_better() -> None:
    s = raid(wave(100), options=["long_range_escort"], fighter_mode=-1)

    assert [(m.value, m.rule) for m in assembly_modifiers(BOX, s)] == [
        (-1, "X.mode-drm"),
        (-1, "XIX.dyo.p51.t2"),
    ]


@pytest.mark.rule("X.move")
def test_x_move_waves_go_to_the_outbound_box_and_their_factors_beside_it() -> None:
    s = raid(wave(100), wave(100))

    answers(assembly(umpire(1, 1, 2, 2), s), "1", "1")

    assert [w.box for w in s.waves] == ["outbound", "outbound"]
    factors = {
        p.slot: p.face.ratings
        for p in view(BOX, s, "us").pieces
        if p.space == "fighter_effectiveness"
    }
    assert factors == {0: ("6",), 1: ("5",)}
