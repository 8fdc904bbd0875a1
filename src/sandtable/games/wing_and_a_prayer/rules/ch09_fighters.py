"""9.1.4 to 9.1.10: escorts against interceptors."""

from __future__ import annotations

from collections.abc import Sequence

from sandtable.engine.decisions import FINISH, Choose, Facts, Option, Steps
from sandtable.engine.rules import rule
from sandtable.engine.tables import Modifier, Modifiers
from sandtable.engine.texts import say
from sandtable.games.wing_and_a_prayer.components import Box, WingUmpire
from sandtable.games.wing_and_a_prayer.events.combat import (
    EscortsEngaged,
    EscortsWithdrew,
    FighterFired,
    InterceptorsLeft,
)
from sandtable.games.wing_and_a_prayer.rules.ch09_interceptors import (
    ace_bonus,
    fighter_ratings,
    found,
)
from sandtable.games.wing_and_a_prayer.rules.ch09_pairing import pair_up
from sandtable.games.wing_and_a_prayer.rules.ch10_results import hit_fighter
from sandtable.games.wing_and_a_prayer.rules.words import fighter_name
from sandtable.games.wing_and_a_prayer.state import (
    DESTROYED,
    US,
    AirCombat,
    Campaign,
    Fighter,
    Pair,
)

PICK, DONE, ALL, OUT, HURT = "pick", "done", "all", "withdraw", "damaged_withdraw"


@rule("9.1", "9.1.10.end")
def fighter_combat(u: WingUmpire, s: Campaign, combat: AirCombat) -> Steps[None]:
    """Escorts are sent, paired and fight, for one round or two and never a third.

    All of it is left out when there is no escort.
    """
    if s.now.escort is None:
        return
    yield from send_escorts(u, s, combat)
    rounds = u.box.figures.combat_rounds
    for number in range(1, rounds + 1):
        combat.round = number
        if not in_combat(s, combat) or not s.now.interceptors:
            break
        yield from fight_round(u, s, combat)
        send_damaged_home(u, s)
        if number < rounds:
            yield from withdraw(u, s, combat)
    combat.pairs = []


def in_combat(s: Campaign, combat: AirCombat) -> list[Fighter]:
    """The escorts of the interceptor section that are still there."""
    fighters = s.now.escort.fighters if s.now.escort else []
    gone = combat.withdrawn
    return [f for f in fighters if f.id in combat.sent and f.id not in gone]


@rule("9.1.6.4", "9.2.3.used")
def in_reserve(s: Campaign, combat: AirCombat) -> list[Fighter]:
    """The escorts of the escort section, which alone can cover bombers."""
    fighters = s.now.escort.fighters if s.now.escort else []
    return [fighter for fighter in fighters if fighter.id not in combat.sent]


# ---------------------------------------------------------------------- sending


@rule("9.1.4", "9.1.5")
def send_escorts(u: WingUmpire, s: Campaign, combat: AirCombat) -> Steps[None]:
    """A die says how many must attack; the player may send more."""
    ranked = by_worth(u.box, s.now.escort.fighters if s.now.escort else [])
    must = min(u.roll(u.box.engagement).value, len(ranked))
    number = len(ranked)
    if must < number:
        number = yield from ask_number(u, s, ranked, must)
    chosen = ranked[:number]
    if number == PICKED:
        chosen = yield from pick(u, ranked, must, ("send-escort", "ask-send-escort", "9.1.5"))
    combat.sent = [fighter.id for fighter in chosen]
    u.tell(EscortsEngaged, number=len(chosen), must=must)


PICKED = -1
"""The number of escorts when the player wants to name them one by one."""


def by_worth(box: Box, fighters: Sequence[Fighter]) -> list[Fighter]:
    """Aces first and damaged fighters last, else in their order."""
    return sorted(fighters, key=lambda f: (f.damaged, -sum(ace_bonus(box, f))))


def ask_number(u: WingUmpire, s: Campaign, ranked: list[Fighter], must: int) -> Steps[int]:
    numbers = range(must, len(ranked) + 1)
    options = [Option(str(n), say("send-number", number=n, kept=len(ranked) - n)) for n in numbers]
    if differ(ranked):
        options.append(Option(PICK, say("send-pick")))
    interceptors = len(s.now.interceptors)
    facts: Facts = {"must": must, "escorts": len(ranked), "interceptors": interceptors}
    s.now.asked = ("send",)
    ask = say("ask-send", must=must, interceptors=interceptors)
    answer = yield Choose("send-escorts", US, ask, options, rule="9.1.5", facts=facts)
    return PICKED if answer == PICK else int(answer)


def differ(fighters: Sequence[Fighter]) -> bool:
    return len({(fighter.type, fighter.damaged, fighter.ace) for fighter in fighters}) > 1


def pick(
    u: WingUmpire, fighters: Sequence[Fighter], least: int, about: tuple[str, str, str]
) -> Steps[list[Fighter]]:
    """Let the player name fighters one by one, at least so many.

    `about` is the id of the decision, the key of its question, and its rule.
    """
    name, key, rule_id = about
    chosen: list[Fighter] = []
    while len(chosen) < len(fighters):
        left = [fighter for fighter in fighters if fighter not in chosen]
        options = [fighter_option(u.box, fighter) for fighter in left]
        if len(chosen) >= least:
            options.insert(0, Option(DONE, say("pick-done"), role=FINISH))
        ask = say(key, chosen=len(chosen), least=least)
        facts: Facts = {"chosen": len(chosen)}
        answer = yield Choose(name, US, ask, options, rule=rule_id, facts=facts)
        if answer == DONE:
            break
        chosen += [fighter for fighter in left if fighter.id == answer]
    return chosen


def fighter_option(box: Box, fighter: Fighter) -> Option:
    text = say("option-fighter", fighter=fighter_name(box, fighter), damaged=fighter.damaged)
    return Option(fighter.id, text, piece=fighter.id)


# ---------------------------------------------------------------------- rounds


@rule("9.1.7", "9.1.9")
def fight_round(u: WingUmpire, s: Campaign, combat: AirCombat) -> Steps[None]:
    """Every engaged set fires, from left to right."""
    yield from pair_up(u, s, combat, by_worth(u.box, in_combat(s, combat)))
    for pair in combat.pairs:
        yield from fight(u, s, pair)


@rule("9.1.8")
def fight(u: WingUmpire, s: Campaign, pair: Pair) -> Steps[None]:
    """The leader with more performance fires first, aces counted.

    The other fires back unless it is destroyed; equal ones fire at the same time.
    """
    escort = found(s.now.escort.fighters if s.now.escort else [], pair.escort)
    interceptor = found(s.now.interceptors, pair.interceptor)
    assert escort is not None and interceptor is not None  # noqa: S101, PT018  (sets are whole)
    ours, theirs = bool(pair.escort_wingman), bool(pair.interceptor_wingman)
    lead = advantage(u.box, escort, interceptor)
    if lead == 0:
        yield from fire_together(u, s, (escort, ours), (interceptor, theirs))
    elif lead > 0:
        yield from fire_in_turn(u, s, (escort, ours), (interceptor, theirs))
    else:
        yield from fire_in_turn(u, s, (interceptor, theirs), (escort, ours))


@rule("9.1.8")
def advantage(box: Box, escort: Fighter, interceptor: Fighter) -> int:
    """Return how much more performance the escort has; aces count."""
    return performance(box, escort) - performance(box, interceptor)


def performance(box: Box, fighter: Fighter) -> int:
    return fighter_ratings(box, fighter).performance + ace_bonus(box, fighter)[1]


Leader = tuple[Fighter, bool]
"""A leader, and whether it has a wingman."""


def fire_in_turn(u: WingUmpire, s: Campaign, first: Leader, second: Leader) -> Steps[None]:
    hit = shoot(u, first, second[0])
    if (yield from hit_fighter(u, s, second[0], hit)) != DESTROYED:
        yield from hit_fighter(u, s, first[0], shoot(u, second, first[0]))


@rule("9.1.8.tie")
def fire_together(u: WingUmpire, s: Campaign, escort: Leader, interceptor: Leader) -> Steps[None]:
    """The escort's roll, then the interceptor's, then both results."""
    at_interceptor, at_escort = shoot(u, escort, interceptor[0]), shoot(u, interceptor, escort[0])
    yield from hit_fighter(u, s, interceptor[0], at_interceptor)
    yield from hit_fighter(u, s, escort[0], at_escort)


@rule("9.5", "9.1.6.1", "6.2.bonus")
def shoot(u: WingUmpire, attacker: Leader, defender: Fighter) -> str:
    """Air combat less structure, an ace, a wingman, and two dice."""
    box, (fighter, wingman) = u.box, attacker
    if u.log is not None:
        names = fighter_name(box, fighter), fighter_name(box, defender)
        u.tell(FighterFired, attacker=names[0], defender=names[1], by=fighter.id, at=defender.id)
    base = fighter_ratings(box, fighter).air_combat - fighter_ratings(box, defender).structure
    help_ = box.air_modifiers.wingman if wingman else 0
    modifiers = Modifiers(
        Modifier("base", base, "9.5"),
        Modifier("ace", ace_bonus(box, fighter)[0], "6.2.bonus"),
        Modifier("wingman", help_, "9.1.6.1"),
    )
    return u.roll(box.fighter_combat, modifiers).hit


@rule("9.1.10.damaged", "9.2", "9.1.10.line")
def send_damaged_home(u: WingUmpire, s: Campaign) -> None:
    """Damaged interceptors leave without points; the others close the row.

    The same holds after a round of fighter combat.
    """
    left = [fighter for fighter in s.now.interceptors if not fighter.damaged]  # 9.1.10.damaged, 9.2
    if len(left) < len(s.now.interceptors):
        u.tell(InterceptorsLeft, number=len(s.now.interceptors) - len(left))
        s.now.turned_away += [one for one in s.now.interceptors if one.damaged]
        s.now.interceptors = left  # 9.1.10.line


# ---------------------------------------------------------------------- the second round


@rule(
    "9.1.10", "9.1.10.withdraw", "9.1.10.wingmen", "9.1.10.held", "9.1.10.pairs",
)  # fmt: skip
def withdraw(u: WingUmpire, s: Campaign, combat: AirCombat) -> Steps[None]:
    """Each escort that fought goes on or withdraws, wingmen always go on.

    Those that withdraw neither fight nor cover; those held back cannot join.
    """
    fighting = in_combat(s, combat)  # 9.1.10.held
    wingmen = {pair.escort_wingman for pair in combat.pairs}  # 9.1.10.pairs
    free = [fighter for fighter in fighting if fighter.id not in wingmen]  # 9.1.10.wingmen
    if not free or not s.now.interceptors:
        return
    leaving = yield from ask_withdraw(u, s, free)  # 9.1.10
    combat.withdrawn = [fighter.id for fighter in leaving]  # 9.1.10.withdraw
    if leaving:
        u.tell(EscortsWithdrew, number=len(leaving))


def ask_withdraw(u: WingUmpire, s: Campaign, free: list[Fighter]) -> Steps[list[Fighter]]:
    hurt = [fighter for fighter in free if fighter.damaged]
    words = [ALL, OUT]
    if hurt and len(hurt) < len(free):
        words.append(HURT)
    if len(free) > 1:
        words.append(PICK)
    options = [Option(word, say(f"round-{word}", number=len(free))) for word in words]
    facts: Facts = {"escorts": len(free), "interceptors": len(s.now.interceptors)}
    s.now.asked = ("round",)
    ask = say("ask-second-round", interceptors=len(s.now.interceptors))
    answer = yield Choose("second-round", US, ask, options, rule="9.1.10", facts=facts)
    if answer == PICK:
        return (yield from pick(u, free, 0, ("withdraw-escort", "ask-withdraw-escort", "9.1.10")))
    return {ALL: [], OUT: free, HURT: hurt}[answer]
