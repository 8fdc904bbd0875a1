"""7. After the mission: landing, points, repair, crews and the progress of the war."""

from __future__ import annotations

from sandtable.engine.decisions import Steps
from sandtable.engine.rules import rule
from sandtable.engine.sequence import END
from sandtable.games.wing_and_a_prayer.components import Box, WingUmpire
from sandtable.games.wing_and_a_prayer.events.squadron import (
    BomberRepaired,
    BomberReplaced,
    BombersLanded,
    CrewRecovered,
    MissionScored,
    WarProgressed,
)
from sandtable.games.wing_and_a_prayer.rules import ch13_duel
from sandtable.games.wing_and_a_prayer.rules.ch03_deployment import bomber_type
from sandtable.games.wing_and_a_prayer.rules.ch04_planning import enter_box
from sandtable.games.wing_and_a_prayer.rules.ch06_formation import return_aces
from sandtable.games.wing_and_a_prayer.rules.ch07_pairing import reassign
from sandtable.games.wing_and_a_prayer.rules.ch10_results import berth
from sandtable.games.wing_and_a_prayer.rules.ch12_options import hurry_out, keep_flying, land
from sandtable.games.wing_and_a_prayer.rules.scoring import (
    FLOWN,
    TRACK_ENDED,
    add_campaign_points,
    end_campaign,
    until_over,
)
from sandtable.games.wing_and_a_prayer.rules.squadron import (
    draw_green,
    new_bomber,
    new_crew,
    upgrade,
)
from sandtable.games.wing_and_a_prayer.rules.words import airframe, called, crew_name, whom
from sandtable.games.wing_and_a_prayer.state import (
    CRACK,
    GREEN,
    NOT_READY,
    READY,
    Bomber,
    Campaign,
    Report,
)


@rule("6.5", "5.14")
def landing(u: WingUmpire, s: Campaign) -> Steps[str | None]:
    """All bombers land safely, unless 12.2 makes each of them roll."""
    s.now.over = True
    if s.switches.landing:
        for bomber in until_over(s, s.formation):
            yield from land(u, s, s.bombers[bomber])
    if s.result:
        return END
    u.tell(BombersLanded, number=len(s.formation))
    return None


# ---------------------------------------------------------------------- 7.1


@rule("7.0", "7.1", "7.1.1", "7.1.2", "7.1.2.fighters", "14.3", "14.3.1")
def reform(u: WingUmpire, s: Campaign) -> Steps[None]:
    """The card goes back, fighters and aces are removed, bombers park."""
    m = s.now
    m.over = True  # 7.0, 7.1
    ch13_duel.show_card(u, s)
    m.flak, m.hangar, m.raiders = [], [], []  # 14.3, 14.3.1
    if not m.settled:  # 7.1.1
        s.deck.append(m.card)
    m.escort, m.interceptors, m.combat = None, [], None  # 7.1.2.fighters
    return_aces(u.box, s)
    yield from clear_formation(u, s)  # 7.1.2
    m.asked = ()  # the odds of the flight are no longer those of the questions that follow


@rule("7.1.2.damaged")
def clear_formation(u: WingUmpire, s: Campaign) -> Steps[None]:
    """Damaged bombers go to Not Ready with their crews, the others to Ready as pairs."""
    home = s.formation
    damaged = [bomber for bomber in home if s.bombers[bomber].damaged]
    kept = yield from keep_flying(u, s, damaged)
    for bomber in home:
        berth(s, s.bombers[bomber], stays_ready=bomber in kept)
    s.now.places = [""] * len(s.now.places)
    if s.commander is not None:
        s.commander.aboard = ""


# ---------------------------------------------------------------------- 7.2


@rule("7.2", "7.2.1", "7.2.2", "2.5.progress", "2.5.vp")
def score_mission(u: WingUmpire, s: Campaign) -> str | None:
    """Mission points become campaign points by the progress table."""
    m = s.now
    progress = u.box.progress.read(m.points)  # 2.5.progress, 2.5.vp
    s.flown += 1  # 7.2
    u.tell(MissionScored, points=m.points, level=progress.names)  # 7.2.1
    add_campaign_points(u, s, progress.value, "7.2.2")
    s.reports.append(report(s))
    return END if s.result else None


def report(s: Campaign) -> Report:
    """Write the mission down for the roster."""
    m = s.now
    return Report(
        number=s.flown,
        box=s.box,
        card=m.card,
        cloud=m.cloud,
        sent=len(m.sent),
        lost=len(m.lost),
        damage=m.damage,
        kills=m.kills,
        escorts_lost=m.escorts_lost,
        points=m.points,
        campaign=s.points,
        tally=dict(m.tally),
    )


# ---------------------------------------------------------------------- 7.3


@rule("7.3")
def repair_and_replace(u: WingUmpire, s: Campaign) -> None:
    """Repairs first, then replacements."""
    for bomber in list(s.bombers.values()):
        if bomber.section == NOT_READY:
            repair(u, s, bomber)
    for _ in range(u.box.squadron.size - len(s.bombers)):
        replace(u, s)


@rule("7.3.1", "7.3.1.noback", "12.8")
def repair(u: WingUmpire, s: Campaign, bomber: Bomber) -> None:
    """4-6 repairs; nothing moves a Ready bomber back. A 1 hurries."""
    row = u.roll(u.box.repair, about=whom(airframe(u.box, bomber, None)))  # 7.3.1
    if row.yes:
        bomber.damaged, bomber.section = False, READY  # 7.3.1.noback
        u.tell(BomberRepaired, bomber=airframe(u.box, bomber, None))
    elif row.rushed and s.switches.rushed_maintenance:
        hurry_out(s, bomber)
        u.tell(BomberRepaired, bomber=airframe(u.box, bomber, None), rule="12.8")


@rule("7.3.2", "7.3.2.pile")
def replace(u: WingUmpire, s: Campaign) -> None:
    """A die in the column of the year: perhaps a new bomber with a Green crew.

    Counters of destroyed bombers may come back, B-24s to a squadron of B-24s.
    """
    type_ = u.roll(u.box.replacement[str(s.now.year)]).type
    if type_:
        bomber = new_bomber(s, bomber_type(u.box, s, type_))
        bomber.crew = new_crew(s, draw_green(u, s, "7.3.2"), GREEN).id
        u.tell(BomberReplaced, bomber=called(u.box, s, bomber.id))


# ---------------------------------------------------------------------- 7.4


@rule("7.4")
def look_after_crews(u: WingUmpire, s: Campaign) -> Steps[None]:
    """Experience, recovery, then changes of aircraft."""
    gain_experience(u, s)
    recover(u, s)
    yield from reassign(u, s)


@rule("7.4.1")
def gain_experience(u: WingUmpire, s: Campaign) -> None:
    """5-6 raises a crew that is back in Ready from this mission."""
    for name in s.now.returned:
        crew = s.crews.get(name)
        if crew is None or crew.level == CRACK:
            continue
        who = whom(crew_name(u.box, crew))
        if u.roll(u.box.upgrade, about=who, seen_by=s.private).yes:
            upgrade(u, s, crew)


@rule("7.4.2", "7.4.2.noback")
def recover(u: WingUmpire, s: Campaign) -> None:
    """3-6 makes a Not Ready crew Ready, the commander too.

    No Ready crew is moved back.
    """
    for crew in s.crews.values():
        if crew.section != NOT_READY:
            continue
        name = "" if s.duel else whom(crew_name(u.box, crew))  # both see the die
        if u.roll(u.box.recovery, about=name).yes:
            crew.section = READY
            u.tell(CrewRecovered, crew=crew_name(u.box, crew), seen_by=s.private)
    chief = s.commander
    if chief is not None and not chief.lost and chief.section == NOT_READY:
        chief.section = READY if u.roll(u.box.recovery).yes else NOT_READY


# ---------------------------------------------------------------------- 7.5 and 7.6


@rule("7.5", "4.1.3")
def is_war_event(box: Box, s: Campaign) -> bool:
    """The box of the mission counter has the event icon."""
    return box.track[s.box].war_event


@rule("7.5", "7.5.allied", "7.5.axis", "7.5.p51")
def war_progress(u: WingUmpire, s: Campaign) -> str | None:
    """Two dice for an event that helps or hinders."""
    name = u.roll(u.box.war_progress).event
    u.tell(WarProgressed, name=name)
    if name == "me262_early":
        s.me262_early = True
    elif name == "allied_advance":
        add_campaign_points(u, s, u.box.figures.allied_advance, "7.5.allied")
    elif name == "axis_advance":
        add_campaign_points(u, s, u.box.figures.axis_advance, "7.5.axis")
    elif name == "v2_attack":
        v2_attack(u, s)
    elif name == "p51_early" and s.box <= u.box.figures.p51_early_until:  # 7.5.p51
        s.p51_early = True
    return END if s.result else None


@rule("7.5.v2")
def v2_attack(u: WingUmpire, s: Campaign) -> None:
    """The counter moves a box at once; its icons count, but no event is checked there."""
    if s.box < u.box.last_box:
        s.box += 1
        enter_box(u, s)


@rule("7.6", "3.1.2.full", "3.2.4")
def end_or_go_on(u: WingUmpire, s: Campaign) -> str:
    """The missions are flown, or no box is left: the end. Else the next mission.

    Phases follow one another until then.
    """
    s.mission = None  # 7.6
    if s.flown >= u.box.scenarios[s.scenario].missions:  # 3.2.4
        end_campaign(u, s, FLOWN)
    elif s.box >= u.box.last_box:  # 3.1.2.full
        end_campaign(u, s, TRACK_ENDED)
    return END if s.result else "calendar"
