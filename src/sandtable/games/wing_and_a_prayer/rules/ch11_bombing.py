"""11. The bombing run and the assessment of its damage."""

from __future__ import annotations

from sandtable.engine.decisions import Choose, Option, Steps
from sandtable.engine.rules import rule
from sandtable.engine.texts import say
from sandtable.games.wing_and_a_prayer.components import Box, WingUmpire
from sandtable.games.wing_and_a_prayer.events.combat import (
    BombsDropped,
    TargetAssessed,
    TargetBombed,
    WentRound,
)
from sandtable.games.wing_and_a_prayer.events.flight import CloudChanged
from sandtable.games.wing_and_a_prayer.rules.ch04_planning import roll_cloud
from sandtable.games.wing_and_a_prayer.rules.ch05_next import after_combat, interrupted
from sandtable.games.wing_and_a_prayer.rules.ch06_luck import CHIN, clears_sky, plays
from sandtable.games.wing_and_a_prayer.rules.ch08_flak import OVER_TARGET, attacks, flak_attack
from sandtable.games.wing_and_a_prayer.rules.squadron import ratings, turn_up
from sandtable.games.wing_and_a_prayer.rules.words import target_name
from sandtable.games.wing_and_a_prayer.state import (
    BLUE,
    HEAVY,
    HEAVY_CLOUD,
    LIGHT,
    RED,
    US,
    Campaign,
)

D6 = 6
ROUND, ON = "round", "on"


@rule("11.0", "5.11", "8.0.note")
def bombing_run(u: WingUmpire, s: Campaign) -> Steps[str]:
    """Approach, bombs and damage, exit, assessment; the guns fire by the card."""
    m = s.now
    yield from target_flak(u, s, "11.1")  # 8.0.note
    if not interrupted(s) and (yield from goes_round(u, s)):
        yield from second_pass(u, s)
    if not interrupted(s):
        yield from clears_sky(u, s, "cloud")
        yield from bombs_away(u, s)
        m.bombed = True  # 11.0: from here on the formation is on its way home (5.11)
        yield from target_flak(u, s, "11.4")
        if not s.result:
            assess(u, s)
    m.route, m.reconsider = [], True
    return after_combat(s)


@rule("11.1", "11.4")
def target_flak(u: WingUmpire, s: Campaign, step: str) -> Steps[None]:
    """The card's flak on the way in and on the way out.

    A target that was destroyed defends itself with 8.
    """
    if not interrupted(s):
        value = flak_value(u.box, s, bombed=step == "11.4" and s.now.bombed)
        yield from flak_attack(u, s, value, OVER_TARGET, flak_shift(u.box, s), step)


@rule("11.4.note", "2.6.flak")
def flak_value(box: Box, s: Campaign, *, bombed: bool) -> int:
    if bombed and s.now.damage == HEAVY:
        return box.figures.exit_flak_destroyed
    return box.card(s.now.card).flak


@rule("12.13", "12.14", "12.14.combine", "C.shift_units")
def flak_shift(box: Box, s: Campaign) -> int:
    """Two rows up at low altitude, down for cloud; both add up."""
    low = box.figures.low_altitude_rows if s.now.low else 0  # 12.13, C.shift_units
    return low + (
        box.cloud_flak.rows(s.now.cloud) if s.switches.cloud_flak else 0
    )  # 12.14, 12.14.combine


# ---------------------------------------------------------------------- bombs


@rule("11.2", "11.2.hits", "6.1.2.chin")
def bombs_away(u: WingUmpire, s: Campaign) -> Steps[None]:
    """A die for each attack on the one target; cloud says what hits.

    On the Chin adds two hits where that makes a difference.
    """
    m = s.now
    turn_up(u, s, s.lead)
    dice = bombing_dice(u.box, s)
    least = u.box.bombing_hit[m.cloud].read(1).value
    hits = u.volley(dice, D6, least, "why-bombs", rule="11.2.hits")
    u.tell(BombsDropped, dice=dice, hits=hits, cloud=m.cloud)
    more = hits + u.box.figures.chin_hits
    damage, better = target_damage(u.box, m.card, hits), target_damage(u.box, m.card, more)
    if damage != better and is_worth_more(u.box, m.card, damage, better):
        what = say("luck-on-bombs", hits=hits, damage=better)
        if (
            yield from plays(u, s, CHIN, what, {"moment": "bombs", "damage": better})
        ):  # 6.1.2.chin
            damage, hits = better, more
    m.damage = damage
    u.tell(TargetBombed, target=target_name(u.box, m.card), hits=hits, damage=damage)


@rule("11.2")
def bombing_dice(box: Box, s: Campaign) -> int:
    """The bombs of all bombers, by the side that shows, on the moved row for one target."""
    factors = sum(ratings(box, s.bombers[bomber]).bombing for bomber in s.formation)
    return attacks(box, factors, 1, bombing_shift(box, s))


@rule("11.2.1", "11.2.1.crew", "11.2.1.difficulty", "2.6.difficulty")
def bombing_shift(box: Box, s: Campaign) -> int:
    """The lead crew, Loose, the card and altitude.

    All shifts are added up.
    """
    m = s.now
    crew = box.factors(s.crew_of(s.lead)).bombing  # 11.2.1.crew
    # 11.2.1, 11.2.1.difficulty, 2.6.difficulty
    return crew + loose_shift(box, s) + low_shift(box, s) - box.card(m.card).difficulty


@rule("11.2.1.loose", "6.4.1.bombs", "6.4.1")
def loose_shift(box: Box, s: Campaign) -> int:
    return box.figures.loose_bombing if s.now.loose else 0  # 11.2.1.loose, 6.4.1.bombs, 6.4.1


@rule("12.13")
def low_shift(box: Box, s: Campaign) -> int:
    return box.figures.low_altitude_rows if s.now.low else 0


@rule("11.3", "2.6.destruction")
def target_damage(box: Box, card: str, hits: int) -> str:
    """The hits in the column of the card's destruction value."""
    return box.target_damage[str(box.card(card).destruction)].read(hits).damage


def is_worth_more(box: Box, card: str, damage: str, better: str) -> bool:
    return points_for(box, card, better) > points_for(box, card, damage) or better == HEAVY


# ---------------------------------------------------------------------- another pass


@rule("12.6")
def goes_round(u: WingUmpire, s: Campaign) -> Steps[bool]:
    """Under heavy cloud, once a mission, the player may come round again."""
    if not s.switches.second_pass or s.now.cloud != HEAVY_CLOUD:
        return False
    options = [Option(word, say(f"pass-{word}")) for word in (ON, ROUND)]
    answer = yield Choose("second-pass", US, say("ask-second-pass"), options, rule="12.6")
    return bool(answer == ROUND)


@rule("12.6")
def second_pass(u: WingUmpire, s: Campaign) -> Steps[None]:
    """Out through the flak and in again, then a new roll for cloud, which must be accepted."""
    u.tell(WentRound)
    yield from target_flak(u, s, "11.4")
    yield from target_flak(u, s, "11.1")
    if not interrupted(s):
        s.now.cloud = roll_cloud(u)
        u.tell(CloudChanged, cloud=s.now.cloud, rule="12.6")


# ---------------------------------------------------------------------- assessment


@rule("11.5", "2.5.vp.target", "2.6.vp", "5.12")
def assess(u: WingUmpire, s: Campaign) -> None:
    """Score the card for the damage done and settle what becomes of it."""
    m = s.now
    points = points_for(u.box, m.card, m.damage)  # 11.5, 2.6.vp
    s.score("target", points)  # 2.5.vp.target, 5.12
    settle_card(u.box, s)
    u.tell(TargetAssessed, damage=m.damage, points=points)


@rule("2.6.1.vp", "11.5.1.heavy", "11.5.1.light", "11.5.1.none")
def points_for(box: Box, card: str, damage: str) -> int:
    """Heavy damage scores the card's value, light damage the red value of a blue card.

    No card of 1944 has a red value, nor has a red card.
    """
    if damage == HEAVY:
        return box.card(card).heavy  # 11.5.1.heavy
    return box.card(card).light if damage == LIGHT else 0  # 2.6.1.vp, 11.5.1.light, 11.5.1.none


@rule(
    "11.5.blue_heavy", "11.5.blue_light", "11.5.blue_none", "11.5.red_heavy", "11.5.red_other",
    "11.5.1", "11.5.2", "11.5.2.heavy", "11.5.2.light", "11.5.2.red", "2.6.1",
)  # fmt: skip
def settle_card(box: Box, s: Campaign) -> None:
    """Remove or exchange the card; one that is neither goes back to the deck in 7.1.1.

    Major cards always go back, as do cards without enough damage.
    """
    m, target = s.now, box.target_of(s.now.card)
    place, _, colour = m.card.partition(":")
    if target.major:  # 11.5.1, 2.6.1
        return
    if target.year >= box.figures.exchange_from:  # 11.5.2: a red card stays in play (11.5.2.red)
        if colour == BLUE and m.damage == HEAVY:  # 11.5.2.heavy
            replace_card(s, place, complete=False)
    elif m.damage == HEAVY:  # 11.5.blue_heavy, 11.5.red_heavy
        replace_card(s, place, complete=True)
    # 11.5.blue_light; all others go back (11.5.blue_none, 11.5.red_other, 11.5.2.light)
    elif m.damage == LIGHT and colour == BLUE:
        replace_card(s, place, complete=False)


def replace_card(s: Campaign, place: str, *, complete: bool) -> None:
    """The active card is done; unless the target is complete its red card comes in."""
    m = s.now
    m.settled = True
    s.done.append(m.card)
    red = f"{place}:{RED}"
    if complete and m.card != red:
        s.done.append(red)
    elif not complete:
        s.deck.append(red)
