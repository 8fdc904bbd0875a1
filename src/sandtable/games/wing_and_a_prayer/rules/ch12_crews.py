"""12.4 and 12.5: the fate of crews, and the squadron commander."""

from __future__ import annotations

from sandtable.engine.decisions import Choose, Option, Steps
from sandtable.engine.rules import rule
from sandtable.engine.texts import say
from sandtable.games.wing_and_a_prayer.components import WingUmpire
from sandtable.games.wing_and_a_prayer.events.squadron import (
    CommanderChosen,
    CommanderLost,
    CrewBack,
    CrewCaptured,
    CrewGone,
    CrewRescued,
)
from sandtable.games.wing_and_a_prayer.rules.scoring import add_campaign_points
from sandtable.games.wing_and_a_prayer.rules.words import crew_name
from sandtable.games.wing_and_a_prayer.state import (
    AWAY,
    NOT_READY,
    READY,
    US,
    Bomber,
    Campaign,
    Commander,
    Crew,
)

D6 = 6


@rule("12.4", "12.4.mods", "12.4.captured")
def crew_is_saved(u: WingUmpire, s: Campaign, bomber: Bomber) -> bool:
    """A modified 6 rescues the crew; a natural 1 is captured whatever the box.

    The box of the formation gives the modifier.
    """
    crew = s.crews[bomber.crew]
    kind = u.box.atlas.boxes[s.now.box].kind
    die = u.die(D6, "why-crew-fate", rule="12.4")
    shifts = u.box.rescue_shifts  # 12.4.mods
    if die == shifts.captured or not u.box.crew_rescue.read(die + shifts.shift(kind)).yes:
        told = CrewCaptured if die == shifts.captured else CrewGone  # 12.4.captured
        u.tell(told, crew=crew_name(u.box, crew))
        return False
    rescue(u, s, crew, bomber)
    return True


@rule("12.4")
def rescue(u: WingUmpire, s: Campaign, crew: Crew, bomber: Bomber) -> None:
    """The crew joins Not Ready, at once or some boxes later.

    The commander is saved with the crew he flew with.
    """
    u.tell(CrewRescued, crew=crew_name(u.box, crew))
    delay = u.roll(u.box.return_delay).value if s.switches.delayed_return else 0
    saved: list[Crew | Commander] = [crew]
    if s.commander is not None and s.commander.aboard == bomber.id:
        s.commander.aboard = ""
        saved.append(s.commander)
    for one in saved:
        one.section = AWAY if delay else NOT_READY
        one.back = s.box + delay if delay else 0


@rule("12.4.delay")
def bring_back(u: WingUmpire, s: Campaign) -> None:
    """Crews whose box the mission counter has reached join Not Ready."""
    for crew in s.crews.values():
        if crew.section == AWAY and crew.back <= s.box:
            crew.section, crew.back = NOT_READY, 0
            u.tell(CrewBack, crew=crew_name(u.box, crew))
    chief = s.commander
    if chief is not None and chief.section == AWAY and chief.back <= s.box:
        chief.section, chief.back = NOT_READY, 0


# ---------------------------------------------------------------------- the commander


@rule("12.5")
def choose_commander(u: WingUmpire, s: Campaign) -> None:
    """A US ace drawn at random commands the squadron; he is out of the draw of aces."""
    ace = u.one_of(s.aces_left[US], "why-commander", rule="12.5")
    s.aces_left[US].remove(ace)
    s.commander = Commander(ace)
    u.tell(CommanderChosen, name=u.box.aces[ace].name)


@rule("12.5.fly")
def ask_commander(u: WingUmpire, s: Campaign) -> Steps[None]:
    """If he is Ready he may fly, always with the formation lead."""
    chief = s.commander
    if chief is None or chief.lost or chief.section != READY:
        return
    options = [Option(word, say(f"commander-{word}")) for word in ("fly", "stay")]
    s.now.asked = ("commander",)
    ask = say("ask-commander", name=u.box.aces[chief.ace].name)
    if (yield Choose("commander", US, ask, options, rule="12.5.fly")) == "fly":
        chief.aboard = s.lead


@rule("12.5.loss", "12.5.damage")
def lose_commander(u: WingUmpire, s: Campaign, bomber: str) -> None:
    """He is lost with his crew, is not replaced, and costs campaign VP at once."""
    chief = s.commander
    if chief is not None and chief.aboard == bomber:
        chief.lost, chief.aboard = True, ""
        u.tell(CommanderLost, name=u.box.aces[chief.ace].name)
        add_campaign_points(u, s, u.box.figures.commander_lost, "12.5.loss")
