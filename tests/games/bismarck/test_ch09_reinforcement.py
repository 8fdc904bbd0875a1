"""9.4, 9.272. Reinforcements and late comers."""

import pytest

from sandtable.engine.decisions import SideBySide
from sandtable.engine.events import Rolled
from sandtable.engine.hexes import DIRECTIONS, Hex
from sandtable.games.bismarck.events.battle import ReinforcementsEntered, ReserveReady
from sandtable.games.bismarck.rules.ch09_reinforcement import (
    able_to_enter,
    enter_ships,
    entry_line,
    own_edge,
    roll_for_reinforcements,
)
from sandtable.games.bismarck.rules.units import ids
from sandtable.games.bismarck.state import BRITISH, GERMAN, Campaign, Damage
from sandtable.testing.desk import answers, offered, option_ids
from tests.games.bismarck.battles import BOX, battle, battle_on, umpire

PLACES = {"hood": "0,6:E", "bismarck": "0,0:E"}


def waiting(*reserves: str, round: int = 3, **damage: Damage) -> Campaign:  # noqa: A002  (the rulebook's word)
    return battle(PLACES, reserves=reserves, round=round, damage=damage)


def able(s: Campaign, ship: str) -> list[str]:
    return ids(able_to_enter(BOX, s, ship))


# ---------------------------------------------------------------------- the die


@pytest.mark.rule("9.41")
@pytest.mark.parametrize(("round_", "asked"), [(1, 0), (2, 0), (3, 1), (4, 1)])
def test_9_41_reinforcements_are_rolled_for_from_the_third_round_on(
    round_: int, asked: int
) -> None:
    s = waiting("norfolk", round=round_)

    driven = answers(roll_for_reinforcements(umpire(), s), *(["no-roll"] * asked))

    assert len(driven.asked) == asked
    assert not driven.result


@pytest.mark.rule("9.41")
@pytest.mark.parametrize(("die", "ready"), [(1, ["norfolk"]), (2, [])])
def test_9_41_a_one_lets_the_unit_enter(die: int, ready: list[str]) -> None:
    s, u = waiting("norfolk"), umpire(die)

    assert answers(roll_for_reinforcements(u, s), "roll").result

    assert battle_on(s).ready == ready
    assert [event.seen_by for event in u.told(ReserveReady)] == [(BRITISH,)] * len(ready)


@pytest.mark.rule("9.41(mod)")
def test_9_41_each_earlier_attempt_is_worth_one() -> None:
    s, u = waiting("norfolk"), umpire(5, 4, 3)

    for _ in range(3):
        answers(roll_for_reinforcements(u, s), "roll")

    assert [roll.modified for roll in u.told(Rolled)] == [5, 3, 1]
    assert battle_on(s).ready == ["norfolk"]
    assert battle_on(s).action.reserves == {}


@pytest.mark.rule("9.41")
def test_9_41_the_attacker_rolls_first_for_each_unit() -> None:
    s = battle(PLACES, attacker=GERMAN, reserves=("norfolk", "suffolk", "prinz_eugen"), round=3)

    asked = answers(roll_for_reinforcements(umpire(6, 6), s), "roll", "no-roll", "roll").asked

    assert [decision.seat for decision in asked] == [GERMAN, BRITISH, BRITISH]


# ---------------------------------------------------------------------- who may


@pytest.mark.rule("9.43")
def test_9_43_a_unit_must_not_be_slower_than_every_enemy_there() -> None:
    s = waiting("rodney", "norfolk")

    assert able(s, "norfolk") == ["norfolk"]
    assert able(s, "rodney") == []
    s.vessel("bismarck").damage.permanent = 8
    assert able(s, "rodney") == ["rodney"]


@pytest.mark.rule("9.43")
def test_9_43_one_enemy_that_is_not_faster_is_enough() -> None:
    s = battle(
        {"hood": "0,6:E", "bismarck": "0,0:E", "prinz_eugen": "0,1:E"}, reserves=("repulse",)
    )
    assert able(s, "repulse") == []

    s.vessel("bismarck").damage.temporary = 1
    assert able(s, "repulse") == ["repulse"]


@pytest.mark.rule("9.43")
def test_9_43_a_force_enters_with_its_fastest_but_without_carriers() -> None:
    s = waiting("rodney", "norfolk", "victorious")
    for ship in ("rodney", "norfolk", "victorious"):
        s.vessel(ship).force = 1

    assert able(s, "rodney") == ["rodney", "norfolk"]


@pytest.mark.rule("9.43")
def test_9_43_a_carrier_alone_may_not_enter() -> None:
    assert able(waiting("victorious"), "victorious") == []


@pytest.mark.rule("9.43")
def test_9_43_a_shadower_joins_only_where_its_target_fights() -> None:
    s = waiting("norfolk")
    s.vessel("norfolk").is_shadowing = True

    s.shadows = {"norfolk": ["prinz_eugen"]}
    assert able(s, "norfolk") == []

    s.shadows = {"norfolk": ["bismarck"]}
    assert able(s, "norfolk") == ["norfolk"]


@pytest.mark.rule("9.43")
def test_9_43_a_unit_that_cannot_enter_is_not_rolled_for() -> None:
    asked = answers(roll_for_reinforcements(umpire(), waiting("rodney")), "no-roll").asked

    assert [(one.seat, one.id) for one in asked] == [(BRITISH, "no-reserves")]


@pytest.mark.rule("2.2(hidden)", "9.41")
def test_9_41_both_are_asked_at_once_unless_all_their_ships_are_accounted_for() -> None:
    s = waiting("norfolk", "prinz_eugen")
    asked = next(roll_for_reinforcements(umpire(), s))
    assert isinstance(asked, SideBySide)
    assert [one.seat for one in asked.decisions] == [BRITISH, GERMAN]

    battle_on(s).left.append("prinz_eugen")
    battle_on(s).action.reserves.pop("prinz_eugen")
    assert answers(roll_for_reinforcements(umpire(), s), "no-roll").asked[0].seat == BRITISH


@pytest.mark.rule("2.2(hidden)", "9.44")
def test_9_44_who_has_nobody_to_call_is_asked_all_the_same() -> None:
    s = waiting("norfolk")

    asked = answers(enter_ships(umpire(), s), "wait").asked

    assert [(one.seat, one.id) for one in asked] == [(BRITISH, "no-reserves")]


# ---------------------------------------------------------------------- entering


@pytest.mark.rule("9.42")
@pytest.mark.rule("9.44")
def test_9_42_a_die_tells_the_edge_and_all_of_a_force_have_the_same_heading() -> None:
    s, u = waiting("norfolk", "suffolk"), umpire(4)
    s.vessel("norfolk").force = s.vessel("suffolk").force = 1
    battle_on(s).ready, battle_on(s).action.reserves = ["norfolk"], {}

    answers(enter_ships(u, s), "enter", "SE", "0,-6", "3,-6")

    places = battle_on(s).places
    assert (places["norfolk"].hex, places["suffolk"].hex) == (Hex(0, -6), Hex(3, -6))
    assert {places["norfolk"].facing, places["suffolk"].facing} == {DIRECTIONS[-1]}
    assert [(event.ships, event.edge) for event in u.told(ReinforcementsEntered)] == [
        ("Norfolk, Suffolk", 4)
    ]
    assert battle_on(s).action.attackers == ["hood", "norfolk", "suffolk"]
    assert battle_on(s).before.keys() == places.keys()


@pytest.mark.rule("9.44")
def test_9_44_a_unit_may_wait_for_a_later_round() -> None:
    s = waiting("norfolk")
    battle_on(s).ready = ["norfolk"]

    answers(enter_ships(umpire(), s), "wait")

    assert battle_on(s).ready == ["norfolk"]
    assert "norfolk" not in battle_on(s).places


@pytest.mark.rule("9.42")
def test_9_42_reinforcements_stand_six_hexes_from_every_enemy() -> None:
    s = battle({"hood": "6,0:E", "bismarck": "0,-2:E"})
    edge = BOX.battle.edges[4]

    cells = entry_line(BOX, battle_on(s), BRITISH, edge, 6)

    assert cells == [cell for cell in edge.hexes if cell.distance(Hex(0, -2)) >= 6]
    assert 0 < len(cells) < len(edge.hexes)


@pytest.mark.rule("9.42(room)")
def test_9_42_without_room_on_the_edge_the_nearest_line_beyond_it_is_used() -> None:
    s = battle({"hood": "6,0:E", "bismarck": "3,-6:E"})

    cells = entry_line(BOX, battle_on(s), BRITISH, BOX.battle.edges[4], 6)

    assert cells == [Hex(0, -9), Hex(9, -9)]


@pytest.mark.rule("9.56")
def test_9_56_the_edges_are_those_of_the_frame_where_it_is_now() -> None:
    s = battle({"hood": "30,0:E", "bismarck": "24,0:E"})
    battle_on(s).centre = Hex(24, 0)

    cells = entry_line(BOX, battle_on(s), BRITISH, BOX.battle.edges[1], 6)

    assert cells == [Hex(24, 0) + cell for cell in BOX.battle.edges[1].hexes]


# ---------------------------------------------------------------------- late comers


def late(attacker: str, *latecomers: str, round: int = 2) -> Campaign:  # noqa: A002  (the rulebook's word)
    return battle(PLACES, attacker=attacker, latecomers=latecomers, round=round, edge=1)


@pytest.mark.rule("9.272(enter)")
@pytest.mark.parametrize(
    ("attacker", "ship", "edge"),
    [(BRITISH, "norfolk", 1), (GERMAN, "norfolk", 4), (BRITISH, "prinz_eugen", 4)],
)
def test_9_272_attackers_come_along_their_edge_and_defenders_along_the_opposite(
    attacker: str, ship: str, edge: int
) -> None:
    s = late(attacker, ship)

    decision = offered(enter_ships(umpire(), s), ship, "E")

    assert own_edge(BOX, battle_on(s), BOX.ships[ship].side).roll == edge
    assert option_ids(decision) == [str(cell) for cell in BOX.battle.edges[edge].hexes]


@pytest.mark.rule("9.272(enter)")
def test_9_272_they_need_no_die_and_no_six_hexes_but_a_later_round() -> None:
    s = late(BRITISH, "norfolk")
    battle_on(s).places["bismarck"].hex = Hex(-1, 6)

    answers(enter_ships(umpire(), s), "norfolk", "E", "-2,6")
    assert "norfolk" in battle_on(s).places
    assert battle_on(s).action.latecomers == []

    answers(enter_ships(umpire(), late(BRITISH, "norfolk", round=1)))


@pytest.mark.rule("9.272(enter)")
def test_9_272_they_may_keep_waiting() -> None:
    s = late(BRITISH, "norfolk", "suffolk")

    answers(enter_ships(umpire(), s), "wait")

    assert battle_on(s).action.latecomers == ["norfolk", "suffolk"]
