"""XVIII. Verification of the Luftwaffe aircraft claimed."""

from __future__ import annotations

from sandtable.engine.numbers import divide_up
from sandtable.engine.rules import rule
from sandtable.games.raid_on_schweinfurt.components import Box, RaidUmpire
from sandtable.games.raid_on_schweinfurt.events import ClaimsVerified
from sandtable.games.raid_on_schweinfurt.state import Raid


@rule("XVIII", "XVIII.table")
def verification(u: RaidUmpire, s: Raid) -> None:
    percent = u.roll(u.box.verification).percent
    s.verified = really_shot_down(u.box, s, percent)
    u.tell(ClaimsVerified, claims=s.claims, percent=percent, real=s.verified)


@rule("XVIII", "XIX.verification.divide", "XIX.verification.correction")
def really_shot_down(box: Box, s: Raid, percent: int) -> int:
    """Claims times the percentage, divided by three for tripled claims, one rounding, up."""
    # XIX.verification.divide
    divisor = box.options["triple_claims"].verification_divisor if s.switches.triple_claims else 1
    return divide_up(s.claims * percent, 100 * divisor)  # XVIII, XIX.verification.correction
