"""Exact chances beside the answers of a question: escorts, cover, another pass."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from sandtable.engine.odds import distribution
from sandtable.engine.scene import Chance
from sandtable.engine.texts import say
from sandtable.games.wing_and_a_prayer.components import Box
from sandtable.games.wing_and_a_prayer.odds import fates
from sandtable.games.wing_and_a_prayer.odds.luck import angel, luck
from sandtable.games.wing_and_a_prayer.odds.planning import (
    altitude,
    commander,
    courses,
    forming,
    keeping,
    leading,
    tagging,
)
from sandtable.games.wing_and_a_prayer.rules.ch05_turn import escort_column
from sandtable.games.wing_and_a_prayer.rules.ch09_fighters import (
    ALL,
    HURT,
    OUT,
    by_worth,
    in_combat,
)
from sandtable.games.wing_and_a_prayer.rules.ch09_interceptors import found
from sandtable.games.wing_and_a_prayer.state import (
    HEAVY_CLOUD,
    AirCombat,
    Campaign,
    Fighter,
)


def choices(box: Box, k: Campaign) -> Iterator[Chance]:
    """The chances of the answers to the open question; none where nothing depends on dice."""
    yield from second_pass(box, k)
    kind = k.now.asked[0] if k.now.asked else ""
    told = QUESTIONS.get(kind)
    if told is not None:
        yield from told(box, k)


def second_pass(box: Box, k: Campaign) -> Iterator[Chance]:
    """Bombs now, or after another turn over the target."""
    m = k.now
    here = m.box == box.target_of(m.card).box and not m.bombed
    if k.switches.second_pass and here and m.cloud == HEAVY_CLOUD:
        text = say("chance-heavy")
        yield Chance(option="on", share=fates.bombing(box, k, m.cloud).heavy, text=text)
        yield Chance(option="round", share=fates.bombing_after_cloud_roll(box, k).heavy, text=text)


def rendezvous(box: Box, k: Campaign) -> Iterator[Chance]:
    """The chance that escorts come to the rendezvous, and if they do how many and how far."""
    numbers = distribution(box, lambda u: u.roll(u.box.rendezvous).value)
    come = numbers.chance(lambda number: number > 0)
    column = escort_column(box, k)
    types = distribution(box, lambda u: u.roll(u.box.escort_type[column]).type)
    boxes = types.mean(lambda type_: float(box.aircraft[type_].rendezvous_range))
    text = say("chance-come", mean=numbers.mean(float) / come, boxes=boxes)
    yield Chance(option="exchange", share=come, text=text)


# ---------------------------------------------------------------------- fighters


def turned_away(box: Box, k: Campaign, escorts: Sequence[Fighter]) -> float:
    """The share of interceptors that one round puts out of the fight, pair by pair."""
    row = k.now.interceptors
    spare = len(escorts) - len(row)
    shares = [
        fates.duel(box, k, escort, foe, ours=number < spare, theirs=number < -spare).repelled
        for number, (escort, foe) in enumerate(zip(escorts, row, strict=False))
    ]
    return sum(shares) / len(row) if row else 0.0


def sending(box: Box, k: Campaign) -> Iterator[Chance]:
    """Interceptors out of it after the first round, by the number of escorts sent."""
    ranked = by_worth(box, k.now.escort.fighters if k.now.escort else [])
    for number in range(len(ranked) + 1):
        share = turned_away(box, k, ranked[:number])
        yield Chance(option=str(number), share=share, text=say("chance-turned"))


def second_round(box: Box, k: Campaign) -> Iterator[Chance]:
    fighting = by_worth(box, in_combat(k, k.now.combat or AirCombat()))
    sound = [fighter for fighter in fighting if not fighter.damaged]
    for option, escorts in ((ALL, fighting), (HURT, sound), (OUT, [])):
        share = turned_away(box, k, escorts)
        yield Chance(option=option, share=share, text=say("chance-turned"))


def engaging(box: Box, k: Campaign) -> Iterator[Chance]:
    """Each interceptor that an escort may engage."""
    escort = found(k.now.escort.fighters if k.now.escort else [], k.now.asked[1])
    if escort is None:
        return
    for foe in k.now.interceptors:
        yield repelled(foe.id, fates.duel(box, k, escort, foe))


def wingmen(box: Box, k: Campaign) -> Iterator[Chance]:
    """The first pair, with a wingman and without."""
    pair = next(iter(k.now.combat.pairs), None) if k.now.combat else None
    if pair is None:
        return
    escort = found(k.now.escort.fighters if k.now.escort else [], pair.escort)
    foe = found(k.now.interceptors, pair.interceptor)
    if escort is not None and foe is not None:
        for number in (0, 1):
            yield repelled(str(number), fates.duel(box, k, escort, foe, ours=bool(number)))


def leaders(box: Box, k: Campaign) -> Iterator[Chance]:
    """Each set that has no wingman yet: with one, and as it is."""
    for pair in k.now.combat.pairs if k.now.combat else []:
        escort = found(k.now.escort.fighters if k.now.escort else [], pair.escort)
        foe = found(k.now.interceptors, pair.interceptor)
        if escort is not None and foe is not None and not pair.escort_wingman:
            alone = fates.duel(box, k, escort, foe).repelled
            share = fates.duel(box, k, escort, foe, ours=True).repelled
            text = say("chance-backed", alone=100 * alone)
            yield Chance(option=escort.id, share=share, text=text)


def repelled(option: str, chances: fates.Duel) -> Chance:
    text = say("chance-repelled", lost=100 * chances.lost)
    return Chance(option=option, share=chances.repelled, text=text)


def covering(box: Box, k: Campaign) -> Iterator[Chance]:
    """The loss of each attacked bomber, and the same with an escort between."""
    combat = k.now.combat or AirCombat()
    for name, bomber in combat.targets.items():
        foe = found(k.now.interceptors, name)
        if foe is not None and bomber in k.bombers:
            bare = fates.interceptor(box, k, foe, bomber, covered=False).lost
            covered = fates.interceptor(box, k, foe, bomber, covered=True).lost
            yield Chance(option=name, share=bare, text=say("chance-cover", covered=100 * covered))


QUESTIONS: dict[str, Callable[[Box, Campaign], Iterator[Chance]]] = {
    "rendezvous": rendezvous,
    "send": sending,
    "round": second_round,
    "engage": engaging,
    "wingmen": wingmen,
    "wingman": leaders,
    "cover": covering,
    "luck": luck,
    "angel": angel,
    "formation": forming,
    "place": leading,
    "tag-along": tagging,
    "altitude": altitude,
    "commander": commander,
    "course": courses,
    "keep-flying": keeping,
}
