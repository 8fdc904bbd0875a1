"""The messages between server and web client; `web/src/lib/wire.ts` is generated from them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from sandtable.engine.briefing import Briefing
from sandtable.engine.lesson import Lesson
from sandtable.engine.log import Kind
from sandtable.engine.scene import Scene
from sandtable.engine.styles import Effect
from sandtable.engine.texts import Both
from sandtable.server.wire_games import GameInfo, Rulebook, TableSheet
from sandtable.storage.rows import DeviceState, HolderKind, MessageKind

LONGEST_ANSWER, LONGEST_WORD, LARGEST_NUMBER = 200, 1000, 2**31 - 1

WordText = Annotated[str, msgspec.Meta(max_length=LONGEST_WORD)]
AnswerText = Annotated[str, msgspec.Meta(max_length=LONGEST_ANSWER)]
Whole = Annotated[int, msgspec.Meta(ge=-LARGEST_NUMBER, le=LARGEST_NUMBER)]
Answer = AnswerText | Whole
UndoCost = Literal["free", "reveals", "no"]

NOTHING = Both("", "")


class Refusal(msgspec.Struct, frozen=True):
    """The reason for a refusal; nothing has changed."""

    why: Both
    rule: str = ""


# ---------------------------------------------------------------------- matches


class SeatSummary(msgspec.Struct, frozen=True):
    """The holder of a seat in a listed match."""

    seat: str
    kind: HolderKind
    bot: str
    taken: bool


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """A match in a list. Moments are ISO 8601, UTC."""

    id: str
    game: str
    title: str
    scenario: str
    created: str
    updated: str
    version: int
    over: bool
    result: Both | None
    seats: tuple[SeatSummary, ...]
    your_turn: bool
    solo: bool
    tokens: dict[str, str]


class NewMatch(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A match to be created; a seat is held by "me", "link" or "bot:NAME".

    The file of an open match can be saved at any time, with the secrets of computers.
    """

    game: str
    scenario: str
    options: dict[str, bool | int | str] = {}
    seats: dict[str, str] = {}
    title: str = ""
    seed: str | None = None
    dice: Literal["seeded", "entered", "shared"] = "seeded"
    open: bool = False


class Renaming(msgspec.Struct, forbid_unknown_fields=True):
    """A new title."""

    title: str


class ForkPoint(msgspec.Struct, forbid_unknown_fields=True):
    """The number of answers that a fork keeps."""

    at: Whole


class Opening(msgspec.Struct, forbid_unknown_fields=True):
    """A link to a seat, and the name of the browser that opens it.

    A browser that sends its own secret may ask again if the answer was lost on the way.
    """

    link: WordText
    name: WordText = ""
    secret: Annotated[str, msgspec.Meta(pattern="^([0-9a-f]{64})?$")] = ""


class Admission(msgspec.Struct, frozen=True):
    """The browser's own secret for a seat, and whether it has been let in."""

    seat: str
    token: str
    state: DeviceState


class DeviceInfo(msgspec.Struct, frozen=True):
    """A browser at the player's seat, or their `own`; moments are ISO 8601, UTC, or empty.

    The id `creator` is the browser that created the match; `anybody` stands for those who looked
    after the end.
    """

    id: str
    name: str
    state: DeviceState
    since: str
    played: str
    replayed: str
    looks: int
    own: bool


class Letting(msgspec.Struct, forbid_unknown_fields=True):
    """The answer to a browser that asks to join the player's seat."""

    let: bool


class Verdict(msgspec.Struct, frozen=True):
    """The result of a verification."""

    fits: bool
    says: Both
    rolls: int
    answers: int


# ---------------------------------------------------------------------- play


class LogModifier(msgspec.Struct, frozen=True):
    """A modifier of a roll."""

    text: Both
    value: int
    rule: str


class LogRoll(msgspec.Struct, frozen=True):
    """A roll with its modifiers and result; `faces` if it took several dice.

    `about` names its subject if the table does not.
    """

    table: str
    title: Both
    column: str
    column_title: Both
    die: int
    sides: int
    modifiers: tuple[LogModifier, ...]
    modified: int
    source: str
    row: Both
    faces: tuple[int, ...] = ()
    about: Both = NOTHING


class LogEntry(msgspec.Struct, frozen=True):
    """A line of the log; `at` is the number of answers before it.

    `event` names the event, `spaces` and `pieces` its places and counters; `news` also appears
    on the board, with its `effect`.
    """

    n: int
    at: int
    kind: Kind
    event: str
    spaces: tuple[str, ...]
    pieces: tuple[str, ...]
    news: bool
    effect: Effect
    text: Both
    rule: str
    roll: LogRoll | None


class Holder(msgspec.Struct, frozen=True):
    """The holder of a seat, and whether they are connected."""

    seat: str
    name: Both
    kind: HolderKind
    bot: str
    bot_name: Both | None
    here: bool


class Ending(msgspec.Struct, frozen=True):
    """The end of a match; `seal` is the hash over all its answers and undos."""

    result: Both
    winner: str | None
    metrics: dict[str, float]
    seal: str


class OwnAnswer(msgspec.Struct, frozen=True):
    """A current answer of this seat; `at` is the number of answers before it."""

    at: int
    answer: Answer


class Said(msgspec.Struct, frozen=True):
    """A player's message; `moment` is ISO 8601, UTC."""

    number: int
    moment: str
    seat: str
    kind: MessageKind
    text: str


class Knock(msgspec.Struct, frozen=True):
    """A browser that asks to join this seat; `moment` is ISO 8601, UTC."""

    id: str
    name: str
    moment: str


class View(msgspec.Struct, frozen=True, kw_only=True, tag="view"):
    """Everything a seat sees. The client drops log entries from `log_from` on and adds `log`.

    `boards` lists the boards on the table; `scene.boards` holds only those that the client has
    not drawn yet. `given` are this seat's answers since the phase began.
    """

    version: int
    seat: str | None
    scene: Scene
    boards: tuple[str, ...]
    log: tuple[LogEntry, ...]
    log_from: int
    over: bool
    outcome: Ending | None
    undo: UndoCost
    waiting: tuple[str, ...]
    commitment: str
    seats: tuple[Holder, ...]
    messages: tuple[Said, ...]
    knocks: tuple[Knock, ...]
    phase: Both
    answers: int
    given: tuple[OwnAnswer, ...]


class Accepted(msgspec.Struct, frozen=True, tag="accepted"):
    """An input that is now durable."""

    key: str
    version: int


class Refused(msgspec.Struct, frozen=True, tag="refused"):
    """An input that changed nothing, and why."""

    key: str
    version: int
    why: Both
    rule: str = ""


class Thinking(msgspec.Struct, frozen=True, tag="thinking"):
    """The progress of a bot's thought, from 0 to 1."""

    seat: str
    share: float


class Pong(msgspec.Struct, frozen=True, tag="pong"):
    """The answer to a ping."""


class Hello(msgspec.Struct, frozen=True, tag="hello"):
    """The first message: the log and boards that the client already has.

    `log` entries as of `version`, and these boards.
    """

    log: Whole = 0
    boards: tuple[str, ...] = ()
    version: Whole | None = None


class AnswerGiven(msgspec.Struct, frozen=True, tag="answer"):
    """An answer to the open question of this seat."""

    key: str
    version: Whole
    answer: Answer


class UndoWanted(msgspec.Struct, frozen=True, tag="undo"):
    """A request to undo this seat's last answer."""

    key: str
    version: Whole


class Word(msgspec.Struct, frozen=True, tag="word"):
    """A message to the other player, or a request to end the match."""

    key: str
    kind: Literal["text", "offer", "decline", "open", "close", "resign", "accept"]
    text: WordText = ""


class Ping(msgspec.Struct, frozen=True, tag="ping"):
    """A check that the server is reachable."""


FromClient = Hello | AnswerGiven | UndoWanted | Word | Ping
FromServer = View | Accepted | Refused | Thinking | Pong

PUBLIC: tuple[Any, ...] = (
    GameInfo,
    Rulebook,
    TableSheet,
    Briefing,
    Lesson,
    Summary,
    NewMatch,
    Renaming,
    ForkPoint,
    Opening,
    Admission,
    DeviceInfo,
    Letting,
    Verdict,
    Refusal,
)
"""The types sent over HTTP besides views and insights."""
