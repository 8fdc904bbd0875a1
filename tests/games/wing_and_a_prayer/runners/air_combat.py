"""Air combat: pairs, advantage, waves and fire."""

from msgspec.structs import replace

from sandtable.games.wing_and_a_prayer.rules.ch06_formation import element_of
from sandtable.games.wing_and_a_prayer.rules.ch09_bombers import choose_bombers, defensive_fire
from sandtable.games.wing_and_a_prayer.rules.ch09_fighters import (
    advantage,
    fight,
    in_reserve,
    performance,
    send_escorts,
)
from sandtable.games.wing_and_a_prayer.rules.ch09_pairing import pair_up
from sandtable.games.wing_and_a_prayer.state import Fighter, Pair
from sandtable.testing.desk import answers, offered, option_ids
from sandtable.testing.examples import Facts, Found
from tests.games.wing_and_a_prayer.runners.common import EXAMPLES, SIDES, both
from tests.games.wing_and_a_prayer.squadrons import BOX, at, flight, in_air_combat, umpire


@EXAMPLES.runs("escorts-no-addition")
def no_addition(given: Facts) -> Found:
    assert given["decision"] == "add no further escorts"
    s = flight(escort=("p47", 4), interceptors=("fw190", 3))
    combat = in_air_combat(s)
    answers(send_escorts(umpire(2), s, combat), "2")
    called = len(combat.sent) == BOX.engagement.read(2).value
    kept = len(in_reserve(s, combat)) == 2
    return {
        "attackers": "only those called by the engagement table" if called else "",
        "remaining": "escort section, may give cover" if kept else "",
    }


@EXAMPLES.runs("advantage-german")
def advantage_german(given: Facts) -> Found:
    ace = next(a.id for a in BOX.aces.values() if a.side == "german" and a.performance == 1)
    interceptor = Fighter("fw190_1", given["interceptor"]["type"], ace=ace)
    escort = Fighter("p47_1", given["escort"]["type"])
    lead = advantage(BOX, escort, interceptor)
    return {
        "interceptor_total": performance(BOX, interceptor),
        "escort_total": performance(BOX, escort),
        "fires_first": "interceptor" if lead < 0 else "escort",
    }


@EXAMPLES.runs("advantage-tie")
def tie(given: Facts) -> Found:
    s = flight(escort=(given["escort"]["type"], 1), interceptors=(given["interceptor"]["type"], 1))
    assert s.now.escort is not None
    escort, interceptor = s.now.escort.fighters[0], s.now.interceptors[0]
    assert given["results"] == {"escort_fire": "destroyed", "interceptor_fire": "damaged"}
    u = umpire(6, 6, 5, 6)
    answers(fight(u, s, Pair(interceptor.id, escort.id)))
    fired = [event for event in u.log if type(event).__name__ == "FighterFired"]
    types = [event.attacker.args["type"] for event in fired]  # type: ignore[attr-defined]  # a FighterFired
    return {
        "roll_order": ["escort" if name == "P-47" else "interceptor" for name in types],
        "interceptor": "destroyed" if not s.now.interceptors else "",
        "escort": "damaged" if escort.damaged else "",
        "mission_vp": s.now.points,
    }


@EXAMPLES.runs("pairing-swarm")
def swarm(given: Facts) -> Found:
    s = flight(escort=("p47", given["escorts_sent"]), interceptors=("fw190", given["interceptors"]))
    assert s.now.escort is not None
    combat = in_air_combat(s)
    answers(pair_up(umpire(), s, combat, s.now.escort.fighters))
    wingmen = sum(bool(pair.interceptor_wingman) for pair in combat.pairs)
    return {
        "engaged_sets": len(combat.pairs),
        "interceptor_wingmen": wingmen,
        "idle_interceptors": given["interceptors"] - len(combat.pairs) - wingmen,
        "escort_wingmen": sum(bool(pair.escort_wingman) for pair in combat.pairs),
    }


@EXAMPLES.runs("pairing-escorts-double")
def double(given: Facts) -> Found:
    s = flight(escort=("p47", given["escorts_sent"]), interceptors=("fw190", given["interceptors"]))
    assert s.now.escort is not None
    combat = in_air_combat(s)
    steps = pair_up(umpire(), s, combat, s.now.escort.fighters)
    most = int(option_ids(offered(steps))[0])
    return {
        "engaged_sets": len(combat.pairs),
        "escort_wingmen_max": most,
        "idle_escorts_min": given["escorts_sent"] - len(combat.pairs) - most,
    }


@EXAMPLES.runs("targeting-high-left")
def high_left(given: Facts) -> Found:
    assert given["rolls"] == ["element", "bomber"]
    s = flight(6, interceptors=("fw190", 1))
    combat = in_air_combat(s)
    name = s.now.interceptors[0].id
    choose_bombers(umpire(4, 1), s, combat, [name])
    bomber = combat.targets[name]
    place = SIDES[s.now.places.index(bomber) % 3]
    return {"element": element_of(BOX, s, bomber), "place": place}


@EXAMPLES.runs("waves-one-element")
def waves(given: Facts) -> Found:
    s = flight(3 * given["elements"], interceptors=("fw190", given["interceptors"]))
    combat = in_air_combat(s)
    names = [fighter.id for fighter in s.now.interceptors]
    waiting = choose_bombers(umpire(*[1] * 8), s, combat, names)
    return {"first_wave": len(combat.targets), "second_wave": len(waiting)}


@EXAMPLES.runs("defensive-fire-11")
def defensive(given: Facts) -> Found:
    s = flight(6, interceptors=(given["interceptor"]["type"], 1))
    s.now.loose = given["formation"] == "loose"
    combat = in_air_combat(s)
    bomber = at(s, 4)
    assert element_of(BOX, s, bomber.id) == given["bomber"]["element"]
    front = BOX.aircraft[given["bomber"]["type"]].front
    assert front == replace(front, air_combat=given["bomber"]["air_combat"])
    u = umpire(*both(given["dice"][0]["total"]))
    result = defensive_fire(u, s, combat, bomber.id, s.now.interceptors[0])
    by_name = {modifier.name: modifier.value for modifier in u.rolls[0].modifiers}
    return {
        "base": by_name.get("base", 0),
        "other_bombers": by_name["others"],
        "element_modifier": by_name.get("element", 0),
        "modifier": sum(by_name.values()),
        "total": u.modified[0],
        "result": result,
    }
