"""The mission turn: formation, escorts, events, flak and bombs."""

from typing import Any

from sandtable.games.wing_and_a_prayer.rules.ch05_turn import (
    check_range,
    close_up,
    event_check,
    new_escort,
    tighten_up,
)
from sandtable.games.wing_and_a_prayer.rules.ch06_formation import (
    check_losses,
    random_in,
    weather_change,
)
from sandtable.games.wing_and_a_prayer.rules.ch08_flak import (
    attacks,
    flak_at,
    flak_damage,
    flak_value,
)
from sandtable.games.wing_and_a_prayer.rules.ch09_interceptors import enemy_fighters
from sandtable.games.wing_and_a_prayer.rules.ch10_results import (
    abandons,
    fate,
    heavy_damage,
    light_damage,
)
from sandtable.games.wing_and_a_prayer.rules.ch11_bombing import (
    bombing_dice,
    bombing_run,
    bombing_shift,
    flak_shift,
    target_damage,
)
from sandtable.games.wing_and_a_prayer.rules.ch11_bombing import flak_value as target_flak_value
from sandtable.testing.desk import answers
from sandtable.testing.examples import Facts, Found
from tests.games.wing_and_a_prayer.runners.common import EXAMPLES, SIDES, both
from tests.games.wing_and_a_prayer.squadrons import BOX, at, flight, man, umpire

NAMED = {0: "blank", 1: "crew_01:veteran", 2: "crew_01:crack", -1: "green_14"}
"""Crews of some performance."""


@EXAMPLES.runs("element-shift")
def element_shift(given: Facts) -> Found:
    s = flight(12)
    before = given["before"]
    s.now.places = [b for e in ("lead", "high", "low", "tail") for b in (before[e] or [""] * 3)]
    close_up(umpire(), s)
    rows = [s.now.places[n : n + 3] for n in range(0, 12, 3)]
    names = ("lead", "high", "low", "tail")
    after = {n: [b for b in row if b] for n, row in zip(names, rows, strict=True)}
    return {"after": after}


@EXAMPLES.runs("event-lady-luck", "event-lady-luck-repeat")
def event(given: Facts) -> Found:
    s = flight(at="paris")
    assert BOX.atlas.from_base[s.now.box] == given["distance"]
    dice = [face for one in given["dice"] for face in both(one["total"])]
    u = umpire(*dice, 1)
    answers(event_check(u, s))
    return {"event_occurs": len(u.rolls) > 1, "event": "lady_luck" if s.luck else ""}


@EXAMPLES.runs("random-bomber-three", "targeting-three")
def random_place(given: Facts) -> Found:
    s = flight()
    element = s.now.places[: given["bombers_in_element"]]
    found = [random_in(umpire(die), s, element) for die in given["dice_values"]]
    return {"places": [SIDES[element.index(bomber)] for bomber in found]}


@EXAMPLES.runs("loose-nine")
def loose(given: Facts) -> Found:
    found = []
    for losses in given["losses"]:
        s = flight(given["bombers_at_takeoff"], gone=losses)
        answers(check_losses(umpire(), s))
        found.append(s.now.loose)
    return {"loose": found}


@EXAMPLES.runs("flak-six-b17f")
def flak(given: Facts) -> Found:
    s = flight(given["formation"]["bombers"], at="lille")
    bomber = at(s, 1)
    assert bomber.type == given["formation"]["type"]
    assert BOX.atlas.has_flak(s.now.box) == given["box_flak_site"]
    assert (BOX.target_of(s.now.card).box == s.now.box) == given["box_is_target"]
    assert bomber.damaged == given["first_bomber_damaged"]
    check, intensity, shots, damage, light = given["dice"]
    value = flak_value(umpire(intensity["value"]))
    dice = attacks(BOX, value, given["formation"]["bombers"])
    u = umpire(*shots["values"], *damage["values"], light["value"])
    structure = BOX.aircraft["b17f"].front.structure
    answers(flak_at(u, s, bomber.id, dice, "en_route"))
    span = next(span for span in BOX.combat.spans if span.lo <= value <= span.hi)
    hits, total = u.thrown[0], u.thrown[1]
    return {
        "flak_attack": BOX.flak_site.read(check["total"]).yes,
        "intensity": BOX.flak_intensity.read(intensity["value"]).level,
        "attack_value": value,
        "combat_row": f"{span.lo}-{span.hi}",
        "combat_column": given["formation"]["bombers"],
        "attacks_per_bomber": dice,
        "hits": hits,
        "damage_sum": total,
        "structure": structure,
        "total": total - structure,
        "flak_damage": flak_damage(BOX, total, structure),
        "bomber_state": "damaged" if bomber.damaged else "undamaged",
        "abandon_roll_made": "abandon_roll" in u.tables,
    }


@EXAMPLES.runs("flak-formula-figure")
def formula(given: Facts) -> Found:
    total = sum(given["hit_dice"])
    assert flak_damage(BOX, total, given["structure"]) == "light"
    return {"sum": total, "total": total - given["structure"]}


@EXAMPLES.runs("flak-intensity")
def intensity(given: Facts) -> Found:
    return {"attack": [flak_value(umpire(die)) for die in given["dice_values"]]}


@EXAMPLES.runs("flak-site-check")
def site(given: Facts) -> Found:
    return {"attack": [BOX.flak_site.read(total).yes for total in given["dice_values"]]}


@EXAMPLES.runs("flak-hit-numbers")
def hit_numbers(given: Facts) -> Found:
    return {
        where: [die >= BOX.flak_hit[where].read(1).value for die in given["dice_values"]]
        for where in ("en_route", "target")
    }


@EXAMPLES.runs("cloud-bounds")
def cloud(given: Facts) -> Found:
    return {"results": [BOX.cloud_cover.read(total).cloud for total in given["dice_values"]]}


@EXAMPLES.runs("weather-change")
def weather(given: Facts) -> Found:
    found = []
    for bombed, dice in zip(given["bombed"], given["dice"], strict=True):
        s = flight(cloud=given["cloud"], bombed=bombed)
        answers(weather_change(umpire(*([] if bombed else dice)), s))
        found.append(s.now.cloud)
    return {"cloud": found}


@EXAMPLES.runs("tighten-up")
def tighten(given: Facts) -> Found:
    found = []
    for performance, die in zip(given["lead_crew_performance"], given["dice_values"], strict=True):
        s = flight(loose=given["formation"] == "loose", crews={1: NAMED[performance]})
        tighten_up(umpire(die), s)
        found.append("loose" if s.now.loose else "tight")
    return {"formation": found}


@EXAMPLES.runs("interceptor-count-1942", "interceptors-loose")
def interceptors(given: Facts) -> Found:
    dice = [one["value"] for one in given.get("dice", [])] or given["dice_values"]
    found = []
    for die in dice:
        s = flight(loose=given["formation"] == "loose", year=given.get("year", 1942))
        enemy_fighters(umpire(1, die, 1), s)
        found.append(len(s.now.interceptors))
    return {"interceptors": found[0] if "year" in given else found}


@EXAMPLES.runs("interceptor-aces-1942")
def aces(given: Facts) -> Found:
    s = flight(year=given["year"])
    enemy_fighters(umpire(3, given["interceptors"], 3, 1), s)
    row = [bool(fighter.ace) for fighter in s.now.interceptors]
    return {"aces_min": sum(row), "first_ace_on": "leftmost interceptor" if row[0] else ""}


@EXAMPLES.runs("range-p47")
def escort_range(given: Facts) -> Found:
    found = []
    for boxes in given["boxes_travelled"]:
        s = flight(escort=(given["escort"], 3))
        for _ in range(boxes):
            check_range(umpire(), s)
        found.append(s.now.escort is not None)
    return {"present": found}


@EXAMPLES.runs("rendezvous-half-range")
def half_range(given: Facts) -> Found:
    left = []
    for die, name in ((1, "p47"), (2, "p38"), (3, "p51")):
        s = flight(year=1944)
        s.box = 14
        new_escort(umpire(2, die, 1), s)
        assert s.now.escort is not None
        assert s.now.escort.type == name == given["escorts"][die - 1]
        left.append(BOX.aircraft[name].range - s.now.escort.flown)
    return {"boxes_left": left}


@EXAMPLES.runs("rendezvous-number")
def rendezvous(given: Facts) -> Found:
    return {"escorts": [BOX.rendezvous.read(die).value for die in given["dice_values"]]}


# ---------------------------------------------------------------------- results


@EXAMPLES.runs("light-damage-chain")
def light(given: Facts) -> Found:
    found = []
    for state, dice in zip(given["bomber_state"], given["dice"], strict=True):
        s = flight(at="eng_s", damaged=(1,) if state == "damaged" else ())
        bomber = at(s, 1)
        goes = dice[-1] >= 4 and len(dice) == 2
        answers(light_damage(umpire(*dice, *([6] if goes else [])), s, bomber, "flak"))
        gone = bomber.id not in s.now.places
        found.append("abandons" if gone else "damaged" if bomber.damaged else "undamaged")
    return {"result": found}


@EXAMPLES.runs("heavy-damage-chain")
def heavy(given: Facts) -> Found:
    s = flight(at="eng_s", crews={1: f"crew_01:{given['crew_level']}"})
    bomber = at(s, 1)
    assert bomber.damaged == (given["bomber_state"] == "damaged")
    crew = s.crew_of(bomber.id)
    dice = [one["value"] for one in given["dice"]]
    answers(heavy_damage(umpire(*dice, 6), s, bomber, "flak"))
    return {
        "bomber_state": "damaged" if bomber.damaged else "undamaged",
        "crew_level": crew.level,
        "abandons": bomber.id not in s.now.places,
    }


@EXAMPLES.runs("heavy-on-damaged")
def heavy_again(given: Facts) -> Found:
    s = flight(damaged=(1,) if given["bomber_state"] == "damaged" else ())
    bomber = at(s, 1)
    assert given["result"] == "heavy"
    answers(heavy_damage(umpire(), s, bomber, "flak"))
    gone = "destroyed" if bomber.id not in s.bombers else "in the squadron"
    return {"bomber": gone, "mission_vp": s.now.points}


@EXAMPLES.runs("abandon-check")
def abandon(given: Facts) -> Found:
    modified, gone = [], []
    for performance, die in zip(given["crew_performance"], given["dice_values"], strict=True):
        s = flight(crews={1: NAMED[performance]}, damaged=(1,))
        u = umpire(die)
        gone.append(abandons(u, s, at(s, 1)))
        modified += u.modified
    return {"modified": modified, "abandons": gone}


@EXAMPLES.runs("lost-bomber-fate")
def lost(given: Facts) -> Found:
    boxes = {1: "dover", 5: "oldenburg", 8: "schweinfurt"}
    totals, returns = [], []
    for distance, die in zip(given["distance"], given["dice_values"], strict=True):
        s = flight(at=boxes[distance], damaged=(1,))
        assert BOX.atlas.from_england[boxes[distance]] == distance
        bomber = at(s, 1)
        man(s, bomber.id, NAMED[given["crew_performance"]])
        assert (bomber.type, bomber.damaged) == (given["bomber"]["type"], True)
        u = umpire(die)
        returns.append(fate(u, s, bomber))
        totals += [roll.die + sum(m.value for m in roll.modifiers) for roll in u.rolls]
    return {"total": totals, "returns": returns}


# ---------------------------------------------------------------------- bombs


@EXAMPLES.runs("bombing-row-nine-b17f", "bombing-row-floor")
def bombing_row(given: Facts) -> Found:
    cards = {2: "lille:blue", 3: "brest:blue"}
    crew = {0: "blank", 1: "crew_01:veteran"}[given["lead_crew_bombing"]]
    s = flight(given["bombers"], card=cards[given["difficulty"]], crews={1: crew})
    s.now.loose = given["formation"] == "loose"
    assert given["all_undamaged"]
    assert at(s, 1).type == given["type"]
    factors = given["bombers"] * BOX.aircraft["b17f"].front.bombing
    row, shift = BOX.combat.read(factors).row, bombing_shift(BOX, s)
    dice = bombing_dice(BOX, s)
    final = next(span.row.row for span in BOX.combat.spans if span.row.attacks[0] == dice)
    return {"factors": factors, "row": row, "shift": shift, "final_row": final, "dice": dice}


@EXAMPLES.runs("bombing-hits")
def bombing_hits(given: Facts) -> Found:
    return {
        cloud: [die >= BOX.bombing_hit[cloud].read(1).value for die in given["dice_values"]]
        for cloud in ("clear", "light", "heavy")
    }


@EXAMPLES.runs("target-damage-6")
def damage(given: Facts) -> Found:
    card = "lorient:blue"
    assert BOX.card(card).destruction == given["destruction"]
    return {"results": [target_damage(BOX, card, hits) for hits in given["hits"]]}


@EXAMPLES.runs("exit-flak-destroyed")
def exit_flak(given: Facts) -> Found:
    values = []
    for result in given["target_result"]:
        s = flight(card="munich:blue", damage=result, bombed=True)
        assert BOX.card(s.now.card).flak == given["card_flak"]
        values.append(target_flak_value(BOX, s, bombed=True))
    return {"exit_flak": values}


@EXAMPLES.runs("target-flak-options")
def flak_options(given: Facts) -> Found:
    rows, dice = [], []
    for cloud in given["cloud"]:
        s = flight(
            given["bombers"],
            low=given["low_altitude"],
            cloud=cloud,
            options={"cloud_flak": given["cloud_effect"]},
        )
        shift = flak_shift(BOX, s)
        rows.append(BOX.combat.read(given["card_flak"]).row + shift)
        dice.append(attacks(BOX, given["card_flak"], given["bombers"], shift))
    return {"row": rows, "dice_per_bomber": dice}


@EXAMPLES.runs("go-round-again")
def go_round(given: Facts) -> Found:
    s = flight(1, card="brest:blue", at="brest", cloud=given["cloud"])
    s.switches = type(s.switches)(second_pass=given["player_goes_round"])
    assert BOX.card(s.now.card).flak == given["card_flak"]
    assert given["target_result"] == "heavy"
    s.now.places = [*list(s.bombers)[:9], "", "", ""]
    flak = [1] * 27  # three dice at each of nine bombers, no hits
    bombs = [6] * bombing_dice(BOX, s)
    last = [1] * 18  # two dice each from a destroyed target
    u = umpire(*flak, *flak, *flak, *both(given["new_cloud_roll"]), *bombs, *last)
    answers(bombing_run(u, s), "round")
    steps: list[Any] = [(e.rule, getattr(e, "value", 0)) for e in u.log]
    kept = ("11.1", "11.4", "4.3", "11.2", "11.3")
    return {
        "sequence": [rule for rule, _ in steps if rule in kept],
        "flak_values": [value for rule, value in steps if rule in ("11.1", "11.4")],
        "cloud": s.now.cloud,
    }
