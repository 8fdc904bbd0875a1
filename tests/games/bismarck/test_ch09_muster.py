"""9.27, 9.45. The ships of a force that take part in an action, and latecomers."""

import pytest

from sandtable.engine.decisions import SideBySide
from sandtable.games.bismarck.events import ReserveCommitted, StayedOut
from sandtable.games.bismarck.rules.ch09_announcement import (
    announce,
    assign_reserves,
    force_of,
    muster,
    pairs,
    stay_out,
)
from sandtable.games.bismarck.rules.units import ids
from sandtable.games.bismarck.state import BRITISH, GERMAN, SIDES, Action, Campaign
from sandtable.testing.desk import answers, offered, option_ids
from tests.games.bismarck.battles import BOX, Desk, umpire
from tests.games.bismarck.hunts import HERE, meeting

GERMANS = ("bismarck", "prinz_eugen")


def announced(s: Campaign, types: str = "battleship.battleship", side: str = BRITISH) -> Action:
    answers(announce(umpire(), s, side), f"{HERE}.{types}")
    return s.actions[0]


def kept_out(s: Campaign, action: Action, *ships: str, side: str = BRITISH) -> Desk:
    u = umpire()
    answers(stay_out(u, s, action, side), *ships, "all-fight")
    return u


def free_to_go(s: Campaign, action: Action, side: str = BRITISH) -> list[str]:
    return option_ids(offered(stay_out(umpire(), s, action, side)))[1:]


# ---------------------------------------------------------------------- who takes part


@pytest.mark.rule("9.27")
def test_9_27_a_force_is_one_unit_and_is_not_left() -> None:
    s = meeting("hood", "norfolk", "bismarck", forces=(("hood", "norfolk"),))

    assert [ids(attacker) for attacker, _ in pairs(BOX, s, BRITISH, HERE)] == [["norfolk", "hood"]]
    action = announced(s)
    kept_out(s, action, "norfolk")
    assert action.attackers == ["hood"]
    assert s.vessel("norfolk").force == s.vessel("hood").force == 1


@pytest.mark.rule("9.271", "9.221")
def test_9_271_a_carrier_of_an_attacking_force_takes_no_part() -> None:
    s = meeting("hood", "victorious", "bismarck", forces=(("hood", "victorious"),))

    action = announced(s)

    assert (action.attackers, action.aside) == (["hood"], ["victorious"])


@pytest.mark.rule("9.271")
def test_9_271_a_carrier_of_a_defending_force_may_keep_out_while_another_fights() -> None:
    s = meeting("hood", "victorious", "bismarck", forces=(("hood", "victorious"),))
    action = announced(s, side=GERMAN)

    kept_out(s, action, "victorious")

    assert (action.defenders, action.aside, action.latecomers) == (["hood"], ["victorious"], [])


@pytest.mark.rule("9.271")
def test_9_271_a_carrier_caught_alone_must_fight() -> None:
    s = meeting("ark_royal", "prinz_eugen")
    action = announced(s, "cruiser.carrier", GERMAN)

    assert action.defenders == ["ark_royal"]
    assert free_to_go(s, action) == []


@pytest.mark.rule("9.272")
def test_9_272_ships_faster_than_every_enemy_may_keep_out_and_come_later() -> None:
    force = ("hood", "repulse", "norfolk", "kenya")
    s = meeting(*force, "bismarck", forces=(force,))
    action = announced(s)

    u = kept_out(s, action, "norfolk", "kenya")

    assert set(action.attackers) == {"hood", "repulse"}
    assert action.latecomers == ["norfolk", "kenya"]
    assert {event.seen_by for event in u.told(StayedOut)} == {(BRITISH,)}


@pytest.mark.rule("9.272")
def test_9_272_one_as_fast_as_the_fastest_enemy_must_stay_and_fight() -> None:
    force = ("repulse", "norfolk", "kenya")
    s = meeting(*force, "bismarck", forces=(force,))
    action = announced(s)

    assert set(free_to_go(s, action)) == {"norfolk", "kenya"}
    kept_out(s, action, "norfolk")  # the Repulse is slower than the Bismarck

    assert free_to_go(s, action) == []


@pytest.mark.rule("9.272")
def test_9_272_a_ship_only_as_fast_as_the_enemy_does_not_keep_out() -> None:
    force = ("hood", "king_george_v")
    s = meeting(*force, "bismarck", forces=(force,))

    assert free_to_go(s, announced(s)) == []


@pytest.mark.rule("9.272")
def test_9_272_enemies_that_keep_out_count_for_it_too() -> None:
    """Both are asked at once, so what one side answers must not matter to the other."""
    british = ("hood", "victorious")
    s = meeting(*british, *GERMANS, forces=(british, GERMANS))
    action = announced(s, side=GERMAN)

    kept_out(s, action, "victorious")

    assert set(ids(force_of(s, action, BRITISH))) == set(british)


@pytest.mark.rule("9.27", "2.2(hidden)")
def test_9_27_both_are_asked_at_once_whether_or_not_a_ship_may_keep_out() -> None:
    s = meeting("norfolk", "bismarck")
    s.actions = [Action(HERE, BRITISH, ["norfolk"], ["bismarck"])]

    asked = next(muster(umpire(), s))

    assert isinstance(asked, SideBySide)
    assert [one.seat for one in asked.decisions] == [*SIDES]
    assert [option_ids(one) for one in asked.decisions] == [["all-fight"]] * 2


# ---------------------------------------------------------------------- reserves


@pytest.mark.rule("9.25")
def test_9_25_other_ships_of_the_zone_may_enter_later() -> None:
    s = meeting("norfolk", "kenya", "ark_royal", "bismarck")
    s.actions, u = [Action(HERE, BRITISH, ["norfolk"], ["bismarck"])], umpire()

    answers(assign_reserves(u, s, BRITISH))

    assert s.actions[0].reserves == {"kenya": 0}
    assert u.told(ReserveCommitted) == []


@pytest.mark.rule("9.25")
def test_9_25_a_shadower_may_enter_later() -> None:
    s = meeting("norfolk", "suffolk", "bismarck")
    s.vessel("suffolk").is_shadowing, s.shadows = True, {"suffolk": ["bismarck"]}
    s.actions = [Action(HERE, BRITISH, ["norfolk"], ["bismarck"])]

    answers(assign_reserves(umpire(), s, BRITISH))

    assert s.actions[0].reserves == {"suffolk": 0}


@pytest.mark.rule("9.45")
def test_9_45_with_two_actions_each_reserve_is_written_down_for_one_in_secret() -> None:
    s, u = meeting("norfolk", "kenya", "suffolk", *GERMANS), umpire()
    s.actions = [
        Action(HERE, BRITISH, ["norfolk"], ["bismarck"]),
        Action(HERE, GERMAN, ["prinz_eugen"], ["suffolk"]),
    ]

    answers(assign_reserves(u, s, BRITISH), "2")

    assert [action.reserves for action in s.actions] == [{}, {"kenya": 0}]
    assert [event.seen_by for event in u.told(ReserveCommitted)] == [(BRITISH,)]


@pytest.mark.rule("9.272")
def test_9_272_a_carrier_that_keeps_out_of_the_fight_holds_nobody() -> None:
    force = ("rodney", "ark_royal")
    s = meeting(*force, *GERMANS, forces=(force, GERMANS))
    action = announced(s, side=GERMAN)

    assert BOX.ships["ark_royal"].evasion > BOX.ships["bismarck"].evasion
    assert free_to_go(s, action, GERMAN) == ["bismarck", "prinz_eugen"]
