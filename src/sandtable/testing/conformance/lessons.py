"""The lesson: a learner who follows it reaches its end."""

from __future__ import annotations

from sandtable.engine.decisions import Answer, Choose, Decision
from sandtable.engine.dice import SeededDice, derive, seed_from
from sandtable.engine.game import Player, Setup
from sandtable.engine.lesson import Deed, Lesson
from sandtable.engine.match import AnyGame, Match
from sandtable.players.registry import make_player
from sandtable.testing.conformance.briefings import texts_of
from sandtable.testing.conformance.kit import Kit

BETWEEN = 60
"""The most answers between two deeds."""


class LessonKit(Kit):
    """A lesson can be followed to its end; games without a lesson are skipped."""

    def test_every_deed_of_the_lesson_can_be_done_in_its_turn(self) -> None:
        lesson = self.game.lesson
        if lesson is None:
            return
        match, others = begun(self.game, lesson)
        for step in lesson.steps:
            names = {space.id for b in match.scene(lesson.seat).boards for space in b.spaces}
            assert set(step.spaces) | {d.space for d in step.deeds} <= {"", *names}
            for deed in step.deeds:
                do(match, lesson.seat, deed, others)

    def test_the_lesson_is_written_in_both_languages(self) -> None:
        for text in texts_of(self.game.lesson):
            assert text.es.strip()
            assert text.en.strip()


def begun(game: AnyGame, lesson: Lesson) -> tuple[Match, dict[str, Player]]:
    """Begin the match of a lesson with its bots, like the server."""
    seed = seed_from(lesson.seed)
    match = Match(game, Setup(lesson.scenario), seed, solo=True)
    bots = {**lesson.bots, lesson.seat: next(iter(match.game.bots))}
    players = {
        seat: make_player(match.game, match.box, seat, bot, SeededDice(derive(seed, f"bot {seat}")))
        for seat, bot in bots.items()
    }
    return match, players


def do(match: Match, seat: str, deed: Deed, players: dict[str, Player]) -> None:
    """Play on until a task can be done, and do it; bots give all other answers."""
    for _ in range(BETWEEN):
        decision = match.pending[0]
        wish = players[decision.seat].answer(match.known(decision.seat), decision)
        answer = answer_for(deed, decision) if decision.seat == seat else None
        match.submit(decision.seat, resting(decision, wish, seat) if answer is None else answer)
        if answer is not None:
            return
    message = f"Nobody is asked for {deed.decision}, as in: {deed.text.en}"
    raise AssertionError(message)


def answer_for(deed: Deed, decision: Decision) -> Answer | None:
    if decision.id != deed.decision:
        return None
    if not isinstance(decision, Choose):
        return decision.suggested or decision.low
    options = decision.options
    named = [o.id for o in options if deed.space and o.space == deed.space]
    named += [o.id for o in options if any(is_meant(w, o.id) for w in deed.answers)]
    if named or deed.answers or deed.space:
        return named[0] if named else None
    return options[0].id


def is_meant(wanted: str, answer: str) -> bool:
    return answer.startswith(wanted[:-1]) if wanted.endswith("*") else answer == wanted


def resting(decision: Decision, wish: Answer, seat: str) -> Answer:
    """Answer for a learner who has no task and changes nothing."""
    if decision.seat != seat or not isinstance(decision, Choose):
        return wish
    return next((o.id for o in decision.options if o.role in {"finish", "leave"}), wish)
