"""The types of the client are made from the structs of the server."""

from pathlib import Path

from sandtable.server.typescript import typescript

ROOT = Path(__file__).parents[2]


def test_the_committed_types_are_what_the_generator_prints() -> None:
    """Renew them: python -m sandtable.server.typescript > web/src/lib/wire.ts."""
    assert (ROOT / "web/src/lib/wire.ts").read_text("utf-8") == typescript()


def test_words_of_a_scene_become_texts_in_both_languages() -> None:
    assert "export interface Mark {\n  value: number;\n  text: Both;\n  actual?: boolean;\n}" in (
        typescript()
    )


def test_a_message_is_told_by_its_type() -> None:
    assert "export type FromClient = Hello | AnswerGiven | UndoWanted | Ping;" in typescript()
    assert 'export interface Ping {\n  type: "ping";\n}' in typescript()
