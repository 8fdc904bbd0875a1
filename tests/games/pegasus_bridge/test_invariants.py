"""Each broken condition is reported."""

from collections.abc import Callable

import pytest

from sandtable.games.pegasus_bridge.rules.invariants import broken_invariants
from sandtable.games.pegasus_bridge.state import Assault
from tests.games.pegasus_bridge.nights import BOX, arm, night, put

WOOD = "wood_platoon"


def weaken(s: Assault) -> None:
    s.british.units[WOOD].strength = 0


def strengthen(s: Assault) -> None:
    s.british.units[WOOD].strength = 9


def displace(s: Assault) -> None:
    s.british.units[WOOD].area = "paris"


def overdraw(s: Assault) -> None:
    s.british.units[WOOD].grenades = -1


def crowd(s: Assault) -> None:
    put(s, "tank_2", "t_junction")


def orphan(s: Assault) -> None:
    s.arms["piat_1"].carrier = "smith_platoon"


def overfire(s: Assault) -> None:
    s.arms["piat_1"].charges = -1


def forget_prisoners(s: Assault) -> None:
    s.prisoners["pillbox"] = 0


def wake(s: Assault) -> None:
    s.hidden.squads.append("pillbox")


def table() -> Assault:
    s = night({WOOD: "wire_north", "tank_1": "t_junction"}, prisoners={"wire_north": 1})
    arm(s, "piat_1", WOOD).charges = 0
    return s


def test_a_table_in_order_breaks_nothing() -> None:
    assert list(broken_invariants(BOX, table())) == []


@pytest.mark.parametrize(
    "spoil",
    [
        weaken, strengthen, displace, overdraw, crowd, orphan, overfire, forget_prisoners, wake
    ],
)  # fmt: skip
def test_each_disorder_is_named_once(spoil: Callable[[Assault], None]) -> None:
    s = table()
    spoil(s)

    assert len(list(broken_invariants(BOX, s))) == 1
