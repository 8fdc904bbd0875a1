"""Attacks and their targets: 9.2 and 9.45."""

from typing import Any

from sandtable.engine.decisions import Decision
from sandtable.games.bismarck.rules.ch09_announcement import (
    announce,
    is_fast_enough,
    may_attack,
    naval_combat,
    open_action,
    pairs,
    stay_out,
)
from sandtable.games.bismarck.rules.units import Unit, unit_type
from sandtable.games.bismarck.state import BRITISH, Campaign
from sandtable.testing.desk import answers, drive, offered, option_ids
from tests.games.bismarck.battles import BOX, umpire
from tests.games.bismarck.hunts import found, hunt, unit_with
from tests.games.bismarck.runners.common import Facts, runs

HERE = "H12"
FORCE = ("hood", "repulse", "norfolk", "kenya", "victorious")
SINGLE = ("suffolk", "king_george_v")
GERMANS = ("bismarck", "prinz_eugen")
ON_BATTLESHIP, ON_CRUISER = f"{HERE}.battleship.battleship", f"{HERE}.cruiser.cruiser"

ALL_FIGHT = ("all-fight", "all-fight")


def example() -> Campaign:
    """The Suffolk shadows the Bismarck; the Germans have found all the British."""
    s = hunt(dict.fromkeys((*FORCE, *SINGLE, *GERMANS), HERE), forces=[FORCE], visibility=6)
    found(s, *FORCE, *SINGLE)
    found(s, "bismarck", how="shadow")
    s.vessel("suffolk").is_shadowing = True
    s.shadows = {"suffolk": ["bismarck"]}
    return s


def name(unit: Unit) -> str:
    return "task_force" if unit[0].force else unit[0].id


def battleships(s: Campaign) -> list[str]:
    """The British units that may open combat as battleships, in the order of the draw."""
    return [
        name(attacker)
        for attacker, target in pairs(BOX, s, BRITISH, HERE)
        if unit_type(BOX, attacker) == "battleship" and is_fast_enough(BOX, attacker, target)
    ]


def fought(draw: str, *, reserve: str) -> Campaign:
    """Both sides have announced; the task force, if it is free, is to reinforce an action."""
    s = example()
    die = battleships(s).index(draw) + 1
    given = (ON_BATTLESHIP, ON_CRUISER, "done", *ALL_FIGHT, reserve, *ALL_FIGHT)
    answers(naval_combat(umpire(die), s), *given)
    return s


@runs("ex-9.2-british")
def british_attack(given: Facts) -> dict[str, Any]:
    s = example()
    assert unit_type(BOX, unit_with(s, given["target"])) == given["attacker_type_named"]
    after = fought(given["random_draw"], reserve="1")
    alone = hunt(dict.fromkeys(("victorious", "bismarck"), HERE))
    return {
        "candidates": sorted(battleships(s)),
        "carrier_may_attack": may_attack(BOX, alone, unit_with(alone, "victorious")),
        "starts_combat": after.actions[0].attackers,
        "later_reinforcement": [name(unit_with(after, x)) for x in after.actions[0].reserves],
        "if_task_force_drawn": task_force_drawn(),
    }


def task_force_drawn() -> dict[str, list[str]]:
    s = example()
    die = battleships(s).index("task_force") + 1
    answers(open_action(umpire(die), s, BRITISH, HERE, "battleship", "battleship"))
    (action,) = s.actions
    asked = offered(stay_out(umpire(), s, action, BRITISH))
    free = [ship for ship in option_ids(asked) if ship in FORCE]
    return {
        "must_fight": [ship for ship in action.attackers if ship not in free],
        "may_stay_out": free,
        "stays_out": action.aside,
    }


@runs("ex-9.2-german")
def german_attack(given: Facts) -> dict[str, Any]:
    s = fought(given["already_committed"][0], reserve="1")
    force = [s.vessel(ship) for ship in FORCE]
    named = {
        "task_force": unit_type(BOX, force),
        "suffolk": unit_type(BOX, unit_with(s, "suffolk")),
    }
    assert named == given["targets_named_as"]
    first, second = s.actions
    assert ON_CRUISER.endswith(given["type_chosen"])
    assert second.attackers == [given["attacker"]]
    return {
        "defender": second.defenders[0],
        "first_action": first.defenders[0],
        "second_action": second.attackers[0],
    }


@runs("ex-9.45")
def reserves(given: Facts) -> dict[str, Any]:
    chosen = [fought("king_george_v", reserve=str(n)) for n in (1, 2)]
    leader = unit_with(chosen[0], given["task_force"][0])[0].id
    placed = [[leader in action.reserves for action in s.actions] for s in chosen]
    return {
        "may_be_assigned_to": [
            german
            for german, mine in zip(given["actions"], zip(*placed, strict=True), strict=True)
            if any(mine)
        ],
        "assigned_to_both": any(all(mine) for mine in placed),
        "recorded_before_combat": all(s.battle is None for s in chosen),
    }


@runs("st-9.222")
def evasion_check(given: Facts) -> dict[str, Any]:
    assert not given["accepted"]
    s = hunt(dict.fromkeys(("suffolk", "prinz_eugen"), HERE))
    return {
        "may_attack": [attacks(unit, given["target"], "decline") for unit in given["attackers"]],
        "if_accepted": [attacks(unit, given["target"], "accept") for unit in given["attackers"]],
        "prinz_eugen_may_attack_suffolk": is_fast_enough(
            BOX, unit_with(s, "prinz_eugen"), unit_with(s, "suffolk")
        ),
    }


def attacks(unit: list[str], target: list[str], answer: str) -> bool:
    """Return whether an attack takes place, with the enemy's answer if he is asked."""
    s = found(hunt(dict.fromkeys((*unit, *target), HERE), forces=[unit]), *target)

    def reply(decision: Decision) -> str:
        options = option_ids(decision)
        return next(one for one in (answer, ON_BATTLESHIP, "done") if one in options)

    drive(announce(umpire(), s, BRITISH), reply)
    return len(s.actions) == 1
