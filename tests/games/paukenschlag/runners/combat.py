"""Torpedoes, depth charges and guns: chapter 9."""

from __future__ import annotations

from sandtable.games.paukenschlag.rules.ch09_combat import asw_effect
from sandtable.games.paukenschlag.rules.ch09_damage import gun_effect, odds, torpedo_effect
from sandtable.games.paukenschlag.rules.ch09_torpedo import salvoes, shoot
from sandtable.testing.examples import Facts, Found
from tests.games.paukenschlag.campaigns import BOX, boat, empty, tactical, umpire
from tests.games.paukenschlag.runners.common import runs


@runs("two-torpedo-hits", "d-torpedo-two-hits-bb")
def two_hits(given: Facts) -> Found:
    if "torpedo_cf" in given:
        assert given["torpedo_cf"] == BOX.limits.torpedo_attack
        return {"attack_factors": BOX.limits.torpedo_attack * given["torpedoes_hitting_same_ship"]}
    return ship_hit(given)


@runs("d-torpedo-tr", "d-torpedo-tr-neutralized", "d-torpedo-half")
def ship_hit(given: Facts) -> Found:
    kind = BOX.classes[given["target"]]
    count = given.get("torpedo_hits", 1)
    assert given["attack"] == BOX.limits.torpedo_attack * count
    assert (given["defence"], given["flotation"]) == (kind.defence, kind.flotation)
    column = odds(BOX, given["attack"], given["defence"])
    hits = BOX.surface[column].read(given["dice"][0]).value
    result = torpedo_effect(hits, given["flotation"])
    found: Found = {"odds": column.replace("-", ":"), "hits": hits, "result": result}
    if (given["target"], result) == ("TR", "neutralized"):
        found["tr_counter_left_behind"] = True
    return found


@runs("d-torpedo-tight", "d-torpedo-dud")
def torpedo(given: Facts) -> Found:
    s = empty()
    tactical(s, {"C1": "55", "U-66": "55"})
    s.convoys["C1"].formation = given["formation"]
    column = BOX.torpedo[given["target"]]
    assert sum(column.read(face).yes for face in range(1, 11)) == given["hit_number"]
    u = umpire(*given["dice"])
    effects = shoot(u, s, "U-66", "C1", 1)
    hit = column.read(u.modified[0]).yes
    if len(given["dice"]) == 1:
        return {"modified": u.modified[0], "hit": hit}
    return {"hit": hit, "dud": not effects, "effect": "none" if not effects else effects[0]}


@runs("d-asw-kill", "d-asw-surface", "d-asw-equal")
def depth_charges(given: Facts) -> Found:
    first, second = given["dice"]
    number = BOX.asw[str(BOX.classes[given["ship"]].asw)].read(first).value
    words = {"destroyed": "destroyed", "forced": "forced to surface", "none": "no effect"}
    return {"number": number, "result": words[asw_effect(number, second)]}


@runs("d-asw-ast-nothing")
def nothing(given: Facts) -> Found:
    number = BOX.asw[str(BOX.classes[given["ship"]].asw)].read(given["dice"][0]).value
    effect = asw_effect(number, 0)
    return {
        "number": number,
        "second_roll": bool(number),
        "result": f"{effect}".replace("none", "no effect"),
    }


@runs("d-surface-check", "d-surface-check-bb", "d-gun-on-convoy")
def gunnery(given: Facts) -> Found:
    kind = str(given["target"]).removesuffix(" of a convoy")
    assert given["flotation"] == BOX.classes[kind].flotation
    big = kind == "BB"
    if "hits" in given:
        effect = gun_effect(
            umpire(*given["dice"]), given["hits"], given["flotation"], battleship=big
        )
        return {"check": given["dice"][0] + given["hits"] - 2, "result": effect}
    first, second = given["dice"]
    if "attacker" in given:
        assert given["attack"] == BOX.classes[given["attacker"]].attack
    column = odds(BOX, given["attack"], given["defence"])
    hits = BOX.surface[column].read(first).value
    effect = gun_effect(umpire(second), hits, given["flotation"], battleship=big)
    found: Found = {"odds": column.replace("-", ":"), "hits": hits, "check": second + hits}
    found["result"] = effect
    if kind == "TR":
        found["tr_counter_left_behind"] = effect == "neutralized"
    return found


@runs("d-odds-rounding")
def rounding(given: Facts) -> Found:
    columns = [odds(BOX, case["attack"], case["defence"]) for case in given["cases"]]
    return {"odds": [column.replace("-", ":") or "no effect" for column in columns]}


@runs("d-no-torpedoes", "d-three-torpedoes-left")
def tubes(given: Facts) -> Found:
    s = empty()
    found = boat(s, "U-66", "CB", torpedoes=given["torpedoes"])
    counts = [len(option.id) for option in salvoes(BOX, found, ["C1"])]
    if given.get("surfaced"):
        return {"may_attack": bool(counts), "may_return_fire": BOX.classes["uboat_IX"].attack > 0}
    return {"shots_at_most": len(counts)}
