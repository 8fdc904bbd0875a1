"""XVII. End of the game."""

from __future__ import annotations

from sandtable.engine.rules import rule
from sandtable.games.raid_on_schweinfurt.components import RaidUmpire
from sandtable.games.raid_on_schweinfurt.events import MoralVictory, RaidEnded
from sandtable.games.raid_on_schweinfurt.rules.ch02_victory import is_moral_victory, result_of
from sandtable.games.raid_on_schweinfurt.rules.ch19_crew import killed_in_action
from sandtable.games.raid_on_schweinfurt.state import Raid


@rule("XVII", "XVII.damage", "VIII.victory", "XVIII.no-effect")
def end(u: RaidUmpire, s: Raid) -> None:
    """Damage and rounded losses decide; claims never do, and a dead player has lost."""
    downed, in_play = s.downed, s.in_play
    percent = loss_percent(downed, in_play)  # XVII
    # VIII.victory, XVIII.no-effect
    s.result, s.reason, rule_id = result_of(s.goals, s.damage, percent), "goals", "XVII.damage"
    if killed_in_action(s):
        s.result, s.reason, rule_id = "german_win", "killed", "XIX.role.lose"
    s.moral_victory = is_moral_victory(s.previous, s.result, s.damage, percent)
    u.tell(
        RaidEnded,
        result=s.result,
        reason=s.reason,
        damage=s.damage,
        percent=percent,
        downed=downed,
        in_play=in_play,
        rule=rule_id,
    )
    if s.moral_victory:
        u.tell(MoralVictory)


@rule("XVII.rounding", "III.in-play")
def loss_percent(downed: int, in_play: int) -> int:
    """Of the bombers in play after take-off, to the nearest whole per cent, half up."""
    return (200 * downed + in_play) // (2 * in_play) if in_play else 0
