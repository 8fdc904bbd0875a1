"""The battle board: movement, fire, damage and withdrawal."""

from typing import Any

from msgspec import convert

from sandtable.engine.events import Rolled
from sandtable.games.bismarck.components.battle_board import Sector
from sandtable.games.bismarck.components.rows import Effect, Hits
from sandtable.games.bismarck.rules.ch09_aim import (
    Aim,
    bearing,
    take_aim,
)
from sandtable.games.bismarck.rules.ch09_damage import apply_hits, effects_on, is_sinking
from sandtable.games.bismarck.rules.ch09_fire import (
    Battery,
    all_salvoes,
    battery,
    halved_by_range,
    salvo_number,
    section_salvoes,
    shots_at,
    targets,
    turrets_fail,
)
from sandtable.games.bismarck.rules.ch09_manoeuvre import manoeuvres
from sandtable.games.bismarck.rules.ch09_reinforcement import try_to_enter
from sandtable.games.bismarck.rules.ch09_withdrawal import lose_markers, may_withdraw
from sandtable.games.bismarck.rules.units import evasion
from sandtable.games.bismarck.state import BRITISH, SECTIONS, Campaign, Damage, Vessel
from sandtable.testing.desk import answers
from tests.games.bismarck.battles import BOX, battle, battle_on, place, umpire, vessel
from tests.games.bismarck.runners.common import Facts, runs

ABEAM = "bow", "stern", "port_secondary"


def aim_at(target: str, distance: int, sections: tuple[str, ...] = ABEAM) -> Aim:
    band = BOX.battle.ranges.band(distance)
    return Aim(target, distance, band, band, "broadside", ("port_secondary",), sections)  # type: ignore[arg-type]  # names from a file


def shots(guns: Battery, distance: int, sections: tuple[str, ...] = ABEAM) -> int:
    aim = aim_at("hood", distance, sections)
    return shots_at(BOX, [aim], {"hood": all_salvoes(guns, aim)})["hood"]


# ---------------------------------------------------------------------- movement and reinforcements


@runs("ex-9.53")
def chart(given: Facts) -> dict[str, Any]:
    slowed = vessel("bismarck", temporary=BOX.ships["bismarck"].evasion - given["evasion"])
    return {"options": [list(pair) for pair in reversed(manoeuvres(BOX, slowed))]}


@runs("st-9.41")
def reinforcement_dice(given: Facts) -> dict[str, Any]:
    s = battle({"hood": "0,6:E", "bismarck": "0,0:E"}, reserves=("norfolk",))
    modified: list[int] = []
    enters: list[bool] = []
    for die in given["dice"]:
        u = umpire(die)
        try_to_enter(u, s, BRITISH, "norfolk")
        modified += [roll.modified for roll in u.told(Rolled)]
        enters.append(battle_on(s).ready == ["norfolk"])
    last = given["rounds"][enters.index(True)]
    return {"modified": modified, "enters": enters, "enters_in_round": last + 1}


# ---------------------------------------------------------------------- fire


@runs("st-9.61")
def ranges(given: Facts) -> dict[str, Any]:
    far = given["distances"]

    def reach(ship: str, section: str) -> list[bool]:
        return [section in bearing(BOX.ships[ship], Sector.PORT, distance) for distance in far]

    return {
        "band": [BOX.battle.ranges.band(distance) or "out" for distance in far],
        "battleship_main": reach("bismarck", "bow"),
        "heavy_cruiser_main": reach("norfolk", "bow"),
        "light_cruiser_main": reach("kenya", "stern"),
        "secondary": reach("bismarck", "port_secondary"),
    }


@runs("ex-9.651")
def seventeen_salvoes(given: Facts) -> dict[str, Any]:
    guns = Battery(BOX.ships[given["ship"]], Damage())
    sections = tuple(given["sections"])
    aim = aim_at("hood", given["distance"], sections)
    return {
        "salvo_count": all_salvoes(guns, aim),
        "shots": shots(guns, given["distance"], sections),
        "shots_at_distance_1": shots(guns, 1, sections),
    }


@runs("st-9.69")
def the_last_box(given: Facts) -> dict[str, Any]:
    ship = BOX.ships[given["ship"]]
    left = Damage(
        bow=len(ship.bow) - given["bow_left"], stern=len(ship.stern) - given["stern_left"]
    )
    names = ("hood", "rodney", "norfolk")
    aims = [aim_at(name, given["distance"]) for name in names]
    split = shots_at(BOX, aims, dict(zip(names, (5, 1, 1), strict=True)))
    return {
        "shots": shots(Battery(ship, left), given["distance"]),
        "withdrawing_shots": shots(Battery(ship, left, withdrawing=True), given["distance"]),
        "bismarck_bow_7_split_5_1_1_at_distance_2": [split[name] for name in names],
    }


@runs("st-9.82")
def rodney_abeam(given: Facts) -> dict[str, Any]:
    guns = Battery(BOX.ships[given["ship"]], Damage())
    sections = []
    for distance in given["distances"]:
        bears = bearing(guns.ship, Sector.PORT, distance)
        near = BOX.battle.ranges.band(distance) == "A"
        salvoes = {one: section_salvoes(guns, one, bow_fires_at_a=near) for one in bears}
        third, side = salvoes["stern"], salvoes.get("port_secondary", 0)
        sections.append({"bow": salvoes["bow"], "third": third, "secondary": side})
    return {
        "sections": sections,
        "shots": [
            shots(guns, distance, bearing(guns.ship, Sector.PORT, distance))
            for distance in given["distances"]
        ],
        "third_alone_at_3": all_salvoes(guns, aim_at("hood", 3, ("stern",))),
    }


@runs("st-9.83")
def turret_failure(given: Facts) -> dict[str, Any]:
    found = []
    for dice in given["dice"]:
        s = battle({given["ship"]: "0,3:E", "bismarck": "0,0:E"})
        turrets_fail(umpire(*dice), s, battle_on(s).places[given["ship"]])
        guns = battery(BOX, s, battle_on(s).places[given["ship"]])
        found.append([section_salvoes(guns, one, bow_fires_at_a=False) for one in ("bow", "stern")])
    return {"bow_stern": found}


@runs("st-9.98")
def fire_while_withdrawing(given: Facts) -> dict[str, Any]:
    salvoes, made = [], []
    for case in given["cases"]:
        ship = BOX.ships[case["ship"]]
        guns = Battery(ship, Damage(), withdrawing=True, failed=case.get("failed", ""))
        sections = tuple(case["sections"])
        salvoes.append([section_salvoes(guns, one, bow_fires_at_a=False) for one in sections])
        aim = aim_at("hood", case["distance"], sections)
        made.append(halved_by_range(BOX, aim, sum(salvoes[-1])))
    return {"section_salvoes": salvoes, "shots": made}


@runs("st-11.12")
def night(given: Facts) -> dict[str, Any]:
    bismarck = place("bismarck", "0,0:E")
    aims = [
        take_aim(BOX, place("hood", f"0,{distance}:E"), bismarck, night=given["night"])
        for distance in given["distances"]
    ]
    (table,) = {f"gunnery_{aim.table}" for aim in aims if aim.table}
    return {"may_fire": [bool(aim.sections) for aim in aims], "table": table}


# ---------------------------------------------------------------------- damage


def hit(victim: Vessel, *effects: Effect, side: str = "port_secondary") -> None:
    hits = Hits(effects)
    s = battle({"hood": "0,6:E", "bismarck": "0,0:E"})
    answers(apply_hits(umpire(), s, victim, hits, by=BRITISH, sides=(side,)))


@runs("ex-9.711")
def bismarck_marked(given: Facts) -> dict[str, Any]:
    ship, victim = BOX.ships[given["ship"]], vessel(given["ship"])
    for section, number in given["hits"].items():
        struck = "secondary" if section == "port_secondary" else section
        hit(victim, convert({"hit": struck, "n": number}, Effect))
    left = {
        f"{section}_left": list(ship.boxes(section)[getattr(victim.damage, section) :])
        for section in ("bow", "port_secondary", "starboard_secondary", "stern")
    }
    return {
        **left,
        "midships_left": ship.midships - victim.damage.midships,
        "evasion_after": evasion(BOX, victim),
    }


@runs("ex-9.713")
def salvoes_of_the_round(given: Facts) -> dict[str, Any]:
    s = battle({"hood": "0,3:E", given["ship"]: "0,0:E"})
    place_ = battle_on(s).places[given["ship"]]
    victim = s.vessel(given["ship"])
    hit(victim, Effect("bow", given["bow_hits_in_round_1"]))
    first = salvo_number(BOX.ships[victim.id], battery(BOX, s, place_).damage, "bow")
    battle_on(s).before[victim.id] = victim.damage
    second = salvo_number(BOX.ships[victim.id], battery(BOX, s, place_).damage, "bow")
    return {"bow_salvo_round_1": first, "bow_salvo_round_2": second}


@runs("ex-9.714")
def boxes_to_sink(given: Facts) -> dict[str, Any]:
    return {
        "midships_to_sink": {ship: hits_to_sink(ship) for ship in given["ships"]},
        "fires_fully_in_round_of_sinking": all(fires_sinking(ship) for ship in given["ships"]),
    }


def hits_to_sink(ship: str) -> int:
    victim = vessel(ship)
    for number in range(1, 99):
        hit(victim, Effect("midships", 1))
        if is_sinking(BOX, victim):
            return number
    raise AssertionError


def fires_sinking(ship: str) -> bool:
    enemy = "hood" if ship == "bismarck" else "prinz_eugen"
    s = battle({ship: "0,0:E", enemy: "0,3:E"})
    before = fire_of(s, ship)
    hit(s.vessel(ship), Effect("sunk"))
    return fire_of(s, ship) == before > 0


def fire_of(s: Campaign, ship: str) -> int:
    place_ = battle_on(s).places[ship]
    return sum(all_salvoes(battery(BOX, s, place_), aim) for aim in targets(BOX, s, place_))


@runs("ex-9.717")
def hood_without_secondaries(given: Facts) -> dict[str, Any]:
    victim = vessel(given["ship"], port_secondary=given["port_secondary_marked"])
    hit(victim, Effect(given["hit"], 1), side=f"{given['firing_side']}_secondary")
    marked = {f"{name}_marked": getattr(victim.damage, name) for name in (*SECTIONS, "midships")}
    return {
        name: marked[name]
        for name in ("port_secondary_marked", "starboard_secondary_marked", "midships_marked")
    } | {"evasion_after": evasion(BOX, victim)}


@runs("st-9.724")
def evasion_lost(given: Facts) -> dict[str, Any]:
    lost = []
    for ship in given["ships"]:
        victim = vessel(ship)
        before = evasion(BOX, victim)
        hit(victim, Effect("midships", 1))
        lost.append(before - evasion(BOX, victim))
    return {"loss": lost}


@runs("st-9.81")
def rodney_struck(given: Facts) -> dict[str, Any]:
    ship = BOX.ships[given["target"]]
    hits = Hits((Effect(given["hit"], 1),))
    named = {"bow": "bow", "stern": "third"}
    found = [
        named[effect.hit]
        for die in given["dice"]
        for effect in effects_on(umpire(die), ship, hits, given["attitude"])
    ]
    (astern,) = effects_on(umpire(), ship, hits, "stern")
    return {"section": found, "from_stern": astern.hit}


@runs("st-9.84")
def special_table(given: Facts) -> dict[str, Any]:
    letter = given["result"].removeprefix("special ")
    tables = [BOX.special_damage(letter, BOX.ships[ship]).table for ship in given["targets"]]
    return {"table": [table.name.removeprefix("special_damage_").upper() for table in tables]}


# ---------------------------------------------------------------------- withdrawal


@runs("ex-9.93")
def faster_cruiser(given: Facts) -> dict[str, Any]:
    places = dict.fromkeys(given["enemies_within_six"], "0,6:E")
    s = battle({given["withdrawing"]: "0,0:E", **places})
    return {"may_withdraw": may_withdraw(BOX, s, battle_on(s).places[given["withdrawing"]])}


@runs("st-9.93")
def held_or_not(given: Facts) -> dict[str, Any]:
    found = []
    for case in given["cases"]:
        s = battle({case["ship"]: "0,0:E", case["enemy"]: f"0,{case['distance']}:E"})
        found.append(may_withdraw(BOX, s, battle_on(s).places[case["ship"]]))
    return {"may_withdraw": found}


@runs("st-9.94")
def markers(given: Facts) -> dict[str, Any]:
    """Norfolk, 32, withdraws before the Prinz Eugen, slowed to what the example says."""
    kept = []
    slower = BOX.ships["prinz_eugen"].evasion - given["enemy_evasion"]
    for after, reduced in zip(given["evasion_after"], given["reduced_this_round"], strict=True):
        s = battle(
            {"norfolk": "0,4:E", "prinz_eugen": "0,0:E"},
            damage={"prinz_eugen": Damage(permanent=slower)},
            withdrawing=("norfolk",),
        )
        lost = BOX.ships["norfolk"].evasion - after
        assert reduced == (lost > 0)
        s.vessel("norfolk").damage.permanent = lost
        lose_markers(umpire(), s)
        kept.append(battle_on(s).places["norfolk"].withdrawing)
    return {"keeps_marker": kept}
