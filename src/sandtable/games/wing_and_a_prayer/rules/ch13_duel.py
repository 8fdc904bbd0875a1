"""13 and 14: the two-player game, in which a second player runs the German defence."""

from __future__ import annotations

from collections.abc import Sequence

from sandtable.engine.decisions import AGAIN, FINISH, Choose, Facts, Option, Steps
from sandtable.engine.rules import rule
from sandtable.engine.tables import Modifier, Modifiers
from sandtable.engine.texts import say
from sandtable.games.wing_and_a_prayer.components import Box, WingUmpire
from sandtable.games.wing_and_a_prayer.events.duel import (
    CardShown,
    FlakPlayed,
    InterceptionFailed,
    InterceptorReplaced,
    InterceptorsSent,
    ResourcesDrawn,
)
from sandtable.games.wing_and_a_prayer.rules.ch06_formation import join_aces, new_fighter
from sandtable.games.wing_and_a_prayer.rules.ch08_flak import EN_ROUTE, flak_attack
from sandtable.games.wing_and_a_prayer.rules.ch09_interceptors import ace_bonus
from sandtable.games.wing_and_a_prayer.rules.words import called, fighter_name, target_name
from sandtable.games.wing_and_a_prayer.state import GERMAN, Campaign, Fighter

NONE, TRY, WAIT, DONE, BEST, HOLD = "none", "try", "wait", "done", "best", "hold"
HEAVY = "heavy"


@rule("13.0", "14.0")
def is_duel(_: Box, s: Campaign) -> bool:
    return s.duel


@rule("13.0.hidden")
def show_card(u: WingUmpire, s: Campaign) -> None:
    """Lay the mission card open."""
    m = s.now
    if not m.shown:
        m.shown = True
        u.reveal()
        box = u.box.target_of(m.card).box
        u.tell(CardShown, target=target_name(u.box, m.card), space=box)


# ---------------------------------------------------------------------- resources


@rule("13.1", "13.1.mod", "14.1", "14.1.1", "7.5.me262")
def draw_resources(u: WingUmpire, s: Campaign) -> None:
    """Two dice and the campaign modifier give flak counters and interceptors for this mission."""
    campaign = u.box.scenarios[s.scenario].figures
    shift = u.box.campaign_modifier[campaign].read(s.points).value
    modifiers = Modifiers(Modifier("campaign", shift, "13.1.mod"))
    column = u.box.resources[str(s.now.year)]  # 14.1, 14.1.1
    drawn = u.roll(column, modifiers)  # 13.1
    s.now.flak = [level for level, number in drawn.flak().items() for _ in range(number)]
    late = drawn
    if s.me262_early:  # 7.5.me262: the interceptors of 1944 for the same total
        late = u.box.resources["1944"].spans[column_row(u.box, s, drawn)].row
    types = [name for name, number in late.interceptors().items() for _ in range(number)]
    s.now.hangar = [new_fighter(s, name) for name in types]
    u.tell(ResourcesDrawn, flak=len(s.now.flak), interceptors=len(types))


def column_row(box: Box, s: Campaign, drawn: object) -> int:
    rows = [span.row for span in box.resources[str(s.now.year)].spans]
    return next(number for number, row in enumerate(rows) if row is drawn)


# ---------------------------------------------------------------------- flak


@rule("13.2", "13.2.boxes", "13.2.target", "2.7.11")
def usable_flak(box: Box, s: Campaign) -> list[str]:
    """The levels that may fire here: none over England or water, no heavy one in the open."""
    kind, printed = box.atlas.boxes[s.now.box].kind, box.flak_counters
    if kind in printed.forbidden:  # 13.2.boxes
        return []
    barred = {HEAVY} if kind in printed.no_heavy else set()  # 13.2.boxes; 13.2.target: none there
    return [level for level in dict.fromkeys(s.now.flak) if level not in barred]  # 13.2, 2.7.11


@rule("13.1.choice", "13.2.used", "14.2", "14.2.1")
def play_flak(u: WingUmpire, s: Campaign) -> Steps[None]:
    """The German may play one counter a turn; a counter that fired is out for the mission."""
    levels = usable_flak(u.box, s)
    if not levels:
        return
    options = [Option(NONE, say("flak-none"), role=FINISH)]
    options += [Option(level, say("flak-level", level=level)) for level in levels]
    facts: Facts = {"box": s.now.box, "bombers": len(s.formation)}
    s.now.asked = ("german-flak",)
    ask = say("ask-flak", box=u.box.box_name(s.now.box), bombers=len(s.formation))
    answer = yield Choose("flak", GERMAN, ask, options, rule="14.2.1", facts=facts)
    if answer != NONE:  # 13.1.choice, 14.2
        s.now.flak.remove(answer)  # 13.2.used
        u.tell(FlakPlayed, level=answer)
        yield from flak_attack(u, s, u.box.flak_counters.value(answer), EN_ROUTE, 0, "13.2")


# ---------------------------------------------------------------------- interception


@rule("13.3.england")
def can_intercept(box: Box, place: str) -> bool:
    """Nobody is intercepted over England."""
    return box.atlas.boxes[place].kind not in ("base", "england")


@rule("13.3", "14.2.2")
def intercept(u: WingUmpire, s: Campaign) -> Steps[None]:
    """Once a turn, never over England, the German may try to intercept."""
    if not s.now.hangar or not can_intercept(u.box, s.now.box):
        return
    options = [Option(word, say(f"intercept-{word}")) for word in (TRY, WAIT)]
    facts: Facts = {"box": s.now.box, "interceptors": len(s.now.hangar)}
    s.now.asked = ("german-intercept",)
    ask = say("ask-intercept", number=len(s.now.hangar))
    answer = yield Choose("intercept", GERMAN, ask, options, rule="14.2.2", facts=facts)
    if answer != TRY:
        return
    if u.roll(u.box.interception[interception_column(u.box, s, s.now.box)]).yes:  # 13.3
        yield from send_interceptors(u, s)
    else:
        u.tell(InterceptionFailed)


def interception_column(box: Box, s: Campaign, place: str) -> str:
    distance = box.atlas.from_england[place]
    return f"{box.interception_band.read(distance).column}_{s.now.year}"


@rule("13.4", "13.4.number", "6.4.1.count")
def send_interceptors(u: WingUmpire, s: Campaign) -> Steps[None]:
    """A die gives the most that may attack, two more against a Loose formation."""
    loose = u.box.figures.loose_interceptors if s.now.loose else 0  # 6.4.1.count
    most = min(u.roll(u.box.available).value + loose, len(s.now.hangar))  # 13.4.number
    chosen = yield from choose_interceptors(u, s, most)
    s.now.raiders = [fighter.id for fighter in chosen]
    s.now.hangar = [one for one in s.now.hangar if one not in chosen]
    s.now.interceptors += chosen  # 13.4
    u.tell(InterceptorsSent, number=len(chosen))
    if chosen:
        yield from place_aces(u, s, chosen)


@rule("13.4.choose", "13.0.rolls")
def choose_interceptors(u: WingUmpire, s: Campaign, most: int) -> Steps[list[Fighter]]:
    """He takes any he has up to that number; the order in which he names them is their row."""
    chosen: list[Fighter] = []
    while len(chosen) < most:
        free = [one for one in s.now.hangar if one not in chosen]
        options = [Option(BEST, say("pick-best", number=most - len(chosen)), role=AGAIN)]
        if chosen:
            options.append(Option(DONE, say("pick-done"), role=FINISH))
        options += [pick_option(u.box, one) for one in kinds_of(free)]
        facts: Facts = {"most": most, "chosen": len(chosen)}
        ask = say("ask-interceptor", chosen=len(chosen), most=most)
        answer = yield Choose("interceptor", GERMAN, ask, options, rule="13.4.choose", facts=facts)
        if answer == DONE:
            break
        if answer == BEST:
            return chosen + strongest(u.box, free)[: most - len(chosen)]
        chosen += [one for one in free if one.id == answer]
    return chosen


def strongest(box: Box, fighters: Sequence[Fighter]) -> list[Fighter]:
    """The best first against bombers: guns with an ace's, then structure and performance."""

    def strength(fighter: Fighter) -> tuple[int, int, int]:
        front, (guns, speed) = box.aircraft[fighter.type].front, ace_bonus(box, fighter)
        return front.air_combat + guns, front.structure, front.performance + speed

    return sorted(fighters, key=strength, reverse=True)


def kinds_of(fighters: Sequence[Fighter]) -> list[Fighter]:
    """One of each type, and every ace."""
    seen: dict[tuple[str, str], Fighter] = {}
    for fighter in fighters:
        seen.setdefault((fighter.type, fighter.ace), fighter)
    return list(seen.values())


def pick_option(box: Box, fighter: Fighter) -> Option:
    text = say("option-fighter", fighter=fighter_name(box, fighter), damaged=fighter.damaged)
    return Option(fighter.id, text, piece=fighter.id)


@rule("13.4.position")
def place_aces(u: WingUmpire, s: Campaign, row: list[Fighter]) -> Steps[None]:
    """He puts his aces on interceptors of his choice; where all are alike nobody asks."""
    free = [fighter for fighter in row if not fighter.ace]
    if len({fighter.type for fighter in free}) > 1:
        options = [pick_option(u.box, one) for one in kinds_of(free)]
        ask = say("ask-ace")
        first = yield Choose("ace", GERMAN, ask, options, rule="13.4.position")
        free.sort(key=lambda fighter: fighter.id != first)
    join_aces(u, s, GERMAN, free)


@rule("13.4.targets", "13.4.cover")
def ask_target(u: WingUmpire, s: Campaign, fighter: Fighter, bombers: Sequence[str]) -> Steps[str]:
    """Return the bomber that an interceptor attacks; nothing if it is held back.

    The best choice is the easiest prey for this one and all that follow.
    """
    options = [Option(BEST, say("target-best"), role=AGAIN)]
    options += [
        Option(
            bomber,
            say("target-bomber", bomber=called(u.box, s, bomber)),
            piece=bomber,
        )
        for bomber in bombers
    ]
    options.append(Option(HOLD, say("target-hold")))
    facts: Facts = {"interceptor": fighter.id}
    s.now.asked = ("german-attack", fighter.id)
    ask = say("ask-target", fighter=fighter_name(u.box, fighter))
    answer: str = yield Choose(
        "attack", GERMAN, ask, options, rule="13.4.targets", facts=facts, subject=fighter.id
    )
    return "" if answer == HOLD else answer


def hardness(box: Box, s: Campaign, bomber: str) -> tuple[int, int, int]:
    """Return how hard a bomber is to bring down: attackers already on it, damage, guns."""
    m, combat = s.now, s.now.combat
    element = box.element_of[m.places.index(bomber) + 1]
    others = sum(bool(m.places[place - 1]) for place in element.places)
    guns = others + int(getattr(box.air_modifiers, element.id))
    taken = list(combat.targets.values()).count(bomber) if combat else 0
    return (taken // 2, -s.bombers[bomber].damaged, guns)


# ---------------------------------------------------------------------- after the combat


@rule("13.4.1", "13.4.1.restore", "13.4.1.replace", "14.2.3")
def go_home(u: WingUmpire, s: Campaign) -> None:
    """Raiders not destroyed are ready again, undamaged; each one lost may be replaced."""
    m = s.now
    for name in m.raiders:
        type_ = name.rpartition("_")[0]
        alive = next((one for one in (*m.interceptors, *m.turned_away) if one.id == name), None)
        if alive is not None:  # 13.4.1
            alive.damaged = False  # 13.4.1.restore
            m.hangar.append(alive)
        elif u.roll(u.box.interceptor_replacement[str(m.year)]).yes:  # 13.4.1.replace, 14.2.3
            m.hangar.append(new_fighter(s, type_))
            u.tell(InterceptorReplaced, type=u.box.aircraft[type_].short)
    m.raiders, m.turned_away = [], []
