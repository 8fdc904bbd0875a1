"""Scenes: boards stand still, and every piece has a place."""

from __future__ import annotations

from sandtable.engine.scene import Board
from sandtable.testing.cases import Case, moments
from sandtable.testing.conformance.kit import Kit


class SceneKit(Kit):
    """Boards stand still, and every piece has a place."""

    def test_boards_stay_the_same_throughout_a_match(self, case: Case) -> None:
        """A board may appear and disappear; a board with the same id is always the same."""
        first: dict[str, Board] = {}
        for match in moments(case):
            for seat in match.seats:
                for board in match.scene(seat).boards:
                    assert first.setdefault(board.id, board) == board

    def test_every_tone_of_a_counter_is_in_the_palette(self, case: Case) -> None:
        for match in moments(case):
            known = match.game.palette.counters
            for seat in match.seats:
                for face in (piece.face for piece in match.scene(seat).pieces):
                    assert not face.tone or {face.tone, f"{face.side}.{face.tone}"} & known.keys()

    def test_every_piece_and_option_points_at_a_space_that_exists(self, case: Case) -> None:
        for match in moments(case):
            for seat in match.seats:
                scene = match.scene(seat)
                spaces = {(board.id, space.id) for board in scene.boards for space in board.spaces}
                names = {space for _, space in spaces}
                pieces = {piece.id for piece in scene.pieces}
                assert {(piece.board, piece.space) for piece in scene.pieces} <= spaces
                assert len(pieces) == len(scene.pieces)
                assert {overlay.board for overlay in scene.overlays} <= {b.id for b in scene.boards}
                for prompt in scene.prompts:
                    assert {option.space for option in prompt.options} <= {"", *names}
                    assert {option.piece for option in prompt.options} <= {"", *pieces}
