"""The umpire: rolls the dice, reads the tables and writes the log."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from math import comb
from typing import Any, Generic, TypeVar

from sandtable.engine.decisions import Steps, together
from sandtable.engine.dice import BranchingDice, Dice
from sandtable.engine.errors import SandtableError
from sandtable.engine.events import DieThrown, Event, Rolled, Seats
from sandtable.engine.tables import NONE, Column, Modifiers, throws
from sandtable.engine.texts import Text

Box = TypeVar("Box")
Row = TypeVar("Row", bound=Hashable)
Item = TypeVar("Item")


class Umpire(Generic[Box]):
    """Stands between the rules and chance. `box` holds the components of this match.

    With `log` None nothing is recorded; bulk runs use this.
    """

    __slots__ = ("box", "dice", "log", "shown")

    def __init__(self, box: Box, dice: Dice, log: list[Event] | None = None) -> None:
        self.box = box
        self.dice = dice
        self.log = log
        self.shown = 0

    def roll(
        self,
        column: Column[Row],
        modifiers: Modifiers = NONE,
        about: str | Text = "",
        rule: str = "",
        seen_by: Seats | None = None,
    ) -> Row:
        """Roll on a table and return the row."""
        if column.dice > 1:
            return self._roll_several(column, modifiers, about, rule, seen_by)
        die = self.dice.roll(column.sides)
        if self.log is not None:
            self.log.append(rolled(column, modifiers, die, (), about, rule, seen_by))
        return column.shifted[modifiers.total][die]

    def _roll_several(
        self,
        column: Column[Row],
        modifiers: Modifiers,
        about: str | Text,
        rule: str,
        seen_by: Seats | None,
    ) -> Row:
        faces = tuple([self.dice.roll(column.sides) for _ in range(column.dice)])
        die = sum(faces)
        if self.log is not None:
            self.log.append(rolled(column, modifiers, die, faces, about, rule, seen_by))
        return column.shifted[modifiers.total][die]

    def die(self, sides: int, why: str, *, rule: str, seen_by: Seats | None = None) -> int:
        """Roll a die outside any table; `why` is the key of a text for its purpose."""
        face = self.dice.roll(sides)
        self._tell_die(face, sides, why, rule, seen_by)
        return face

    def total(
        self, count: int, sides: int, why: str | Text, *, rule: str, seen_by: Seats | None = None
    ) -> int:
        """Roll several dice outside any table and add them up."""
        faces = self._throw(count, sides)
        result = sum(faces)
        self._tell_dice(faces, result, 0, sides, why, rule, seen_by)
        return result

    def volley(
        self,
        count: int,
        sides: int,
        least: int,
        why: str | Text,
        *,
        rule: str,
        seen_by: Seats | None = None,
    ) -> int:
        """Roll several dice at once and return how many show at least `least`."""
        faces = self._throw(count, sides)
        result = sum([face >= least for face in faces])
        self._tell_dice(faces, result, least, sides, why, rule, seen_by)
        return result

    def _throw(self, count: int, sides: int) -> list[int]:
        roll = self.dice.roll
        return [roll(sides) for _ in range(count)]

    def _tell_dice(
        self,
        faces: list[int],
        result: int,
        least: int,
        sides: int,
        why: str | Text,
        rule: str,
        seen_by: Seats | None,
    ) -> None:
        if self.log is not None and faces:
            thrown = DieThrown(
                why=why,
                die=result,
                sides=sides,
                faces=tuple(faces),
                least=least,
                rule=rule,
                seen_by=seen_by,
            )
            self.log.append(thrown)

    def _tell_die(self, face: int, sides: int, why: str, rule: str, seen_by: Seats | None) -> None:
        if self.log is not None:
            thrown = DieThrown(why=why, die=face, sides=sides, rule=rule, seen_by=seen_by)
            self.log.append(thrown)

    def one_of(
        self,
        found: Sequence[Item],
        why: str,
        *,
        rule: str,
        seen_by: Seats | None = None,
        sides: int = 0,
    ) -> Item:
        """Draw one of several things; a single thing needs no draw.

        With `sides` they share the faces of such a die evenly; a leftover face is rolled again.
        Otherwise they are lots in a cup.
        """
        count = len(found)
        if not 1 < count <= sides:
            return found[self._place(count, why, rule, seen_by)]
        place = count
        while place >= count:
            place = (self.die(sides, why, rule=rule, seen_by=seen_by) - 1) // (sides // count)
        return found[place]

    def shuffled(
        self, items: Iterable[Item], why: str, *, rule: str, seen_by: Seats | None = None
    ) -> list[Item]:
        """Draw all things, one after the other; the last one needs no die."""
        left = list(items)
        return [left.pop(self._place(len(left), why, rule, seen_by)) for _ in range(len(left))]

    def _place(self, count: int, why: str, rule: str, seen_by: Seats | None) -> int:
        if count == 1:
            return 0
        face = self.dice.draw(count)
        self._tell_die(face, count, why, rule, seen_by)
        return face - 1

    def tell(self, kind: type[Event], **fields: Any) -> None:
        """Write an event to the log; without a log, do not create it.

        A rule that writes an event at every roll checks for a log first: naming the fields of
        an event takes as long as rolling a die.
        """
        if self.log is not None:
            self.log.append(kind(**fields))

    def reveal(self) -> None:
        """Record that something hidden was shown; earlier answers are no longer free to undo."""
        self.shown += 1

    @property
    def knowledge(self) -> tuple[int, int]:
        """Return the number of dice and secrets shown; undo is free while it does not change."""
        return self.dice.cursor, self.shown

    def together(self, *branches: Steps[Any]) -> Steps[list[Any]]:
        """Run secret planning side by side, without dice: their order would tell who was first."""
        dice, self.dice = self.dice, _NoDice(self.dice.cursor)
        try:
            return (yield from together(*branches))
        finally:
            self.dice = dice


def rolled(
    column: Column[Row],
    modifiers: Modifiers,
    die: int,
    faces: tuple[int, ...],
    about: str | Text,
    rule: str,
    seen_by: Seats | None,
) -> Rolled:
    modified = column.clamp(die + modifiers.total)
    return Rolled(
        table=column.table.name,
        column=column.name,
        die=die,
        faces=faces,
        sides=column.sides,
        modifiers=modifiers.items,
        modified=modified,
        source=column.span(modified).source,
        about=about,
        rule=rule or column.table.rule,
        seen_by=seen_by,
    )


class _NoDice:
    def __init__(self, cursor: int) -> None:
        self.cursor = cursor

    def roll(self, sides: int) -> int:
        msg = f"No die of {sides} sides may be thrown while seats plan side by side."
        raise SandtableError(msg)

    draw = roll


class BranchingUmpire(Umpire[Box]):
    """An umpire for exact odds: a roll branches once per distinct row, not once per face."""

    __slots__ = ()

    dice: BranchingDice

    def roll(
        self,
        column: Column[Row],
        modifiers: Modifiers = NONE,
        about: str | Text = "",
        rule: str = "",
        seen_by: Seats | None = None,
    ) -> Row:
        rows, weights = column.merged(modifiers.total)
        return rows[self.dice.pick(weights)]

    def one_of(
        self,
        found: Sequence[Item],
        why: str,
        *,
        rule: str,
        seen_by: Seats | None = None,
        sides: int = 0,
    ) -> Item:
        """Branch once per thing: a face that is rolled again would branch without end."""
        return found[self.dice.pick((1,) * len(found))] if len(found) > 1 else found[0]

    def total(
        self, count: int, sides: int, why: str | Text, *, rule: str, seen_by: Seats | None = None
    ) -> int:
        """Branch once per sum."""
        ways = throws(count, sides)[count:]
        return count + self.dice.pick(ways)

    def volley(
        self,
        count: int,
        sides: int,
        least: int,
        why: str | Text,
        *,
        rule: str,
        seen_by: Seats | None = None,
    ) -> int:
        """Branch once per number of hits."""
        hit = max(0, min(sides, sides + 1 - least))
        ways = [comb(count, n) * hit**n * (sides - hit) ** (count - n) for n in range(count + 1)]
        return self.dice.pick(ways)
