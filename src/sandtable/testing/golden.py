"""A match as plain text: questions, answers, dice, and the view of each seat."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

import msgspec

from sandtable.engine import log
from sandtable.engine.decisions import Decision, Number
from sandtable.engine.dice import SeededDice, derive, seed_from
from sandtable.engine.events import Event, PhaseBegan
from sandtable.engine.game import Setup
from sandtable.engine.match import AnyGame, Match
from sandtable.engine.parts import Words
from sandtable.engine.scene import Piece, Scene
from sandtable.testing.cases import plain_cases, some_answer, stride, up_to


class Golden(NamedTuple):
    """A recorded match: scenario, options and the seed of dice and players.

    `reach` limits the number of recorded answers. `label` distinguishes several goldens of one
    scenario.
    """

    game: AnyGame
    folder: Path
    scenario: str
    seed: int = 1
    options: Mapping[str, bool] = {}
    reach: int = 0
    label: str = ""

    @property
    def path(self) -> Path:
        name = "-".join(filter(None, [self.scenario, self.label]))
        return self.folder / f"{name}-{self.seed}.txt"

    def text(self) -> str:
        told = story if is_long(self.game) else playthrough
        return "\n".join(told(self)) + "\n"

    def remake(self) -> None:
        self.folder.mkdir(exist_ok=True)
        for old in self.folder.glob(f"{self.path.stem.rpartition('-')[0]}-[0-9]*.txt"):
            old.unlink()
        self.path.write_text(self.text(), "utf-8")

    def __str__(self) -> str:
        return self.path.stem


def played(golden: Golden) -> Iterator[tuple[Match, Decision | None]]:
    """Play a golden match; yield it with each answered decision."""
    setup = Setup(golden.scenario, dict(golden.options))
    match = Match(golden.game, setup, seed_from(golden.seed))
    dice = SeededDice(derive(seed_from(golden.seed), "golden"))
    yield match, None
    while not match.is_over and (not golden.reach or len(match.inputs) < golden.reach):
        decision = match.pending[up_to(len(match.pending), dice)]
        match.submit(decision.seat, some_answer(decision, dice))
        yield match, decision


def playthrough(golden: Golden) -> Iterator[str]:
    yield heading(golden)
    told = 0
    seen: dict[str, str] = {}
    for match, decision in played(golden):
        if decision is not None:
            yield answered(match, decision, match.game.texts(decision.ask, "en"))
        yield from (happened(match, event) for event in match.log[told:])
        told = len(match.log)
        for seat in match.seats:
            view = condensed(match.scene(seat), in_english(match))
            if seen.get(seat) != view:
                yield f"view {seat}: {view}"
            seen[seat] = view
    yield f"outcome: {match.outcome}"


def story(golden: Golden) -> Iterator[str]:
    """Tell a match: the public log, and a fingerprint of everything else at every phase.

    The fingerprint covers ids, keys and figures: rewording a sentence does not change it.
    """
    yield heading(golden)
    told = 0
    rest = hashlib.sha256()
    for match, decision in played(golden):
        if decision is not None:
            rest.update(answered(match, decision, decision.id).encode())
        for event in match.log[told:]:
            line = happened(match, event)
            rest.update(msgspec.json.encode(event))
            if isinstance(event, PhaseBegan):
                for seat in match.seats:
                    rest.update(condensed(match.scene(seat), repr).encode())
                yield f"{line}  ({rest.hexdigest()[:8]})"
            elif event.seen_by is None:
                yield line
        told = len(match.log)
    yield f"outcome: {match.outcome}"


def is_long(game: AnyGame) -> bool:
    return stride(plain_cases(game)[0]) > 1


def heading(golden: Golden) -> str:
    game = golden.game
    parts = [game.id, golden.scenario, f"seed {golden.seed}", f"rules {game.rules_version}"]
    return "# " + " · ".join([*parts, *golden.options])


def answered(match: Match, decision: Decision, ask: str) -> str:
    given = match.inputs[-1]
    if isinstance(decision, Number):
        offered = f"{decision.low} to {decision.high}"
    else:
        offered = " | ".join(option.id for option in decision.options)
    return f"[{decision.rule}] {given.seat}: {ask}  {offered}  → {given.answer}"


def happened(match: Match, event: Event) -> str:
    line = log.line(match.game, match.box, event, "en")
    to = f" (seen by {', '.join(event.seen_by)})" if event.seen_by is not None else ""
    rule = f"[{line.rule}] " if line.rule else ""
    return f"\n== {rule}{line.text}" if line.kind == "heading" else f"  {rule}{line.text}{to}"


def in_english(match: Match) -> Callable[[Words], str]:
    return lambda words: match.game.texts(words, "en")


def condensed(scene: Scene, text: Callable[[Words], str]) -> str:
    """Return a scene in one line: tracks, panels, and the place of each piece."""
    tracks = [f"{text(t.title)} {t.value}/{t.high}" for t in scene.tracks]
    facts = [f"{text(f.label)}: {text(f.value)}" for p in scene.panels for f in p.facts]
    stacks: dict[str, list[Piece]] = {}
    for piece in scene.pieces:
        stacks.setdefault(piece.space, []).append(piece)
    places = [
        f"{space}[{', '.join(' '.join([text(p.face.title), *p.face.ratings]) for p in pieces)}]"
        for space, pieces in stacks.items()
    ]
    return "; ".join([*tracks, *facts, *places])
