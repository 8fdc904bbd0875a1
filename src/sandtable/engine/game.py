"""The description of a game, shared by play, bots, storage and displays."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator, Mapping
from functools import cache, cached_property
from importlib import metadata, resources
from typing import Any, Generic, Literal, Protocol, TypeVar

import msgspec

from sandtable.engine.briefing import Briefing, briefing
from sandtable.engine.debrief import Debrief
from sandtable.engine.decisions import Answer, Decision
from sandtable.engine.dice import Dice
from sandtable.engine.lesson import Lesson, lesson
from sandtable.engine.misfits import misfit, texts_of
from sandtable.engine.packaged import packaged
from sandtable.engine.palette import PLAIN, Palette, palette
from sandtable.engine.parts import Words
from sandtable.engine.rules import RuleIndex
from sandtable.engine.scene import Insight, Scene
from sandtable.engine.sequence import END, Sequence
from sandtable.engine.studies import Findings, Study
from sandtable.engine.texts import Both, Texts, say

State = TypeVar("State")
Box = TypeVar("Box")

GROUP = "sandtable.games"
LONGEST_NUMBER = 12
LONGEST_VALUE = 60
KEPT_STARTS = 200


class OptionKind(msgspec.Struct, frozen=True):
    """A switch or number a match can be set up with; `low` to `high` when it is a number."""

    id: str
    default: bool | int | str
    titles: Both
    low: int = 0
    high: int = 0
    choices: tuple[str, ...] = ()
    notes: Both = Both("", "")

    def read(self, value: object) -> bool | int | str:
        """Check a value, or read it from typed text."""
        if isinstance(self.default, bool):
            return self._switch(value)
        if isinstance(self.default, int):
            return self._number(value)
        if self.choices and value not in self.choices:
            raise misfit("option-takes-one-of", **self._named(value), those=", ".join(self.choices))
        return str(value)

    def _switch(self, value: object) -> bool:
        words = {"true": True, "on": True, "yes": True, "1": True}
        words |= {"false": False, "off": False, "no": False, "0": False}
        if str(value).lower() not in words:
            raise misfit("option-takes-a-switch", **self._named(value))
        return words[str(value).lower()]

    def _number(self, value: object) -> int:
        text = str(value).strip()[:LONGEST_NUMBER]
        if not text.removeprefix("-").isdecimal() or not self.low <= int(text) <= self.high:
            named = self._named(value)
            raise misfit("option-takes-a-number", **named, low=self.low, high=self.high)
        return int(text)

    def _named(self, value: object) -> dict[str, str]:
        return {"option": self.id, "value": str(value)[:LONGEST_VALUE]}


class ScenarioInfo(msgspec.Struct, frozen=True):
    """A scenario as shown in a list; `seats` are its seats, if not all of the game's."""

    id: str
    titles: Both
    notes: Both
    source: str = "rulebook"
    seats: tuple[str, ...] = ()


class Setup(msgspec.Struct, frozen=True):
    """The inputs of a match before its first decision. `components` overrides data by file.

    `cup` is the key of what the umpire draws when the players throw real dice. In a match with
    `shared` dice every seat adds a number to the seed before the first phase. The file of an `open`
    match may be saved while a computer still hides something.
    """

    scenario: str
    options: dict[str, bool | int | str] = {}
    components: dict[str, Any] = {}
    cup: str = ""
    shared: Literal[True] | msgspec.UnsetType = msgspec.UNSET
    open: Literal[True] | msgspec.UnsetType = msgspec.UNSET


class Outcome(msgspec.Struct, frozen=True, repr_omit_defaults=True):
    """The end of a match: a named result, the winning seat (None for a draw) and figures.

    `reason` names what brought the end about, in games that can end in several ways.
    """

    result: str
    winner: str | None
    metrics: dict[str, float]
    reason: str = ""


class Player(Protocol):
    """Anything that answers for a seat: a person, a bot, a script."""

    def answer(self, known: Any, decision: Decision) -> Answer: ...


Planner = Callable[[Box, Mapping[str, Any], float, Callable[[int], None] | None], Findings]
PlayerMaker = Callable[[Any, str, Dice], Player]


class Thinking(msgspec.Struct, frozen=True):
    """The decision at which a player thinks ahead, and for how long.

    `seats` are those in which that pays. When it first has to take `decision`, which opens `phase`,
    it tries so many `plans`, all of them on so many `tables` and the better ones on more. With
    `moment` it thinks again whenever that part of what it knows has changed, and `effort` says on
    how many tables then, none for playing as the first of the plans would. `makers` are the players
    it tries, if they are not the game's first bot with other dice, and `metric` is the figure of an
    outcome that counts, if it is not the victory.

    A long game is not thought to its end: with `until` a table is played to that phase, and
    `worth` says what a seat has there.
    """

    seats: tuple[str, ...]
    decision: str
    phase: str
    plans: int = 8
    tables: int = 4
    moment: str = ""
    effort: Callable[[Any, Any], int] | None = None
    makers: tuple[PlayerMaker, ...] = ()
    metric: str = ""
    until: str = END
    worth: Callable[[Any, Any, str], float] | None = None


CHOSEN = {"resigned": "end-resigned", "agreed": "end-agreed"}
"""The texts of results that players choose themselves."""


class Game(msgspec.Struct, Generic[Box, State], frozen=True, dict=True):
    """One game; the entry point to everything in its package."""

    id: str
    package: str
    rules_version: str
    seats: tuple[str, ...]
    state: type[State]
    sequence: Sequence[Box, State]
    open_box: Callable[[Mapping[str, Any]], Box]
    scenarios: Callable[[Box], tuple[ScenarioInfo, ...]]
    options: Callable[[Box], tuple[OptionKind, ...]]
    set_up: Callable[[Box, Setup], State]
    known: Callable[[State, str | None], Any]
    view: Callable[[Box, Any, str | None], Scene]
    outcome: Callable[[Box, State], Outcome | None]
    broken_invariants: Callable[[Box, State], Iterator[str]]
    bots: Mapping[str, PlayerMaker]
    decision_limit: int
    tables: Callable[[Box], Mapping[str, Any]]
    odds: tuple[Study, ...] = ()
    """The exact odds that can be computed for a plan in a file or for a position."""
    planner: Planner[Box] | None = None
    """Searches for the best plans under the circumstances of a plan file."""
    insight: Callable[[Box, Any, str | None], Insight | None] | None = None
    """Figures computed from a seat's knowledge; this may take a moment."""
    resample: Callable[[Box, Any, str | None, Dice], State] | None = None
    """A state that fits a seat's knowledge, the rest drawn again; None if nothing is hidden."""
    thinking: Thinking | None = None
    """The decision at which thinking ahead pays; None if nobody has shown that it does."""
    debrief: Debrief[Box, State] | None = None
    """The part of a debriefing that the game adds to the record."""
    options_after: Callable[[Outcome], Mapping[str, bool | int | str]] | None = None
    """Options that a finished match sets for the next one, unless the player sets them."""

    def __hash__(self) -> int:
        return hash(self.id)

    @cached_property
    def texts(self) -> Texts:
        return texts_of(self.package)

    def title(self, language: str) -> str:
        return self.texts(say("game-title"), language)

    def blurb(self, language: str) -> str:
        return self.texts(say("game-blurb"), language)

    def result_words(self, result: str) -> Words:
        """Return a result in words; those that players chose themselves are the engine's."""
        if result in CHOSEN:
            return say(CHOSEN[result])
        return say("result", result=result) if self.texts.has("result", "en") else result

    def ending_words(self, reason: str) -> Words:
        """Return the cause of a match's end in words."""
        return say("ending", ending=reason) if self.texts.has("ending", "en") else reason

    def metric_words(self, metric: str) -> Words:
        """Return the name of a figure of the outcome."""
        return say("metric", name=metric) if self.texts.has("metric", "en") else metric

    def side_words(self, side: str) -> Words:
        """Return the name of a seat, or of a side that nobody holds."""
        if self.texts.has(f"seat-{side}", "en"):
            return say(f"seat-{side}")
        return self.debrief.sides.get(side, side) if self.debrief else side

    @cached_property
    def rules(self) -> RuleIndex:
        return RuleIndex(
            tomllib.loads(packaged(self.package, "rules.toml")),
            tomllib.loads(packaged(self.package, "rulings.toml")),
        )

    @cached_property
    def palette(self) -> Palette:
        """The game's colours; without a palette, a game uses those of the page."""
        file = resources.files(self.package).joinpath("data", "palette.toml")
        return palette(tomllib.loads(file.read_text("utf-8"))) if file.is_file() else PLAIN

    @cached_property
    def briefing(self) -> Briefing:
        """Return the briefing of every seat."""
        data = tomllib.loads(packaged(self.package, "briefing.toml"))
        phases = [phase.id for phase in self.sequence.phases]
        return briefing(data, self.seats, phases, self.rules.rules)

    @cached_property
    def lesson(self) -> Lesson | None:
        """The lesson that teaches the game; None if the game has none."""
        file = resources.files(self.package).joinpath("data", "lesson.toml")
        if not file.is_file():
            return None
        data = tomllib.loads(file.read_text("utf-8"))
        seats = self.seats_in(Setup(str(data.get("scenario", ""))))
        return lesson(data, seats, self.bots, self.rules.rules)

    @cached_property
    def printed_box(self) -> Box:
        """The components in the package."""
        return self.open_box({})

    def box_for(self, setup: Setup) -> Box:
        return self.open_box(setup.components) if setup.components else self.printed_box

    def seats_in(self, setup: Setup) -> tuple[str, ...]:
        """Return the seats that play a scenario, in the order of the game."""
        found = [
            one.seats for one in self.scenarios(self.box_for(setup)) if one.id == setup.scenario
        ]
        return found[0] if found and found[0] else self.seats

    def new_state(self, setup: Setup) -> State:
        """Return the state at the start of a match; equal set-ups are computed only once."""
        return msgspec.msgpack.decode(self.start_of(setup), type=self.state)

    def start_of(self, setup: Setup) -> bytes:
        key = msgspec.msgpack.encode(setup)
        if key not in self._starts:
            state = self.set_up(self.box_for(setup), setup)
            self._starts[key] = msgspec.msgpack.encode(state)
            if len(self._starts) > KEPT_STARTS:
                del self._starts[next(iter(self._starts))]
        return self._starts[key]

    @cached_property
    def _starts(self) -> dict[bytes, bytes]:
        return {}

    def checked(self, setup: Setup) -> Setup:
        """Return the set-up with its options read, or raise an error that says what is wrong."""
        box = self.box_for(setup)
        kinds = {kind.id: kind for kind in self.options(box)}
        for name in setup.options:
            if name not in kinds:
                raise misfit("no-such-option", game=self.id, option=name, those=", ".join(kinds))
        known = [scenario.id for scenario in self.scenarios(box)]
        if setup.scenario not in known:
            those, name = ", ".join(known), setup.scenario
            raise misfit("no-such-scenario", game=self.id, scenario=name, those=those)
        options = {name: kinds[name].read(value) for name, value in setup.options.items()}
        return msgspec.structs.replace(setup, options=options)


@cache
def games() -> Mapping[str, Game[Any, Any]]:
    """Return every installed game by its id, found through entry points."""
    return {name: point.load() for name, point in installed().items()}


@cache
def installed() -> Mapping[str, metadata.EntryPoint]:
    """Return the entry points of all installed games; searching all packages is slow."""
    found = sorted(metadata.entry_points(group=GROUP), key=lambda point: point.name)
    return {point.name: point for point in found}


def game_ids() -> list[str]:
    """Return the ids of the installed games without loading them."""
    return list(installed())


def find_game(name: str) -> Game[Any, Any]:
    if name not in installed():
        raise misfit("no-such-game", game=name, those=", ".join(game_ids()))
    return installed()[name].load()  # type: ignore[no-any-return]  # an entry point may be anything
