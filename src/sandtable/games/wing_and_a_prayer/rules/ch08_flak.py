"""8. Flak attacks, and the combat table they share with the bombs."""

from __future__ import annotations

from sandtable.engine.decisions import Steps
from sandtable.engine.rules import rule
from sandtable.engine.texts import say
from sandtable.games.wing_and_a_prayer.components import Box, WingUmpire
from sandtable.games.wing_and_a_prayer.events.combat import BomberUnderFlak, FlakOpened
from sandtable.games.wing_and_a_prayer.rules.ch10_results import hit_bomber
from sandtable.games.wing_and_a_prayer.rules.scoring import until_over
from sandtable.games.wing_and_a_prayer.rules.squadron import ratings
from sandtable.games.wing_and_a_prayer.rules.words import called, nickname
from sandtable.games.wing_and_a_prayer.state import Campaign

D6 = 6
EN_ROUTE, OVER_TARGET = "en_route", "target"


@rule("5.7", "8.0")
def flak_site(u: WingUmpire, s: Campaign) -> Steps[None]:
    """2-5 on two dice is an attack, its value the roll of an intensity."""
    if u.roll(u.box.flak_site).yes:
        yield from flak_attack(u, s, flak_value(u), EN_ROUTE)


@rule("8.0.value")
def flak_value(u: WingUmpire) -> int:
    return u.roll(u.box.flak_intensity).attack


@rule("8.0", "8.0.all")
def flak_attack(
    u: WingUmpire, s: Campaign, value: int, where: str, shift: int = 0, rule_id: str = "8.0"
) -> Steps[None]:
    """So many dice at each bomber, one after the other in the order of their places.

    The number of targets is that of bombers when the attack begins.
    """
    bombers = s.formation
    dice = attacks(u.box, value, len(bombers), shift)
    u.tell(FlakOpened, value=value, dice=dice, bombers=len(bombers), rule=rule_id)
    for bomber in until_over(s, bombers):
        yield from flak_at(u, s, bomber, dice, where)


@rule("8.0.attacks")
def attacks(box: Box, factors: int, targets: int, shift: int = 0) -> int:
    """Return the dice against each target: the row of the factors, moved within the table."""
    spans = box.combat.spans
    row = box.combat.read(factors).row - 1 + shift
    row = min(max(row, 0), len(spans) - 1)
    return spans[row].row.attacks[targets - 1]


@rule("8.0.hits")
def flak_at(u: WingUmpire, s: Campaign, bomber: str, dice: int, where: str) -> Steps[None]:
    """Hits of 5-6 on the way, of 6 over the target; a die for each hit."""
    least = u.box.flak_hit[where].read(1).value
    at = "" if u.log is None else say("why-flak", bomber=nickname(u.box, s, bomber))
    hits = u.volley(dice, D6, least, at, rule="8.0.hits")
    if not hits:
        return
    total = u.total(hits, D6, "why-flak-damage", rule="8.0.hits")
    structure = ratings(u.box, s.bombers[bomber]).structure
    hit = flak_damage(u.box, total, structure)
    name = called(u.box, s, bomber)
    u.tell(BomberUnderFlak, bomber=name, total=total, structure=structure, hit=hit)
    yield from hit_bomber(u, s, bomber, hit, "flak")


@rule("8.0.damage")
def flak_damage(box: Box, total: int, structure: int) -> str:
    """The sum less the structure, on the flak damage table."""
    return box.flak_damage.read(total - structure).hit
