"""9.1.6: escorts and interceptors form engaged sets."""

from __future__ import annotations

from collections.abc import Sequence

from sandtable.engine.decisions import Choose, Facts, Option, Steps
from sandtable.engine.rules import rule
from sandtable.engine.texts import say
from sandtable.games.wing_and_a_prayer.components import WingUmpire
from sandtable.games.wing_and_a_prayer.rules.words import fighter_name
from sandtable.games.wing_and_a_prayer.state import US, AirCombat, Campaign, Fighter, Pair


@rule("9.1.6", "9.1.6.3")
def pair_up(
    u: WingUmpire, s: Campaign, combat: AirCombat, escorts: Sequence[Fighter]
) -> Steps[None]:
    """One to one as far as possible, then a wingman each on the stronger side.

    Nobody gets a second wingman; who is left over does not fight in
    this round.
    """
    row = s.now.interceptors
    leaders = list(escorts[: len(row)])
    combat.pairs = yield from engage(u, s, leaders, row)
    spare = list(escorts[len(leaders) :])
    if spare:
        s.now.asked = ("wingmen",)
        yield from escort_wingmen(u, s, combat, spare)
    else:
        interceptor_wingmen(combat, row)


@rule("9.1.6")
def engage(
    u: WingUmpire, s: Campaign, leaders: Sequence[Fighter], row: Sequence[Fighter]
) -> Steps[list[Pair]]:
    """The player chooses the interceptor of each escort; where all are alike nobody asks."""
    free, pairs = list(row), []
    for number, escort in enumerate(leaders):
        target = free[0]
        if is_choice(leaders[number:], free):
            s.now.asked = ("engage", escort.id)
            target = yield from ask_target(u, escort, free)
        free.remove(target)
        pairs.append(Pair(target.id, escort.id))
    order = [fighter.id for fighter in row]
    return sorted(pairs, key=lambda pair: order.index(pair.interceptor))


def is_choice(leaders: Sequence[Fighter], free: Sequence[Fighter]) -> bool:
    """Return whether it matters who meets whom: interceptors differ, and somebody has a choice."""
    kinds = {(fighter.type, fighter.ace) for fighter in free}
    alike = len({(fighter.ace, fighter.damaged) for fighter in leaders}) == 1
    return len(kinds) > 1 and not (alike and len(leaders) >= len(free))


def ask_target(u: WingUmpire, escort: Fighter, free: Sequence[Fighter]) -> Steps[Fighter]:
    box = u.box
    options = [
        Option(one.id, say("engage-fighter", fighter=fighter_name(box, one)), piece=one.id)
        for one in distinct(free)
    ]
    facts: Facts = {"escort": escort.id}
    ask = say("ask-engage", escort=fighter_name(box, escort))
    answer = yield Choose("engage", US, ask, options, rule="9.1.6", facts=facts, subject=escort.id)
    return next(one for one in free if one.id == answer)


def distinct(fighters: Sequence[Fighter]) -> list[Fighter]:
    """Aces by themselves, and one of each type that has none."""
    seen: dict[tuple[str, str], Fighter] = {}
    for fighter in fighters:
        seen.setdefault((fighter.type, fighter.ace), fighter)
    return list(seen.values())


@rule("9.1.6.1", "9.1.6.1.max")
def escort_wingmen(
    u: WingUmpire, s: Campaign, combat: AirCombat, spare: Sequence[Fighter]
) -> Steps[None]:
    """Escorts in excess may back up leaders, one each; the player says how many, and which."""
    most = min(len(spare), len(combat.pairs))
    options = [Option(str(n), say("wingmen-number", number=n)) for n in range(most, -1, -1)]
    facts: Facts = {"most": most}
    ask = say("ask-wingmen", spare=len(spare))
    number = int((yield Choose("wingmen", US, ask, options, rule="9.1.6.1", facts=facts)))
    alone = list(combat.pairs)
    for place, wingman in enumerate(spare[:number]):
        pair = alone[0]
        if number - place < len(alone) and sets_differ(s, alone):
            pair = yield from ask_leader(u, s, wingman, alone)
        alone.remove(pair)
        pair.escort_wingman = wingman.id


def sets_differ(s: Campaign, pairs: Sequence[Pair]) -> bool:
    """Return whether it matters which of the leaders gets a wingman."""
    kinds = [leaders_of(s, pair) for pair in pairs]
    return len({(us.ace, us.damaged, foe.type, foe.ace) for us, foe in kinds}) > 1


def leaders_of(s: Campaign, pair: Pair) -> tuple[Fighter, Fighter]:
    """The escort and the interceptor that lead a set."""
    fighters = [*(s.now.escort.fighters if s.now.escort else []), *s.now.interceptors]
    found = {fighter.id: fighter for fighter in fighters}
    return found[pair.escort], found[pair.interceptor]


def ask_leader(u: WingUmpire, s: Campaign, wingman: Fighter, pairs: Sequence[Pair]) -> Steps[Pair]:
    names = {
        pair.escort: [fighter_name(u.box, leader) for leader in leaders_of(s, pair)]
        for pair in pairs
    }
    options = [
        Option(escort, say("wingman-leader", escort=ours, foe=theirs), piece=escort)
        for escort, (ours, theirs) in names.items()
    ]
    facts: Facts = {"wingman": wingman.id}
    s.now.asked = ("wingman", wingman.id)
    ask = say("ask-wingman", escort=fighter_name(u.box, wingman))
    answer = yield Choose(
        "wingman", US, ask, options, rule="9.1.6.1", facts=facts, subject=wingman.id
    )
    return next(pair for pair in pairs if pair.escort == answer)


@rule("9.1.6.2", "9.1.6.2.max")
def interceptor_wingmen(combat: AirCombat, row: Sequence[Fighter]) -> None:
    """Interceptors in excess back up leaders from the left, one each."""
    engaged = {pair.interceptor for pair in combat.pairs}
    spare = [fighter for fighter in row if fighter.id not in engaged]
    for pair, wingman in zip(combat.pairs, spare, strict=False):
        pair.interceptor_wingman = wingman.id
