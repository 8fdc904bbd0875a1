"""The messages between server and web client; `web/src/lib/wire.ts` is generated from them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from sandtable.engine.log import Kind
from sandtable.engine.palette import Palette
from sandtable.engine.scene import Scene
from sandtable.engine.texts import Both
from sandtable.storage.rows import HolderKind

LONGEST_ANSWER, LARGEST_NUMBER = 200, 2**31 - 1

AnswerText = Annotated[str, msgspec.Meta(max_length=LONGEST_ANSWER)]
Whole = Annotated[int, msgspec.Meta(ge=-LARGEST_NUMBER, le=LARGEST_NUMBER)]
Answer = AnswerText | Whole
OptionType = Literal["switch", "number", "text", "choice"]
UndoCost = Literal["free", "reveals", "no"]


NOTHING = Both("", "")


class Refusal(msgspec.Struct, frozen=True):
    """Why something was not done; nothing has changed."""

    why: Both
    rule: str = ""


# ---------------------------------------------------------------------- games


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat of a game."""

    id: str
    name: Both


class BotInfo(msgspec.Struct, frozen=True):
    """A player that is not a person, and where it may sit."""

    id: str
    name: Both
    seats: tuple[str, ...]


class ScenarioEntry(msgspec.Struct, frozen=True):
    """A scenario to choose from."""

    id: str
    titles: Both
    notes: Both
    source: str


class OptionEntry(msgspec.Struct, frozen=True):
    """An option of a game, and what it takes."""

    id: str
    titles: Both
    notes: Both
    kind: OptionType
    default: bool | int | str
    low: int
    high: int
    choices: tuple[str, ...]


class GameInfo(msgspec.Struct, frozen=True):
    """A game of the lobby."""

    id: str
    titles: Both
    blurb: Both
    seats: tuple[SeatInfo, ...]
    bots: tuple[BotInfo, ...]
    rules_version: str
    scenarios: tuple[ScenarioEntry, ...]
    options: tuple[OptionEntry, ...]
    has_odds: bool
    palette: Palette


class RulingText(msgspec.Struct, frozen=True):
    """The reading of a doubtful passage."""

    id: str
    text: Both


class RuleText(msgspec.Struct, frozen=True):
    """A rule in our own words, and where it lives in the code."""

    id: str
    kind: str
    title: Both
    summary: Both
    homes: tuple[str, ...]
    rulings: tuple[RulingText, ...]


class Covered(msgspec.Struct, frozen=True):
    """The share of the rulebook played and tested; `with_test` is null without the tests."""

    total: int
    implementable: int
    with_code: int
    with_test: int | None


class Rulebook(msgspec.Struct, frozen=True):
    """All rules of a game."""

    coverage: Covered
    rules: tuple[RuleText, ...]


class TableRow(msgspec.Struct, frozen=True):
    """A row: from which result to which, and what it says."""

    lo: int
    hi: int
    text: Both
    source: str


class TableColumn(msgspec.Struct, frozen=True):
    """A column of a table; the only one has no title."""

    id: str
    title: Both
    rows: tuple[TableRow, ...]


class TableSheet(msgspec.Struct, frozen=True):
    """A table of a game."""

    id: str
    title: Both
    note: Both
    rule: str
    source: str
    sides: int
    columns: tuple[TableColumn, ...]


# ---------------------------------------------------------------------- matches


class SeatSummary(msgspec.Struct, frozen=True):
    """The holder of a seat in a listed match."""

    seat: str
    kind: HolderKind
    bot: str
    taken: bool


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """A match as a list shows it. Moments are ISO 8601, UTC."""

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
    """A match to be created; a seat is held by "me", "link" or "bot:NAME"."""

    game: str
    scenario: str
    options: dict[str, bool | int | str] = {}
    seats: dict[str, str] = {}
    title: str = ""
    seed: str | None = None
    dice: Literal["seeded", "entered"] = "seeded"


class Renaming(msgspec.Struct, forbid_unknown_fields=True):
    """A new title."""

    title: str


class ForkPoint(msgspec.Struct, forbid_unknown_fields=True):
    """After how many answers a new match begins."""

    at: int


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
    """A throw with everything that was done to it; `faces` where it took several dice."""

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


class LogEntry(msgspec.Struct, frozen=True):
    """A line of the log; `at` is how many answers had been given before it.

    `event` names what happened, `spaces` where.
    """

    n: int
    at: int
    kind: Kind
    event: str
    spaces: tuple[str, ...]
    text: Both
    rule: str
    roll: LogRoll | None


class Holder(msgspec.Struct, frozen=True):
    """The holder of a seat, and whether somebody is connected to it."""

    seat: str
    name: Both
    kind: HolderKind
    bot: str
    bot_name: Both | None
    here: bool


class Ending(msgspec.Struct, frozen=True):
    """The end of a match; `seal` is the hash over everything that was done in it."""

    result: Both
    winner: str | None
    metrics: dict[str, float]
    seal: str


class OwnAnswer(msgspec.Struct, frozen=True):
    """An answer of this seat that stands; `at` is how many answers had been given before it."""

    at: int
    answer: Answer


class View(msgspec.Struct, frozen=True, kw_only=True, tag="view"):
    """Everything a seat sees. The client drops log entries from `log_from` on and adds `log`.

    `boards` names those on the table; `scene.boards` holds only those of them that the client has
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


class Pong(msgspec.Struct, frozen=True, tag="pong"):
    """The answer to a ping."""


class Hello(msgspec.Struct, frozen=True, tag="hello"):
    """The first message: what the client still has from before.

    `log` entries as of `version`, and these boards.
    """

    log: int = 0
    boards: tuple[str, ...] = ()
    version: int | None = None


class AnswerGiven(msgspec.Struct, frozen=True, tag="answer"):
    """An answer to what is asked of this seat."""

    key: str
    version: int
    answer: Answer


class UndoWanted(msgspec.Struct, frozen=True, tag="undo"):
    """The wish to take back this seat's last answer."""

    key: str
    version: int


class Ping(msgspec.Struct, frozen=True, tag="ping"):
    """A question whether the server is there."""


FromClient = Hello | AnswerGiven | UndoWanted | Ping
FromServer = View | Accepted | Refused | Pong

PUBLIC: tuple[Any, ...] = (
    GameInfo,
    Rulebook,
    TableSheet,
    Summary,
    NewMatch,
    Renaming,
    ForkPoint,
    Verdict,
    Refusal,
)
"""The types sent over HTTP besides views and insights."""
