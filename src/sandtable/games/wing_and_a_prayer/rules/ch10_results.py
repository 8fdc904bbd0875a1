"""10. Results of combat: damage, abandonment, lost bombers, crews."""

from __future__ import annotations

from sandtable.engine.decisions import Steps
from sandtable.engine.rules import rule
from sandtable.engine.tables import Modifier, Modifiers
from sandtable.engine.texts import Text
from sandtable.games.wing_and_a_prayer.components import Box, WingUmpire
from sandtable.games.wing_and_a_prayer.events.combat import (
    BomberAbandoned,
    BomberDamaged,
    BomberDestroyed,
    BomberLost,
    BomberReturned,
    FighterDamaged,
    FighterDestroyed,
)
from sandtable.games.wing_and_a_prayer.rules.ch06_formation import check_losses, lose_ace
from sandtable.games.wing_and_a_prayer.rules.ch06_luck import benchmark, prayer, spares_crew
from sandtable.games.wing_and_a_prayer.rules.ch12_crews import crew_is_saved, lose_commander
from sandtable.games.wing_and_a_prayer.rules.squadron import (
    crew_performance,
    downgrade,
    lose_crew,
    ratings,
    turn_up,
)
from sandtable.games.wing_and_a_prayer.rules.words import called, fighter_name, nickname, whom
from sandtable.games.wing_and_a_prayer.state import (
    DAMAGED,
    DESTROYED,
    GREEN,
    HEAVY,
    LIGHT,
    NONE,
    NOT_READY,
    READY,
    Bomber,
    Campaign,
    Fighter,
    Grave,
)

# ---------------------------------------------------------------------- fighters


@rule("10.1.destroyed", "10.1.damaged", "10.1.ineffective")
def hit_fighter(u: WingUmpire, s: Campaign, fighter: Fighter, hit: str) -> Steps[str]:
    """Apply a result to a fighter and return what became of it.

    A damaged fighter that is damaged again is destroyed; one that is
    not hit goes on. A prayer may spare an escort.
    """
    if hit == DAMAGED and fighter.damaged:  # 10.1.damaged
        hit = DESTROYED
    if hit == NONE:
        return NONE  # 10.1.ineffective
    name = fighter_name(u.box, fighter)
    if is_escort(u.box, fighter) and (yield from prayer(u, s, "fighter", hit, fighter=name)):
        return NONE
    if hit == DESTROYED:
        destroy_fighter(u, s, fighter)  # 10.1.destroyed
    else:
        fighter.damaged = True
        u.tell(FighterDamaged, fighter=name, piece=fighter.id)
    return hit


def is_escort(box: Box, fighter: Fighter) -> bool:
    return box.aircraft[fighter.type].role == "escort"


@rule("10.1.destroyed", "2.5.vp.single", "2.5.vp.twin", "2.5.vp.escort")
def destroy_fighter(u: WingUmpire, s: Campaign, fighter: Fighter) -> None:
    """Remove it at once and score what its counter is worth.

    A point for a Me-109 or FW-190, two for a Me-110 or Me-262, one
    lost for an escort.
    """
    points = u.box.aircraft[fighter.type].vp  # 2.5.vp.single, 2.5.vp.twin, 2.5.vp.escort
    u.tell(FighterDestroyed, fighter=fighter_name(u.box, fighter), points=points)
    lose_ace(s, fighter)  # 10.1.destroyed
    s.score("escorts" if is_escort(u.box, fighter) else "kills", points)
    if is_escort(u.box, fighter):
        s.now.escorts_lost += 1
        remove_escort(s, fighter)
    else:
        s.now.kills += 1
        s.now.interceptors.remove(fighter)


@rule("5.5.leave")
def remove_escort(s: Campaign, fighter: Fighter) -> None:
    """An escort is gone; with the last of them the range counter goes back."""
    escort = s.now.escort
    assert escort is not None  # noqa: S101  (the fighter belongs to it)
    escort.fighters.remove(fighter)
    if not escort.fighters:
        s.now.escort = None
        s.now.reconsider = True


# ---------------------------------------------------------------------- bombers


def about(u: WingUmpire, s: Campaign, bomber: Bomber) -> Text | str:
    """Return whom a roll is for; without a log nobody asks."""
    return "" if u.log is None else whom(nickname(u.box, s, bomber.id))


@rule("10.2", "10.2.1.none", "10.3")
def hit_bomber(u: WingUmpire, s: Campaign, bomber: str, hit: str, cause: str) -> Steps[None]:
    """The initial hit and its effects, the same for fighters and flak.

    Nothing happens to one that is not hit; one destroyed is gone.
    """
    s.now.struck = bomber
    if hit == LIGHT:  # 10.2, 10.3
        yield from light_damage(u, s, s.bombers[bomber], cause)
    elif hit == HEAVY:
        yield from heavy_damage(u, s, s.bombers[bomber], cause)
    elif hit == DESTROYED:  # 10.2.1.none: else nothing
        yield from destroyed(u, s, s.bombers[bomber], cause)


def destroyed(u: WingUmpire, s: Campaign, bomber: Bomber, cause: str) -> Steps[None]:
    name = called(u.box, s, bomber.id)
    if not (yield from prayer(u, s, "bomber", DESTROYED, bomber=name)):
        yield from destroy(u, s, bomber, cause)


@rule("10.2.1.heavy")
def heavy_damage(u: WingUmpire, s: Campaign, bomber: Bomber, cause: str) -> Steps[None]:
    """Destroyed if damaged already; else damaged, a check of the crew, then perhaps abandoned."""
    if bomber.damaged:
        yield from destroyed(u, s, bomber, cause)
        return
    if (yield from prayer(u, s, "bomber", HEAVY, bomber=called(u.box, s, bomber.id))):
        return
    damage(u, s, bomber)
    yield from check_crew(u, s, bomber)
    if u.roll(u.box.abandon_roll, about=about(u, s, bomber)).yes:
        yield from abandon(u, s, bomber, cause)


@rule("10.2.1.light")
def light_damage(u: WingUmpire, s: Campaign, bomber: Bomber, cause: str) -> Steps[None]:
    """4-6 damages; a bomber that was damaged before then rolls whether it abandons.

    A prayer is offered once the bomber would be damaged or would leave.
    """
    if not u.roll(u.box.light_damage, about=about(u, s, bomber)).yes:
        return
    was_damaged = bomber.damaged
    if was_damaged and not leaves(u, s, bomber):
        return
    moment = "leaves" if was_damaged else "bomber"
    if (yield from prayer(u, s, moment, LIGHT, bomber=called(u.box, s, bomber.id))):
        return
    if was_damaged:
        yield from abandon(u, s, bomber, cause)
    else:
        damage(u, s, bomber)


def leaves(u: WingUmpire, s: Campaign, bomber: Bomber) -> bool:
    return u.roll(u.box.abandon_roll, about=about(u, s, bomber), rule="10.2.1.light").yes


@rule("10.2.2")
def damage(u: WingUmpire, s: Campaign, bomber: Bomber) -> None:
    bomber.damaged = True
    s.note(s.crew_of(bomber.id), "hit")
    u.tell(BomberDamaged, bomber=called(u.box, s, bomber.id), piece=bomber.id)


@rule("10.6")
def check_crew(u: WingUmpire, s: Campaign, bomber: Bomber) -> Steps[None]:
    """1-2 lowers the crew one level; a Green crew is never lowered, so it does not roll."""
    crew = s.crew_of(bomber.id)
    if crew.level == GREEN:
        return
    if not u.roll(u.box.crew_check, about=about(u, s, bomber), seen_by=s.private).yes:
        return
    if not (yield from spares_crew(u, s, called(u.box, s, bomber.id), crew.level)):
        downgrade(u, s, crew)


@rule("10.2.1.destroyed", "2.5.vp.bomber")
def destroy(
    u: WingUmpire, s: Campaign, bomber: Bomber, cause: str, *, saved: bool = False
) -> Steps[None]:
    """Bomber and crew are removed at a cost."""
    points = u.box.points.crew_saved if saved else u.box.aircraft[bomber.type].vp
    u.tell(
        BomberDestroyed,
        bomber=called(u.box, s, bomber.id),
        cause=cause,
        points=points,
        space=place_of(s, bomber.id),
    )
    s.score("bombers", points)
    yield from strike_off(u, s, bomber, cause, saved=saved)


def place_of(s: Campaign, bomber: str) -> str:
    """The space of the formation card in which a bomber is; empty if it has left."""
    places = s.now.places
    return f"place-{places.index(bomber) + 1}" if bomber in places else ""


def strike_off(
    u: WingUmpire, s: Campaign, bomber: Bomber, cause: str, *, saved: bool
) -> Steps[None]:
    """Take a bomber out of formation and squadron, with its crew unless that was saved."""
    turn_up(u, s, bomber.id)
    bury(s, bomber, cause, saved=saved)
    del s.bombers[bomber.id]
    if not saved:
        lose_crew(u.box, s, s.crews[bomber.crew])
        lose_commander(u, s, bomber.id)
    yield from leave(u, s, bomber.id)


def bury(s: Campaign, bomber: Bomber, cause: str, *, saved: bool) -> None:
    """Write a loss down for the roster and for the count of the year."""
    crew, m = s.crews[bomber.crew], s.now
    m.lost.append(bomber.id)
    s.losses[m.year] = s.losses.get(m.year, 0) + 1
    grave = Grave(
        mission=s.flown + 1,
        bomber=bomber.id,
        type=bomber.type,
        crew=crew.id,
        counter=crew.counter,
        level=crew.level,
        missions=crew.missions,
        kills=crew.kills,
        cause=cause,
        saved=saved,
        space=m.box,
        joined=crew.joined,
        story=list(crew.story),
    )
    s.graves.append(grave)


def leave(u: WingUmpire, s: Campaign, bomber: str) -> Steps[None]:
    """A bomber is gone from the formation: a loss for 6.4, whatever becomes of it."""
    m = s.now
    if bomber in m.places:
        m.places[m.places.index(bomber)] = ""
        m.gone += 1
        m.reconsider = True
        yield from check_losses(u, s)


# ---------------------------------------------------------------------- leaving the formation


@rule("10.4", "5.4")
def check_damaged_bomber(u: WingUmpire, s: Campaign, bomber: Bomber) -> Steps[None]:
    """1-2 calls for an abandon check."""
    if u.roll(u.box.damaged_check, about=about(u, s, bomber)).yes and abandons(u, s, bomber):
        yield from abandon(u, s, bomber, "straggler")


@rule("10.4.abandon", "C.abandon_sign")
def abandons(u: WingUmpire, s: Campaign, bomber: Bomber) -> bool:
    """1d6 minus the performance of the crew: 4 or more abandons."""
    turn_up(u, s, bomber.id)
    performance = crew_performance(u.box, s, bomber.id)
    crew = Modifiers(Modifier("crew-performance", -performance, "C.abandon_sign"))
    return u.roll(u.box.abandon_check, crew, about(u, s, bomber)).yes


@rule("10.5.2", "10.4.abandon")
def check_damaged_escort(u: WingUmpire, s: Campaign, fighter: Fighter) -> None:
    """Without a modifier; an escort that leaves has gone home."""
    name = fighter_name(u.box, fighter)
    one = whom(name)
    if u.roll(u.box.damaged_check, about=one).yes and u.roll(u.box.abandon_check, about=one).yes:
        u.tell(BomberAbandoned, bomber=name, rule="10.5.2")
        remove_escort(s, fighter)


@rule("10.5", "10.5.1")
def abandon(u: WingUmpire, s: Campaign, bomber: Bomber, cause: str) -> Steps[None]:
    """A bomber leaves the formation, and a die tells whether it comes home."""
    name = called(u.box, s, bomber.id)
    u.tell(BomberAbandoned, bomber=name)
    if fate(u, s, bomber) or (yield from benchmark(u, s, "lost", bomber=name)):
        come_home(u, s, bomber)
        yield from leave(u, s, bomber.id)
    else:
        yield from fail_to_return(u, s, bomber, cause)


@rule("10.5.3")
def fate(u: WingUmpire, s: Campaign, bomber: Bomber) -> bool:
    """1d6, the performance of bomber and crew, in the column of the distance to England."""
    turn_up(u, s, bomber.id)
    distance = u.box.atlas.from_england[s.now.box]
    column = u.box.fate[u.box.fate_band.read(distance).column]
    modifiers = Modifiers(
        Modifier("bomber-performance", ratings(u.box, bomber).performance, "10.5.3"),
        Modifier("crew-performance", crew_performance(u.box, s, bomber.id), "10.5.3"),
    )
    return u.roll(column, modifiers, about(u, s, bomber)).yes


@rule("10.5.3.returns")
def come_home(u: WingUmpire, s: Campaign, bomber: Bomber) -> None:
    """It takes no further part: to Ready with its crew, or both to Not Ready if damaged."""
    u.tell(BomberReturned, bomber=called(u.box, s, bomber.id))
    berth(s, bomber)


@rule("2.5", "7.1.2.undamaged")
def berth(s: Campaign, bomber: Bomber, *, stays_ready: bool = False) -> None:
    """An undamaged pair stays together in Ready.

    A damaged bomber and its crew go to Not Ready, apart, with the commander if he
    was aboard.
    """
    crew, chief = s.crews[bomber.crew], s.commander
    flew = chief is not None and chief.aboard == bomber.id
    if bomber.damaged and not stays_ready:
        bomber.section = crew.section = NOT_READY
        bomber.crew = ""
    else:
        bomber.section = crew.section = READY
        s.now.returned.append(crew.id)
    if chief is not None and flew:
        chief.section, chief.aboard = crew.section, ""


@rule("10.5.3.fails", "C.fate_vp")
def fail_to_return(u: WingUmpire, s: Campaign, bomber: Bomber, cause: str) -> Steps[None]:
    """It counts as destroyed; only its crew may still be saved by 12.4."""
    u.tell(BomberLost, bomber=called(u.box, s, bomber.id))
    saved = s.switches.crew_fate and crew_is_saved(u, s, bomber)
    yield from destroy(u, s, bomber, cause, saved=saved)
