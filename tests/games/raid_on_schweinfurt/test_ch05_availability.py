"""V. Bomber availability."""

import pytest

from sandtable.games.raid_on_schweinfurt.events import BombersAvailable
from sandtable.games.raid_on_schweinfurt.rules.ch05_availability import (
    availability,
    is_rolled,
    roll_available,
)
from sandtable.testing.desk import answers, offered, option_ids
from tests.games.raid_on_schweinfurt.builders import BOX, raid, umpire


@pytest.mark.rule("V", "V.table.b17")
def test_v_b17_table() -> None:
    found = [
        answers(roll_available(umpire(d), BOX.b17, "b17"), "keep").result for d in range(1, 11)
    ]

    assert found == [325, 335, 345, 355, 365, 370, 375, 380, 385, 390]


@pytest.mark.rule("V", "V.table.b24", "V.table.b24.correction")
def test_v_b24_table_with_sixty_in_row_seven() -> None:
    found = [
        answers(roll_available(umpire(d), BOX.b24, "b24"), "keep").result for d in range(1, 11)
    ]

    assert found == [45, 47, 50, 52, 55, 57, 60, 62, 65, 67]
    assert BOX.b24.read(7).printed == 57


@pytest.mark.rule("V")
def test_v_each_type_is_rolled_once() -> None:
    s = raid()
    u = umpire(3, 9)

    answers(availability(u, s), "keep", "keep")

    assert (s.b17_available, s.b24_available) == (345, 65)
    assert u.tables == ["b17_availability", "b24_availability"]


@pytest.mark.rule("V.reroll")
def test_v_reroll_takes_the_average_rounded_up() -> None:
    s = raid()

    answers(availability(umpire(1, 2, 1, 2), s), "again", "again")

    assert (s.b17_available, s.b24_available) == (330, 46)


@pytest.mark.rule("V.reroll")
@pytest.mark.parametrize(("dice", "average"), [((10, 1), 358), ((5, 6), 368)])
def test_v_reroll_counts_even_if_it_is_worse(dice: tuple[int, int], average: int) -> None:
    assert answers(roll_available(umpire(*dice), BOX.b17, "b17"), "again").result == average


@pytest.mark.rule("V.reroll")
def test_v_reroll_is_offered_once_for_either_type() -> None:
    driven = answers(availability(umpire(1, 1, 1, 1), raid()), "again", "again")

    assert driven.rules == ["V.reroll", "V.reroll"]
    assert option_ids(driven.asked[0]) == ["keep", "again"]


@pytest.mark.rule("V.order")
def test_v_order_b17s_are_settled_before_the_b24s_are_rolled() -> None:
    u = umpire(2, 8, 7)
    steps = availability(u, raid())

    assert offered(steps).facts == {"unit": "b17", "bombers": 335}
    assert u.tables == ["b17_availability"]
    assert steps.send("again").facts == {"unit": "b24", "bombers": 60}  # type: ignore[union-attr]  # it is a choice
    assert [event.bombers for event in u.told(BombersAvailable)] == [358]


@pytest.mark.rule("V", "XIX.dyo")
def test_v_an_own_scenario_may_fix_the_force() -> None:
    s = raid(scenario="big-week")

    answers(availability(umpire(), s))

    assert (s.b17_available, s.b24_available) == (266, 0)


@pytest.mark.rule("XIX.historical.given")
def test_v_a_historical_scenario_rolls_no_availability() -> None:
    assert not is_rolled(BOX, raid(scenario="historical-a"))
    assert is_rolled(BOX, raid())
