"""18. Victory: ships, tons, and with the Luftwaffe points."""

from __future__ import annotations

from sandtable.engine.game import Outcome
from sandtable.engine.rules import rule
from sandtable.games.paukenschlag.components import Box, PaukenschlagUmpire
from sandtable.games.paukenschlag.events import GameEnded
from sandtable.games.paukenschlag.state import GERMAN, US, Campaign


@rule("18.0", "18.0(us)")
def end(u: PaukenschlagUmpire, s: Campaign) -> None:
    """The German needs everything; if anything is missing the US wins."""
    s.turn = s.last_turn
    s.result = GERMAN if has_german_won(u.box, s) else US
    sums = {"ships": s.ships_sunk, "tons": s.tons_sunk, "points": luftwaffe_points(u.box, s)}
    u.reveal()  # 10.4(secret)
    u.tell(GameEnded, result=s.result, **sums)


@rule("18.0(ships)", "18.0(tons)", "18.0(vp)")
def has_german_won(box: Box, s: Campaign) -> bool:
    enough_ships = s.ships_sunk >= ships_needed(box, s)  # 18.0(ships)
    enough_tons = s.tons_sunk >= tons_needed(box, s)  # 18.0(tons)
    # 18.0(vp)
    return enough_ships and enough_tons and luftwaffe_points(box, s) >= points_needed(box, s)


@rule("18.0(ships)")
def ships_needed(box: Box, s: Campaign) -> int:
    """Forty ships in the whole campaign; a short scenario names its own goal."""
    return box.scenarios[s.scenario].ships or box.limits.ships_to_sink


@rule("18.0(tons)")
def tons_needed(box: Box, s: Campaign) -> int:
    return box.scenarios[s.scenario].tons or box.limits.tons_to_sink


def points_needed(box: Box, s: Campaign) -> int:
    return box.scenarios[s.scenario].luftwaffe_points


@rule("18.0(vp)", "12.5.3(vp)")
def luftwaffe_points(box: Box, s: Campaign) -> int:
    """Damage to American factories, ports and air bases."""
    own = [target.id for target in box.targets.values() if target.side == US]
    return sum(points_for(box, s.damage.get(target, 0)) for target in own)


@rule("12.5.3(vp)")
def points_for(box: Box, damage: int) -> int:
    return max((x.points for x in box.vp_steps.values() if damage >= x.damage), default=0)


def outcome(box: Box, s: Campaign) -> Outcome | None:
    if not s.result:
        return None
    return Outcome(
        s.result,
        s.result,
        {
            "ships_sunk": s.ships_sunk,
            "tons_sunk": s.tons_sunk,
            "boats_lost": sum(boat.sunk for boat in s.boats.values()),
            "luftwaffe_points": luftwaffe_points(box, s),
        },
    )
