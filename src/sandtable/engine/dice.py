"""Four kinds of dice behind one door: verifiable, scripted, branching and entered."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import blake2b
from typing import Protocol

from sandtable.engine.errors import SandtableError

BLOCK = 64
BYTE = 256


class Dice(Protocol):
    """The source of chance for every rule: one die at a time, and a cursor.

    `draw` takes one of several lots out of a cup. It differs from a roll only with real dice:
    nobody owns a die with seven sides, and a person who draws sees the face-down counters.
    """

    @property
    def cursor(self) -> int: ...

    def roll(self, sides: int) -> int: ...

    def draw(self, sides: int) -> int: ...


def seed_from(text: str | int) -> bytes:
    """Turn a typed seed (`--seed 7`) into a key for the dice."""
    return blake2b(str(text).encode(), digest_size=32, person=b"sandtable seed").digest()


def derive(seed: bytes, name: str) -> bytes:
    """Return an independent seed for a named stream of the same match or batch."""
    return blake2b(name.encode(), key=seed, digest_size=32, person=b"sandtable stream").digest()


def commitment(seed: bytes) -> str:
    """Return the hash that is shown before the first roll and checked after the last."""
    return blake2b(seed, digest_size=32, person=b"sandtable commit").hexdigest()


class _FacesOfBytes(dict[int, tuple[int, ...]]):
    """For a number of sides, the face of each byte; 0 marks bytes discarded to avoid bias."""

    def __missing__(self, sides: int) -> tuple[int, ...]:
        if not 1 <= sides <= BYTE:
            msg = f"A die needs 1 to {BYTE} sides, not {sides}."
            raise SandtableError(msg)
        fair = BYTE - BYTE % sides
        self[sides] = tuple(byte % sides + 1 if byte < fair else 0 for byte in range(BYTE))
        return self[sides]


FACES_OF_BYTES = _FacesOfBytes()


class SeededDice:
    """BLAKE2b in counter mode keyed by the seed; the cursor counts bytes used."""

    __slots__ = ("_at", "_block", "_counter", "_seed")

    def __init__(self, seed: bytes, cursor: int = 0) -> None:
        self._seed = seed
        self._counter = cursor // BLOCK
        self._at = cursor % BLOCK
        self._block = self._digest()

    @property
    def cursor(self) -> int:
        return self._counter * BLOCK + self._at

    def roll(self, sides: int) -> int:
        at = self._at
        if at == BLOCK:
            self._next_block()
            at = 0
        self._at = at + 1
        return FACES_OF_BYTES[sides][self._block[at]] or self.roll(sides)

    draw = roll

    def _next_block(self) -> None:
        self._counter += 1
        self._at = 0
        self._block = self._digest()

    def _digest(self) -> bytes:
        counter = self._counter.to_bytes(8, "big")
        return blake2b(counter, key=self._seed, person=b"sandtable dice").digest()


class DiceLeftOverError(SandtableError):
    """A worked example did not use its dice exactly."""


class ScriptedDice:
    """Dice of a worked example: they fall as written and must be used up exactly."""

    def __init__(self, faces: Iterable[int]) -> None:
        self._faces = list(faces)
        self.cursor = 0

    def roll(self, sides: int) -> int:
        if self.cursor == len(self._faces):
            msg = f"The script has only {len(self._faces)} dice and the rules ask for another."
            raise DiceLeftOverError(msg)
        face = self._faces[self.cursor]
        if not 1 <= face <= sides:
            msg = f"Die {self.cursor + 1} of the script is {face}, on a die of {sides} sides."
            raise DiceLeftOverError(msg)
        self.cursor += 1
        return face

    draw = roll

    def must_be_used_up(self) -> None:
        left = self._faces[self.cursor :]
        if left:
            msg = f"Dice left over at the end of the script: {left}."
            raise DiceLeftOverError(msg)


class DieWantedError(SandtableError):
    """The player must roll and enter a real die before play continues."""

    def __init__(self, sides: int) -> None:
        super().__init__(f"Roll a die with {sides} sides and enter the result.")
        self.sides = sides


MOST_TYPED = 1 << 20


class EnteredDice:
    """Real dice: the player types in every face.

    With a `cup`, the key of its draws, the umpire draws lots and hidden counters unseen.
    The cursor counts the typed dice, and the draws in steps of `MOST_TYPED`.
    """

    def __init__(self, faces: Sequence[int], cursor: int = 0, cup: str = "") -> None:
        self._faces = faces
        self._cup = cup.encode()
        self._drawn, self.typed = divmod(cursor, MOST_TYPED)

    @property
    def cursor(self) -> int:
        return self._drawn * MOST_TYPED + self.typed

    def roll(self, sides: int) -> int:
        if self.typed >= len(self._faces):
            raise DieWantedError(sides)
        face = self._faces[self.typed]
        self.typed += 1
        return face

    def draw(self, sides: int) -> int:
        if not self._cup:
            return self.roll(sides)
        self._drawn += 1
        return SeededDice(derive(self._cup, f"draw {self._drawn}")).roll(sides)


class BranchingDice:
    """Dice that follow every path: `next_path` goes on until no path is left.

    Each choice point is a list of weights; a plain die has one unit of weight per face.
    `weight` is the probability of the path walked so far.
    """

    def __init__(self, prune_below: float = 0.0) -> None:
        self._path: list[tuple[Sequence[int], int, int]] = []
        self._weights: list[float] = []
        self._prune = prune_below
        self.cursor = 0
        self.weight = 1.0
        self.pruned = 0.0

    def roll(self, sides: int) -> int:
        return self.pick((1,) * sides) + 1

    draw = roll

    def pick(self, weights: Sequence[int]) -> int:
        """Take the current branch among alternatives of the given integer weights."""
        if self.cursor == len(self._path):
            self._path.append((weights, 0, sum(weights)))
            self._weights.append(self.weight)
        known, branch, total = self._path[self.cursor]
        self.weight = self._weights[self.cursor] * known[branch] / total
        self.cursor += 1
        return branch

    def next_path(self) -> bool:
        """Turn to the next unseen path; return whether there is one."""
        del self._path[self.cursor :], self._weights[self.cursor :]
        while self._path:
            weights, branch, total = self._path.pop()
            before = self._weights.pop()
            while branch + 1 < len(weights):
                branch += 1
                weight = before * weights[branch] / total
                if weight >= self._prune:
                    self._path.append((weights, branch, total))
                    self._weights.append(before)
                    self._restart()
                    return True
                self.pruned += weight
        return False

    def _restart(self) -> None:
        self.cursor = 0
        self.weight = 1.0
