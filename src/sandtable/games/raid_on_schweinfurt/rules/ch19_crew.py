"""XIX. The role-playing version: one crew member of a B-17."""

from __future__ import annotations

from sandtable.engine.rules import rule
from sandtable.games.raid_on_schweinfurt.components import Box, RaidUmpire
from sandtable.games.raid_on_schweinfurt.events import CrewAssigned, CrewFate, CrewHit
from sandtable.games.raid_on_schweinfurt.rules.ch03_conventions import one_die
from sandtable.games.raid_on_schweinfurt.state import Crew, Raid, Wave

UNHURT = "unhurt"
KILLED = "killed"


@rule("XIX.role", "XIX.role(1)", "XIX.role(2)", "XIX.role(3)")
def join_crew(u: RaidUmpire, s: Raid) -> None:
    """Join after take-off, so that your B-17 never aborts; a single wave needs no wave die."""
    waves = s.flying
    # XIX.role, XIX.role(1), XIX.role(2)
    number = u.roll(u.box.crew_wave).wave if len(waves) > 1 else waves[0].number
    s.crew = Crew(number, u.roll(u.box.crew_position).id)  # XIX.role(3)
    u.tell(CrewAssigned, wave=number, position=s.crew.position)


def is_played(_: Box, s: Raid) -> bool:
    return s.switches.role_playing


@rule("XIX.role(6)")
def crew_in_danger(
    u: RaidUmpire, s: Raid, wave: Wave, table: str, number: int, rolls: int, downed: int
) -> None:
    """Look at one roll of a step, counted from 0: if it was yours you may be hit."""
    crew = s.crew
    if crew is None or crew.wave != wave.number or crew.fate != UNHURT or not downed:
        return
    if number == exposed_roll(u.box, crew.position, table, rolls) - 1 and is_hit(u, crew, downed):
        crew.fate = fate(u, table)


@rule("XIX.role(4)", "XIX.role(4).return", "XIX.role(5)", "XIX.role(5).return")
def exposed_roll(box: Box, position: str, table: str, rolls: int) -> int:
    """Return the roll of the step, from 1, that can hit you: the first or the last but one."""
    # XIX.role(4), XIX.role(4).return, XIX.role(5), XIX.role(5).return
    return 1 if box.exposed_roll[position][table] == "first" else max(rolls - 1, 1)


@rule("XIX.role(6)", "XIX.role(6).table")
def is_hit(u: RaidUmpire, crew: Crew, downed: int) -> bool:
    """The more bombers your roll downs, the more die faces hit you."""
    hit = one_die(u, "why-crew-hit", rule="XIX.role(6)") <= highest_hit(u.box, crew, downed)
    u.tell(CrewHit, bomber="yours" if hit else "another")
    return hit


def highest_hit(box: Box, crew: Crew, downed: int) -> int:
    column = box.shot_down[crew.position]
    return column[min(downed, len(column)) - 1]


@rule("XIX.role.fate", "XIX.role.fate.t4-t5", "XIX.role.fate.t7", "XIX.role.fate.t7a")
def fate(u: RaidUmpire, table: str) -> str:
    """Killed, captured or safe, by the table that shot the bomber down."""
    # XIX.role.fate, XIX.role.fate.t4-t5, XIX.role.fate.t7, XIX.role.fate.t7a
    found = u.roll(u.box.crew_fate[table]).id
    u.tell(CrewFate, fate=found)
    return found


@rule("XIX.role.lose", "XIX.role.safe")
def killed_in_action(s: Raid) -> bool:
    """Only death loses the game; captured or safe does not."""
    return s.crew is not None and s.crew.fate == KILLED
