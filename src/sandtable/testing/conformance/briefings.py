"""The briefing: it fits the game, and its places and counters exist."""

from __future__ import annotations

from collections.abc import Iterator

from sandtable.engine.briefing import SampleCounter
from sandtable.engine.scene import Counter
from sandtable.engine.texts import LANGUAGES, Both
from sandtable.testing.cases import Case, moments, plain_cases
from sandtable.testing.conformance.kit import Kit


class BriefingKit(Kit):
    """Every game has a valid briefing for each seat."""

    def test_the_briefing_fits_seats_phases_and_rules(self) -> None:
        assert [seat.id for seat in self.game.briefing.seats] == list(self.game.seats)

    def test_the_briefing_is_written_in_both_languages(self) -> None:
        for text in texts_of(self.game.briefing):
            assert all(text[language].strip() for language in LANGUAGES), text

    def test_the_first_steps_point_at_the_opening_board(self, case: Case) -> None:
        for seat in self.game.briefing.seats:
            if seat.id not in case.start().seats:
                continue
            boards = {board.id: board for board in case.start().scene(seat.id).boards}
            for step in seat.first:
                spaces = boards[step.board].spaces if step.board else ()
                assert set(step.spaces) <= {space.id for space in spaces}

    def test_every_counter_of_the_briefing_is_one_of_the_game(self) -> None:
        samples = [face for seat in self.game.briefing.seats for face in seat.counters]
        missing = {look(face) for face in samples}
        for case in plain_cases(self.game):
            for match in moments(case) if missing else ():
                for seat in match.seats:
                    missing -= {look(piece.face) for piece in match.scene(seat).pieces}

        assert missing == set()
        assert all(note.rating < max(len(f.ratings), 1) for f in samples for note in f.notes)


def look(face: SampleCounter | Counter) -> tuple[str, ...]:
    return face.silhouette, face.side, face.style, face.tone, str(len(face.ratings))


def texts_of(part: object) -> Iterator[Both]:
    """Return every bilingual text in a struct, at any depth."""
    if isinstance(part, Both):
        yield part
    elif isinstance(part, tuple):
        for each in part:
            yield from texts_of(each)
    else:
        for name in getattr(part, "__struct_fields__", ()):
            yield from texts_of(getattr(part, name))
