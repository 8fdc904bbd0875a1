"""Tracks, cards, points, crews and the progress of the war."""

from sandtable.games.wing_and_a_prayer.rules.ch04_assignment import assign
from sandtable.games.wing_and_a_prayer.rules.ch04_planning import advance
from sandtable.games.wing_and_a_prayer.rules.ch05_turn import escort_column
from sandtable.games.wing_and_a_prayer.rules.ch07_debriefing import (
    end_or_go_on,
    reform,
    score_mission,
    v2_attack,
)
from sandtable.games.wing_and_a_prayer.rules.ch11_bombing import assess
from sandtable.games.wing_and_a_prayer.rules.ch12_crews import crew_is_saved
from sandtable.games.wing_and_a_prayer.rules.scoring import automatic_end, on_track
from sandtable.games.wing_and_a_prayer.state import NOT_READY
from sandtable.testing.desk import answers
from sandtable.testing.examples import Facts, Found
from tests.games.wing_and_a_prayer.runners.common import EXAMPLES
from tests.games.wing_and_a_prayer.squadrons import BOX, at, flight, squadron, umpire

FATES = {"CrewRescued": "rescued", "CrewCaptured": "captured", "CrewGone": "lost"}
ENDS = {"": "continue", "victory": "automatic victory", "defeat": "automatic defeat"}


@EXAMPLES.runs("vp-track-15")
def mission_track(given: Facts) -> Found:
    tens, units, side = on_track(given["mission_vp"])
    return {"tens_box": tens, "units_box": units, "side": side}


@EXAMPLES.runs("campaign-track-36")
def campaign_track(given: Facts) -> Found:
    tens, units, side = on_track(given["campaign_vp"])
    return {"tens_box": tens, "units_box": units, "side": side}


@EXAMPLES.runs("campaign-progress")
def progress(given: Facts) -> Found:
    return {"campaign_vp": [BOX.progress.read(points).value for points in given["mission_vp"]]}


@EXAMPLES.runs("automatic-end")
def automatic(given: Facts) -> Found:
    return {"outcome": [ENDS[automatic_end(BOX, points)] for points in given["campaign_vp"]]}


@EXAMPLES.runs("escorts-abbeville-turn-4")
def escorts(given: Facts) -> Found:
    s = squadron()
    s.box = given["turn"]
    assert BOX.track[s.box].year == given["year"] == BOX.targets[given["target"]].year
    types = {span.row.type for span in BOX.escort_type[escort_column(BOX, s)].spans}
    turns = [n for n in BOX.track if has_p47(n)]
    return {
        "available_types": sorted(types),
        "p47_first_turn": turns[0],
        "p47_last_turn": turns[-1],
    }


def has_p47(box: int) -> bool:
    s = squadron()
    s.box = box
    return "p47" in {span.row.type for span in BOX.escort_type[escort_column(BOX, s)].spans}


@EXAMPLES.runs("emden-required")
def emden(given: Facts) -> Found:
    return {"bombers_required": BOX.card(f"{given['target']}:{given['card']}").bombers}


@EXAMPLES.runs("blue-1943-light", "blue-1944-heavy")
def exchanged(given: Facts) -> Found:
    s = flight(card=f"{given['target']}:{given['card']}", damage=given["result"])
    assess(umpire(), s)
    answers(reform(umpire(), s))
    blue, red = (f"{given['target']}:{colour}" for colour in ("blue", "red"))
    return {
        "mission_vp": s.now.points,
        "blue_card": "removed" if blue not in s.deck else "shuffled back",
        "red_card": "shuffled in" if red in s.deck else "aside",
    }


@EXAMPLES.runs("blue-1942-heavy")
def completed(given: Facts) -> Found:
    s = flight(card=f"{given['target']}:{given['card']}", damage=given["result"])
    assess(umpire(), s)
    answers(reform(umpire(), s))
    cards = {
        f"{colour}_card": "completed" if f"{given['target']}:{colour}" in s.done else "in play"
        for colour in ("blue", "red")
    }
    assert not [card for card in s.deck if card.startswith(given["target"])]
    return {"mission_vp": s.now.points, **cards}


@EXAMPLES.runs("red-1944-heavy")
def red_again(given: Facts) -> Found:
    s = flight(card=f"{given['target']}:{given['card']}", damage=given["result"])
    assess(umpire(), s)
    answers(reform(umpire(), s))
    back = s.now.card in s.deck
    return {"mission_vp": s.now.points, "red_card": "shuffled back" if back else "removed"}


@EXAMPLES.runs("major-target-1944-light")
def major(given: Facts) -> Found:
    s = flight(card=f"{given['target']}:blue", damage=given["result"])
    assess(umpire(), s)
    answers(reform(umpire(), s))
    back = s.now.card in s.deck
    return {"mission_vp": s.now.points, "card": "shuffled back" if back else "removed"}


@EXAMPLES.runs("no-bomber-ready")
def nobody(given: Facts) -> Found:
    s = flight(0, card="brest:blue")
    assert s.now.required == given["bombers_required"]
    for bomber in list(s.bombers.values())[given["ready_pairs"] :]:
        bomber.section = NOT_READY
    goes_to = answers(assign(umpire(), s)).result
    assert goes_to == "reform"
    answers(reform(umpire(), s))
    score_mission(umpire(), s)
    return {
        "mission_vp": s.now.points,
        "campaign_vp": s.points,
        "card": "shuffled back" if s.now.card in s.deck else "removed",
        "missions_flown_added": s.flown,
    }


@EXAMPLES.runs("v2-in-box-24")
def v2_last(given: Facts) -> Found:
    s = squadron(given["campaign"])
    s.box, s.flown = given["box"], given["missions_flown"]
    assert given["event"] == "v2_attack"
    v2_attack(umpire(), s)
    end_or_go_on(umpire(), s)
    return {"box": s.box, "campaign_over": bool(s.result), "missions_flown": s.flown}


@EXAMPLES.runs("v2-in-box-16")
def v2_star(given: Facts) -> Found:
    s = squadron()
    s.box = given["box"]
    assert given["event"] == "v2_attack"
    v2_attack(umpire(), s)
    after = s.box
    old = [card for card in s.deck if BOX.target_of(card).year == 1942]
    advance(umpire(), s)
    return {"box_after_event": after, "cards_1942_removed": not old, "next_mission_box": s.box}


@EXAMPLES.runs("repair-and-recovery")
def repairs(given: Facts) -> Found:
    dice = given["dice_values"]
    return {
        "bomber_ready": [BOX.repair.read(die).yes for die in dice],
        "crew_ready": [BOX.recovery.read(die).yes for die in dice],
    }


@EXAMPLES.runs("crew-fate")
def crew_fate(given: Facts) -> Found:
    boxes = {"sea": "dover", "land": "picardy", "target": "lille"}
    crews, points = [], []
    for kind, die in zip(given["box"], given["dice_values"], strict=True):
        s = flight(at=boxes[kind], options={"crew_fate": True})
        u = umpire(die)
        saved = crew_is_saved(u, s, at(s, 1))
        told = type(u.log[-1]).__name__
        crews.append(
            {"CrewRescued": "rescued", "CrewCaptured": "captured", "CrewGone": "lost"}[told]
        )
        points.append(BOX.points.crew_saved if saved else BOX.aircraft["b17f"].vp)
    return {"crew": crews, "mission_vp": points}
