"""The luck ledger: rolls against exact expectations."""

from __future__ import annotations

from math import isclose, sqrt

from sandtable.engine.dice import ScriptedDice
from sandtable.engine.events import Rolled
from sandtable.engine.luck import Measure, ledger, odds_of_face, odds_of_row
from sandtable.engine.odds import distribution
from sandtable.engine.tables import Modifier, Modifiers
from sandtable.engine.umpire import Umpire
from tests.tiny.deep_orders import GAME

BOX = GAME.printed_box
TABLE = BOX.stragglers
TIRED = Modifiers(Modifier("tired", 1, "3.1"))
MEN = Measure("men", lambda row: float(row.men), "bad")


def rolls(*faces: int, modifiers: Modifiers = TIRED) -> list[Rolled]:
    u = Umpire(BOX, ScriptedDice(list(faces)), log=[])
    for _ in faces:
        u.roll(TABLE, modifiers)
    return [event for event in u.log or [] if isinstance(event, Rolled)]


def test_the_expectation_of_a_roll_is_that_of_the_rule_run_over_every_face() -> None:
    exact = distribution(BOX, lambda u: u.roll(TABLE, TIRED).men)
    odds = odds_of_row(TABLE, TIRED.total, lambda row: float(row.men))

    assert isclose(odds.mean, exact.mean(float))
    assert isclose(odds.variance, exact.mean(lambda men: (men - odds.mean) ** 2))


def test_a_side_has_its_own_account_and_expectations_add_up() -> None:
    thrown = rolls(6, 6, 1)
    found = {
        row.side: row
        for row in ledger(
            GAME.tables(BOX), thrown, ["red", "red", "blue"], {TABLE.table.name: (MEN,)}
        )
    }
    odds = odds_of_row(TABLE, 1, MEN.count)

    assert [found[side].rolls for side in ("red", "blue")] == [2, 1]
    assert found["red"].got == 2 * TABLE.read(7).men
    assert isclose(found["red"].expected, 2 * odds.mean, abs_tol=1e-6)
    assert isclose(found["red"].spread, sqrt(2 * odds.variance), abs_tol=1e-6)
    assert found["red"].luck < 0 < found["blue"].luck


def test_a_table_that_nobody_counts_counts_its_dice() -> None:
    [row] = ledger(GAME.tables(BOX), rolls(2, 5), ["", ""], {})

    assert (row.got, row.expected, row.luck) == (7, 2 * odds_of_face(TABLE).mean, 0)
    assert row.title == ""
