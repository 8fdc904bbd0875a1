"""XVII. End of the game."""

from __future__ import annotations

from sandtable.engine.game import Outcome
from sandtable.engine.rules import rule
from sandtable.games.raid_on_schweinfurt.components import PREVIOUS, Box, RaidUmpire
from sandtable.games.raid_on_schweinfurt.events import MoralVictory, RaidEnded
from sandtable.games.raid_on_schweinfurt.rules.ch02_victory import is_moral_victory, result_of
from sandtable.games.raid_on_schweinfurt.rules.ch19_crew import killed_in_action
from sandtable.games.raid_on_schweinfurt.state import GERMAN, US, Raid


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


def outcome(_: Box, s: Raid) -> Outcome | None:
    if not s.result:
        return None
    metrics = {
        "damage_percent": s.damage,
        "loss_percent": loss_percent(s.downed, s.in_play),
        "bombers_lost": s.downed,
        "luftwaffe_claims": s.claims,
        "luftwaffe_real": s.verified,
    }
    winner = {"us_win": US, "german_win": GERMAN}.get(s.result)
    return Outcome(s.result, winner, dict(metrics))


def options_after(last: Outcome) -> dict[str, bool | int | str]:
    """Set the last raid as the one to beat, for the moral victory."""
    damage, downed = last.metrics["damage_percent"], last.metrics["loss_percent"]
    return {PREVIOUS: f"{last.result}/{damage:.0f}/{downed:.0f}"}
