"""The insight of a seat: the exact odds of the next salvo or move."""

from __future__ import annotations

from sandtable.engine.scene import Chance, Chart, Fact, Insight
from sandtable.engine.texts import say
from sandtable.games.bismarck.components import Box
from sandtable.games.bismarck.knowledge.imagined import battle_table
from sandtable.games.bismarck.knowledge.known import Known
from sandtable.games.bismarck.odds.manoeuvre import manoeuvres
from sandtable.games.bismarck.odds.salvo import Salvo, full_salvo
from sandtable.games.bismarck.rules.ch09_fire import targets
from sandtable.games.bismarck.state import Place


def insight(box: Box, k: Known) -> Insight | None:
    """Return the odds of the ship that must fire or move, for its own side."""
    battle = k.public.battle
    if battle is None or k.seat is None:
        return None
    firing = battle.places.get(battle.firing)
    if firing is None or firing.ship in battle.fired:
        return of_moves(box, k)
    return of_fire(box, k, firing) if firing.side == k.seat else None


def of_moves(box: Box, k: Known) -> Insight | None:
    """Return the chances to hit and be hit midships at every end of a move."""
    options = manoeuvres(box, k)
    return Insight(title=say("insight-manoeuvre"), options=options) if options else None


def of_fire(box: Box, k: Known, place: Place) -> Insight | None:
    """Return the odds against each target."""
    s = battle_table(k)
    odds = {aim.target: full_salvo(box, s, place, aim) for aim in targets(box, s, place)}
    if not odds:
        return None
    return Insight(
        title=say("insight-salvo", ship=box.ships[place.ship].name),
        facts=tuple(fact for target, salvo in odds.items() for fact in facts(box, target, salvo)),
        charts=tuple(chart(box, target, salvo) for target, salvo in odds.items()),
        options=tuple(chance(target, salvo) for target, salvo in odds.items()),
        note=say("insight-note"),
    )


def chance(target: str, salvo: Salvo) -> Chance:
    """Return the odds against a target: a midships hit, evasion lost, sinking."""
    sunk = say("percent", value=100 * salvo.sunk)
    text = say("chance-midships", loss=salvo.evasion_loss, sunk=sunk)
    return Chance(option=target, share=1 - salvo.midships[0], text=text)


def facts(box: Box, target: str, salvo: Salvo) -> tuple[Fact, ...]:
    name = box.ships[target].name
    return (
        Fact(
            label=say("insight-sunk", ship=name),
            value=say("percent", value=100 * salvo.sunk),
            share=salvo.sunk,
            rule="9.714",
        ),
        Fact(
            label=say("insight-midships", ship=name),
            value=say("decimals", value=salvo.mean_midships),
            rule="9.711",
        ),
        Fact(
            label=say("insight-evasion", ship=name),
            value=say("decimals", value=salvo.evasion_loss),
            rule="9.721",
        ),
    )


def chart(box: Box, target: str, salvo: Salvo) -> Chart:
    return Chart(
        id=f"midships-{target}",
        title=say("chart-midships", ship=box.ships[target].name),
        low=0,
        chances=salvo.midships,
        rule="9.711",
    )
