"""Scenes and logs as bytes in both languages, with caches."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Container, Iterable
from functools import lru_cache
from typing import Any

import msgspec

from sandtable.engine.events import Event, Rolled
from sandtable.engine.log import line, shown_roll
from sandtable.engine.match import AnyGame, Match
from sandtable.engine.parts import Part, Words
from sandtable.engine.scene import Board, Scene
from sandtable.engine.spoken import spoken
from sandtable.engine.tables import Table
from sandtable.engine.texts import LANGUAGES, Both, in_both, say
from sandtable.server.wire import NOTHING, LogModifier, LogRoll

KEPT_PARTS = 10_000
KEPT_BOARDS = 16

to_json = msgspec.json.Encoder().encode
to_key = msgspec.msgpack.Encoder().encode

ROWS = ("overlays", "pieces", "tracks", "panels", "pages", "prompts")


class Kept(dict[bytes, bytes]):
    """A cache of bytes by their ingredients; returns empty bytes for missing entries.

    When it is full, all entries become old; entries not used until it is full again are dropped.
    """

    def __init__(self) -> None:
        super().__init__()
        self._old: dict[bytes, bytes] = {}

    def keep(self, key: bytes, made: bytes) -> bytes:
        if len(self) >= KEPT_PARTS:
            self._old = dict(self)
            self.clear()
        self[key] = made
        return made

    def __missing__(self, key: bytes) -> bytes:
        made = self._old.pop(key, b"")
        return self.keep(key, made) if made else made


class Renderer:
    """Renders one game with one box of components, for several threads at once.

    Read a cache only once: another thread may empty it before a second look.
    """

    def __init__(self, game: AnyGame, box: Any) -> None:  # noqa: ANN401  (any game's components)
        self.game = game
        self.box = box
        self._parts: defaultdict[type[Part], Kept] = defaultdict(Kept)
        self._pairs: dict[bytes, msgspec.Raw] = {}
        self._events = Kept()
        self._boards: dict[int, tuple[Board, bytes]] = {}
        self._phases: dict[str, bytes] = {}
        self._seats: dict[str, Both] = {}

    # ------------------------------------------------------------------ words

    def both(self, words: Words) -> Both:
        return in_both(words, self.game.texts)

    def seat_name(self, seat: str) -> Both:
        if seat not in self._seats:
            key = f"seat-{seat}"
            self._seats[seat] = self.both(say(key) if self.game.texts.has(key, "en") else seat)
        return self._seats[seat]

    def result(self, result: str) -> Both:
        return self.both(self.game.result_words(result))

    def phase(self, phase: str) -> bytes:
        if phase not in self._phases:
            self._phases[phase] = to_json(self.both(say(f"phase-{phase}")))
        return self._phases[phase]

    # ------------------------------------------------------------------ the scene

    def scene(self, scene: Scene) -> bytes:
        """Return a scene without its boards."""
        head = msgspec.structs.replace(scene, boards=(), **dict.fromkeys(ROWS, ()))
        fields = [self.part(head)[:-1]]
        for name in ROWS:
            parts = getattr(scene, name)
            if parts:
                fields.append(b'"%b":[%b]' % (name.encode(), b",".join(map(self.part, parts))))
        return b",".join(fields) + b"}"

    def with_boards(self, scene: bytes, boards: Iterable[Board], drawn: Container[str]) -> bytes:
        """Complete a scene with the boards that the client has not drawn yet."""
        missing = [self._board(board) for board in boards if board.id not in drawn]
        return b'%b,"boards":[%b]}' % (scene[:-1], b",".join(missing)) if missing else scene

    def part(self, part: Part) -> bytes:
        kept, key = self._parts[type(part)], to_key(part)
        return kept[key] or kept.keep(key, to_json(spoken(part, self._pair, self._within)))

    def _within(self, part: Part) -> msgspec.Raw:
        """Return a nested part, which is mostly unchanged even if the whole has changed."""
        return msgspec.Raw(self.part(part))

    def _pair(self, words: Words) -> msgspec.Raw:
        """Return words in both languages as JSON."""
        key = to_key(words)
        found = self._pairs.get(key)
        if found is None:
            if len(self._pairs) >= KEPT_PARTS:
                self._pairs.clear()
            found = self._pairs[key] = msgspec.Raw(to_json(in_both(words, self.game.texts)))
        return found

    def _board(self, board: Board) -> bytes:
        """Return a board; boards are large and few, so the cache compares object identity."""
        found = self._boards.get(id(board))
        if found is None:
            if len(self._boards) >= KEPT_BOARDS:
                self._boards.clear()
            found = self._boards[id(board)] = (board, to_json(spoken(board, self._pair)))
        return found[1]

    # ------------------------------------------------------------------ the log

    def entry(self, event: Event, n: int, at: int) -> bytes:
        """Return a line of the log; all but its number and moment is cached."""
        key = to_key(event)
        body = self._events[key] or self._events.keep(key, to_json(self._entry(event)))
        return b'{"n":%d,"at":%d,%b' % (n, at, body[1:])

    def _entry(self, event: Event) -> dict[str, Any]:
        es, en = (line(self.game, self.box, event, language) for language in LANGUAGES)
        roll = self._roll(event) if isinstance(event, Rolled) else None
        return {
            "kind": es.kind,
            "event": event.key,
            "spaces": event.spaces(),
            "pieces": event.piece_ids(),
            "news": event.is_news,
            "effect": event.effect,
            "text": Both(es.text, en.text),
            "rule": es.rule,
            "roll": roll,
        }

    def _roll(self, event: Rolled) -> LogRoll:
        es, en = (shown_roll(self.game, self.box, event, language) for language in LANGUAGES)
        return LogRoll(
            es.table,
            Both(es.title, en.title),
            event.column,
            self.column(event.column),
            es.die,
            es.sides,
            tuple(
                LogModifier(Both(a.text, b.text), a.value, a.rule)
                for a, b in zip(es.modifiers, en.modifiers, strict=True)
            ),
            es.modified,
            es.source,
            Both(es.row, en.row),
            es.faces,
            Both(es.about, en.about),
        )

    def column(self, column: str) -> Both:
        """Return the name of a column, or its id if it has no name."""
        if not column:
            return NOTHING
        namesake: Table[Any] | None = self.game.tables(self.box).get(column)
        if namesake is not None:
            return Both(namesake.titles.es, namesake.titles.en)
        key = f"column-{column}"
        return self.both(say(key) if self.game.texts.has(key, "en") else column)


@lru_cache(maxsize=32)
def printed(game: AnyGame) -> Renderer:
    return Renderer(game, game.printed_box)


def renderer_for(match: Match) -> Renderer:
    """Return the renderer of a match: shared for printed components, otherwise its own."""
    is_printed = match.box is match.game.printed_box
    return printed(match.game) if is_printed else Renderer(match.game, match.box)
