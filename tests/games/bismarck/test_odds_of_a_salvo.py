"""The exact odds of a salvo agree with the rules that they are made of."""

from collections.abc import Mapping

import pytest

from sandtable.engine.odds import distribution
from sandtable.engine.umpire import Umpire
from sandtable.games.bismarck.components import Box
from sandtable.games.bismarck.odds.salvo import (
    MIDSHIPS,
    Fire,
    Salvo,
    full_salvo,
    one_shot,
    salvo,
    with_first_option,
)
from sandtable.games.bismarck.rules.ch09_aim import Aim
from sandtable.games.bismarck.rules.ch09_damage import is_sinking
from sandtable.games.bismarck.rules.ch09_fire import fire_shots, targets
from sandtable.games.bismarck.state import Campaign, Damage
from tests.games.bismarck.battles import BOX, battle, battle_on

NEAR = 1e-12
SHOTS = 2

CASES = {
    "abeam at range B": ({"bismarck": "0,0:E", "hood": "0,5:E"}, "bismarck", Damage()),
    "abeam at range A": ({"hood": "0,2:E", "bismarck": "0,0:E"}, "hood", Damage()),
    "from ahead": ({"hood": "3,0:W", "bismarck": "0,0:E"}, "hood", Damage()),
    "nearly sunk": ({"bismarck": "0,0:E", "norfolk": "0,2:E"}, "bismarck", Damage(midships=2)),
    "few boxes left": (
        {"hood": "0,2:E", "bismarck": "0,0:E"},
        "hood",
        Damage(bow=6, stern=7, starboard_secondary=3, midships=4),
    ),
    "the Rodney abeam": ({"bismarck": "0,3:E", "rodney": "0,0:E"}, "bismarck", Damage(bow=7)),
    "the Rodney astern": ({"bismarck": "-3,0:E", "rodney": "0,0:E"}, "bismarck", Damage()),
}


def table(case: str) -> tuple[Campaign, Aim]:
    places, firer, damage = CASES[case]
    target = next(ship for ship in places if ship != firer)
    fresh = Damage(**{name: getattr(damage, name) for name in damage.__struct_fields__})
    s = battle(places, damage={target: fresh})
    (aim,) = targets(BOX, s, battle_on(s).places[firer])
    return s, aim


def walked(case: str) -> Mapping[tuple[int, ...], float]:
    """The chances of the damage after two shots, every path of the rules walked."""
    firer = BOX.ships[CASES[case][1]]

    def shoot(u: Umpire[Box]) -> tuple[int, ...]:
        s, aim = table(case)
        with_first_option(fire_shots(u, s, firer, aim, SHOTS))
        damage = s.vessel(aim.target).damage
        return tuple(getattr(damage, name) for name in damage.__struct_fields__)

    return distribution(BOX, shoot).chances


def spread(found: Mapping[tuple[int, ...], float], case: str, name: str) -> dict[int, float]:
    place = Damage.__struct_fields__.index(name)
    start = getattr(CASES[case][2], name)
    chances: dict[int, float] = {}
    for state, chance in found.items():
        chances[state[place] - start] = chances.get(state[place] - start, 0.0) + chance
    return chances


def told(odds: Salvo, name: str) -> dict[int, float]:
    chances = odds.midships if name == MIDSHIPS else odds.guns[name]
    return {number: chance for number, chance in enumerate(chances) if chance > NEAR}


@pytest.mark.parametrize("case", CASES)
def test_two_shots_do_exactly_what_every_path_of_the_rules_adds_up_to(case: str) -> None:
    s, aim = table(case)
    found = walked(case)

    odds = salvo(BOX, aim.target, s.vessel(aim.target).damage, Fire(SHOTS, aim))

    for name in (MIDSHIPS, "bow", "stern", *aim.sides):
        assert told(odds, name) == pytest.approx(spread(found, case, name), abs=NEAR)
    lost = sum(chance * (state[-1] + state[-2]) for state, chance in found.items())
    assert odds.evasion_loss == pytest.approx(lost, abs=1e-9)


@pytest.mark.parametrize("case", CASES)
def test_the_chance_to_sink_is_that_of_the_rules(case: str) -> None:
    s, aim = table(case)
    ship = BOX.ships[aim.target]
    found = walked(case)
    place = Damage.__struct_fields__.index(MIDSHIPS)

    odds = salvo(BOX, aim.target, s.vessel(aim.target).damage, Fire(SHOTS, aim))

    sunk = sum(chance for state, chance in found.items() if state[place] == ship.midships)
    assert odds.sunk == pytest.approx(sunk, abs=NEAR)


def test_fire_of_several_ships_adds_up_in_any_order() -> None:
    s = battle({"bismarck": "0,0:E", "hood": "0,2:E", "norfolk": "0,-3:E"})
    fires = [Fire(3, targets(BOX, s, battle_on(s).places[ship])[0]) for ship in ("hood", "norfolk")]

    one, other = (
        salvo(BOX, "bismarck", Damage(midships=6), *order) for order in (fires, fires[::-1])
    )

    assert one.sunk == pytest.approx(other.sunk)
    assert one.midships == pytest.approx(other.midships)
    assert set(one.guns) == {"bow", "stern", "port_secondary", "starboard_secondary"}


def test_a_whole_salvo_weighs_the_turrets_that_may_fail() -> None:
    s = battle({"king_george_v": "0,5:E", "bismarck": "0,0:E"})
    firer = battle_on(s).places["king_george_v"]
    (aim,) = targets(BOX, s, firer)

    before = full_salvo(BOX, s, firer, aim, dice_thrown=False)
    whole = full_salvo(BOX, s, firer, aim)
    battle_on(s).failed = {"king_george_v": "bow"}
    failed = full_salvo(BOX, s, firer, aim)

    assert (whole.shots, failed.shots) == (6, 4)  # 7 + 5, 3 + 5, halved
    assert before.shots == 6 / 2 + 4 / 4 + 4 / 4  # 7 + 2 when the stern fails
    assert failed.mean_midships < before.mean_midships < whole.mean_midships


def test_a_ship_that_cannot_be_hit_harder_is_sunk_for_certain() -> None:
    s = battle({"bismarck": "0,0:E", "norfolk": "0,1:E"})
    (aim,) = targets(BOX, s, battle_on(s).places["bismarck"])
    sunk = Damage(midships=3)
    assert is_sinking(BOX, s.vessel("norfolk")) is False

    odds = salvo(BOX, "norfolk", sunk, Fire(17, aim))

    assert odds.sunk == 1.0
    assert odds.evasion_loss == 0.0
    assert odds.chance_to_hit("bow") == 0.0


def test_the_average_of_one_shot_is_that_of_its_odds() -> None:
    s, aim = table("abeam at range A")

    mean = one_shot(BOX, "bismarck", aim.table, aim.attitude)
    odds = salvo(BOX, "bismarck", s.vessel("bismarck").damage, Fire(1, aim))

    assert mean.midships == pytest.approx(odds.mean_midships)
    assert mean.guns == pytest.approx(sum(chances[1] for chances in odds.guns.values()))
    assert mean.permanent == pytest.approx(odds.evasion_loss - odds.mean_midships)


def test_the_hood_blows_up_once_in_thirty_six_special_hits() -> None:
    near, far = (one_shot(BOX, "hood", table, "broadside") for table in ("A", "B"))

    assert near.sunk == pytest.approx(3 / 36 / 36)
    assert far.sunk == pytest.approx(2 / 36 / 36)
    assert one_shot(BOX, "bismarck", "A", "broadside").sunk == 0.0
