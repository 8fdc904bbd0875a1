"""Examples find their runner here, and their two rows of dice."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from sandtable.engine.events import Event, Rolled
from sandtable.engine.tables import Column
from sandtable.games.raid_on_schweinfurt.events import BombersDowned
from sandtable.testing.desk import script
from sandtable.testing.examples import Examples, Facts
from tests.games.raid_on_schweinfurt.builders import BOX, Desk

__all__ = ["EXAMPLES", "Facts", "dice_of", "downed_per_roll", "runs", "total"]

EXAMPLES = Examples(Path(__file__).parents[1] / "examples.toml")
runs = EXAMPLES.runs


class TwoRowsOfDice(Desk):
    """The examples write table rolls and RA dice in two rows; each roll takes from its own."""

    def __init__(self, dice: Iterable[int], rerolls: Iterable[int]) -> None:
        self.on_tables, self.again = script(*dice), script(*rerolls)
        super().__init__(BOX, self.on_tables, [])

    def roll(self, column: Column[Any], *how: Any, **named: Any) -> Any:  # noqa: ANN401  (a row of any table)
        again = column.table.name.startswith("reroll-")
        self.dice = self.again if again else self.on_tables
        return super().roll(column, *how, **named)

    def each(self, table: str) -> list[list[Event]]:
        """The log cut in pieces that begin with a roll on the table."""
        pieces: list[list[Event]] = []
        for event in self.log:
            if isinstance(event, Rolled) and event.table == table:
                pieces.append([])
            if pieces:
                pieces[-1].append(event)
        return pieces


def dice_of(given: Facts) -> TwoRowsOfDice:
    return TwoRowsOfDice(given["dice"], given.get("rerolls", ()))


def total(kind: type[Event], piece: Iterable[Event]) -> int:
    return sum(event.parameters()["number"] for event in piece if type(event) is kind)


def downed_per_roll(u: TwoRowsOfDice, table: str) -> list[int]:
    return [total(BombersDowned, piece) for piece in u.each(table)]
