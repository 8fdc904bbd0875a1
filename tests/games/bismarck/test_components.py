"""The box: boards, counters and tables of the Basic Game."""

import tomllib
from collections.abc import Iterator
from importlib import resources
from itertools import pairwise
from typing import Any

import pytest

from sandtable.engine.errors import BadInputError
from sandtable.engine.hexes import Direction, Hex
from sandtable.engine.maps import Graph
from sandtable.games.bismarck.components import PRINTED, Box, open_box, option_kinds
from sandtable.games.bismarck.components.battle_board import Sector
from sandtable.games.bismarck.components.rows import Effect
from tests.games.refusals import assert_said_in_both

BOX = open_box({})
BOARD = BOX.board
EXAMPLES = {
    example["id"]: example
    for example in tomllib.loads(
        resources.files("tests.games.bismarck").joinpath("examples.toml").read_text("utf-8")
    )["example"]
}


def override(**data: object) -> Box:
    return open_box(data)


def test_2_2_the_board_has_515_zones_of_which_459_for_ships() -> None:
    kinds = [zone.kind for zone in BOARD.zones.values()]

    assert len(BOARD.air) == len(BOARD.zones) == 515
    assert len(BOARD.sea) == 459
    assert kinds.count("port") == 9
    assert BOARD.zones["T24"].kind == "sea"


@pytest.mark.parametrize("graph", [BOARD.air, BOARD.sea])
def test_10_22_neighbours_are_mutual_and_at_most_six(graph: Graph) -> None:
    ways = set(graph.ways())

    assert all((other, zone) in ways for zone, other in ways)
    assert max(len(graph.neighbours(zone)) for zone in graph) == 6
    assert set(BOARD.air.neighbours("K10")) == {"K9", "K11", "J9", "J10", "L10", "L11"}


@pytest.mark.parametrize(
    ("zone", "other", "steps"),
    [("K10", "F5", 5), ("K10", "F10", 5), ("K10", "H2", 8), ("K10", "P19", 9), ("K10", "R14", 7)],
)
def test_distances_are_those_of_the_printed_board(zone: str, other: str, steps: int) -> None:
    assert BOARD.distance(zone, other) == BOARD.distance(other, zone) == steps


def test_5_18_germans_reach_every_sea_zone_but_the_irish_sea_and_british_ports() -> None:
    reached = BOARD.sea.reach("F20", 999, blocked=BOARD.closed_to_germans)

    assert set(BOARD.sea) - set(reached) == set(BOARD.closed_to_germans)
    assert {"H18", "J19", "D9", "O22", "Z29", "K19", "L20", "M20", "N21"} == (
        BOARD.closed_to_germans
    )
    assert set(BOARD.sea.reach("H18", 999)) == set(BOARD.sea)


def test_5_18_ports_open_only_where_their_exits_lie() -> None:
    assert set(BOARD.sea.neighbours("J19")) == {"J18", "K19"}
    assert set(BOARD.sea.neighbours("D9")) == {"D8", "E9"}
    assert BOARD.sea.neighbours("Z29") == ("Z28",)
    assert "J19" not in BOARD.sea.neighbours("J20")


def test_12_6_the_port_of_ferrol_is_closed() -> None:
    assert "T24" not in BOARD.port_in
    assert len(BOARD.port_in) == 9


def test_terrain_chart_corrections_are_sea_zones() -> None:
    assert {BOARD.zones[zone].kind for zone in ("F15", "E19", "D8", "G18", "L24", "J18")} == {"sea"}


def test_10_214_no_zone_qualifies_for_columns_a_and_c() -> None:
    coast = BOARD.regions["british_irish_coast"].zones
    circles = BOARD.patrol_line.zones
    near = {z for z in BOARD.sea if BOARD.distance_to(z, coast) <= 2}
    patrolled = {
        z for z in BOARD.sea if BOARD.inside_patrol_area(z) and BOARD.distance_to(z, circles) <= 2
    }

    assert not near & patrolled
    assert "O17" in patrolled
    assert "O18" in near


def test_10_211_the_patrol_area_lies_east_of_the_circles_and_south_of_row_d() -> None:
    assert BOARD.inside_patrol_area("E3")
    assert not BOARD.inside_patrol_area("J7")
    assert BOARD.inside_patrol_area("J8")
    assert BOARD.inside_patrol_area("K9")
    assert not BOARD.inside_patrol_area("K8")
    assert not BOARD.inside_patrol_area("D12")


def test_7_27_coasts_search_with_four_points_and_three_at_night() -> None:
    assert BOARD.coastal_search("british", "F15", night=False) == 4
    assert BOARD.coastal_search("german", "F20", night=True) == 3
    assert BOARD.coastal_search("german", "F15", night=False) == 0


def test_7_32_bergen_is_a_fog_zone() -> None:
    assert BOARD.within("fog", "F20")
    assert len(BOARD.regions["fog"].zones) == 13


def test_zones_are_drawn_in_staggered_rows() -> None:
    assert BOARD.centre("A6") == (474.0, 88.0)
    assert BOARD.centre("B6").x == BOARD.centre("A6").x - BOARD.canvas.cell / 2


def test_the_real_coast_lies_under_the_ports() -> None:
    shore = [point for land in BOARD.coast.values() for point in land.outline]

    for zone in BOARD.port_in:
        x, y = BOARD.centre(zone)
        assert any(max(abs(x - px), abs(y - py)) <= BOARD.canvas.cell for px, py in shore), zone
    assert all(len(land.outline) >= 3 for land in BOARD.coast.values())


def test_9_714_and_9_711_the_hit_record_of_the_rulebook() -> None:
    bismarck, rodney, hood = (BOX.ships[name] for name in ("bismarck", "rodney", "hood"))

    assert bismarck.bow == bismarck.stern == (7, 6, 5, 4, 3, 2, 1)
    assert bismarck.boxes("port_secondary") == (3, 2, 1)
    assert (bismarck.midships, rodney.midships) == (10, 6)
    assert hood.port_secondary == (1,)
    assert sum(bismarck.boxes(s)[0] for s in ("bow", "stern", "port_secondary")) == 17  # 9.651


def test_9_724_loss_of_evasion_per_midships_hit() -> None:
    lost = {ship.id: ship.midships_loss for ship in BOX.ships.values()}

    assert (lost["bismarck"], lost["prinz_eugen"]) == (1, 3)
    assert {lost[s.id] for s in BOX.ships.values() if s.general_type == "carrier"} == {2}
    others = [s for s in BOX.ships.values() if s.general_type == "cruiser" and s.side == "british"]
    assert {lost[s.id] for s in others} == {5}
    assert len(others) == 12


def test_5_14_three_battleships_are_slow() -> None:
    slow = {ship.id for ship in BOX.ships.values() if ship.max_speed == 1}

    assert slow == {"rodney", "ramillies", "revenge"}


def test_9_8_special_ships() -> None:
    assert {s.id for s in BOX.ships.values() if s.turret_jam} == {
        "prince_of_wales",
        "king_george_v",
    }
    assert [s.id for s in BOX.ships.values() if s.third_bow_turret] == ["rodney"]


def test_6_air_units_have_the_figures_of_the_text() -> None:
    level, torpedo = BOX.air_units["br_level_plymouth"], BOX.air_units["br_torp_ark_royal_1"]
    recon = BOX.air_units["br_lr_eire_a"]

    assert (level.front.speed, level.front.endurance) == (6, 2)  # 6.22
    assert (torpedo.front.speed, torpedo.front.endurance) == (5, 1)  # 6.23
    assert recon.face("patrol").speed == 2  # 6.33
    assert recon.face("patrol").search.at(night=False) == 6  # 8.14
    assert recon.face("patrol").search.at(night=True) == 3
    assert BOX.air_units["ge_level_brest"].back is None  # 2.434
    assert len(BOX.air_units) == 22


def test_11_11_nights_and_c_turns() -> None:
    turns = BOX.turns

    assert [n for n, turn in turns.items() if turn.c_turn] == list(range(4, 35, 2))
    assert turns[6].clock == "20:00"
    assert turns[6].is_night(north_of_55=False)
    assert not turns[6].is_night(north_of_55=True)
    assert turns[7].is_night(north_of_55=True)
    assert (turns[7].day, turns[7].clock) == (23, "24:00")
    shown = [f"{turns[number].day} {turns[number].hour}" for number in range(6, 9)]
    assert shown == ["22 20:00", "23 00:00", "23 04:00"]
    assert (turns[34].day, turns[34].clock) == (27, "12:00")  # 11.23
    assert BOARD.is_north_of_55("K9")
    assert not BOARD.is_north_of_55("L9")


def test_7_16_the_visibility_example() -> None:
    given = EXAMPLES["ex-7.16"]
    modifier = BOX.visibility_modifier["standard"].read(7).value
    change = BOX.visibility_change["standard"].read(7 + modifier)

    assert 7 + modifier == given["expected"]["modified_total"]
    assert (change.level, change.fog) == (-1, True)
    assert BOX.visibility_change["standard"].read(14).level == -6
    assert BOX.visibility_change["publisher"].read(2).level == -5
    assert BOX.visibility_modifier["publisher"].read(BOX.visibility.x).value == -2


def test_8_15_shadow_columns() -> None:
    suffolk, norfolk = BOX.ships["suffolk"], BOX.ships["norfolk"]

    assert BOX.shadow[suffolk.shadow_letter(night=False)].read(5).held
    assert not BOX.shadow[norfolk.shadow_letter(night=False)].read(5).held
    assert BOX.shadow[norfolk.shadow_letter(night=True)].read(2).held
    assert not BOX.shadow["C"].read(7).held
    assert [span.row.value for span in BOX.shadow_visibility.spans] == [-1, 0, 0, 0, 0, 1, 1, 2, 2]


def test_10_2_chance_table() -> None:
    assert BOX.chance.read(2).result == "huff_duff"
    assert BOX.chance.read(4).search == (2, 4, 5)
    assert (BOX.chance.read(11).where, BOX.chance.read(11).patrol) == ("within_two", True)


def test_9_53_the_movement_example() -> None:
    assert BOX.combat_movement.read(28).allowed(cruiser=False) == ((0, 3), (1, 2), (2, 1))
    assert (3, 0) in BOX.combat_movement.read(32).allowed(cruiser=True)
    assert (3, 0) not in BOX.combat_movement.read(30).allowed(cruiser=False)
    assert BOX.combat_movement.read(0).options == ((0, 0),)


@pytest.mark.parametrize(
    ("evasion", "speed"),
    [(6, "none"), (7, "emergency"), (15, "emergency"), (16, "1"), (24, "1"), (25, "printed")],
)
def test_9_729_speed_by_evasion(evasion: int, speed: str) -> None:
    assert BOX.search_board_speed.read(evasion).speed == speed


def test_9_728_repair() -> None:
    assert [BOX.evasion_repair.read(die).value for die in range(1, 7)] == [0, 0, 2, 4, 6, 8]


def test_9_66_gunnery_rows() -> None:
    assert BOX.gunnery["A"]["broadside"].read(3).effects == (Effect("midships", 2),)
    assert BOX.gunnery["A"]["bow"].read(7).effects == ()
    assert BOX.gunnery["B"]["stern"].read(12).effects == (Effect("special", table="B"),)


def test_9_84_special_damage_columns() -> None:
    hood, bismarck, rodney = (BOX.ships[name] for name in ("hood", "bismarck", "rodney"))

    assert BOX.special_damage("B", hood).read(12).effects == (Effect("sunk"),)
    assert BOX.special_damage("A", bismarck).read(12).effects == (Effect("midships", 3, 10),)
    assert BOX.special_damage("B", rodney).read(12).effects == (Effect("midships", 2, 7),)


def test_9_17_bombing_tables() -> None:
    torpedo, level = BOX.air_units["br_torp_victorious"], BOX.air_units["br_level_eire"]
    german = BOX.air_units["ge_level_brest"]

    assert BOX.bombing(torpedo).read(3).effects == (Effect("midships", 1, 20),)
    assert BOX.bombing(level).read(4).against(capital=True).effects == (Effect("bow", 1),)
    assert BOX.bombing(level).read(4).against(capital=False).effects == (Effect("bow", 2),)
    assert BOX.bombing(german).read(10).against(capital=False).effects == (Effect("stern", 1),)


def test_5_28_breakout_costs_fuel() -> None:
    costs = [BOX.breakout.read(zones).value for zones in EXAMPLES["st-5.28"]["given"]["zones"]]

    assert costs == EXAMPLES["st-5.28"]["expected"]["fuel_bismarck"]


def test_9_28_every_edge_lies_six_hexes_from_the_centre() -> None:
    assert len(BOX.battle.hexes) == 127
    for edge in BOX.battle.edges.values():
        assert {cell.distance(BOX.battle.frame.centre) for cell in edge.hexes} == {6}
        assert BOX.battle.edges[edge.opposite].opposite == edge.roll


def test_9_63_sectors_turn_with_the_ship() -> None:
    sector = BOX.battle.sector

    assert sector(Direction.NE, Hex(2, -2)) == Sector.BOW
    assert sector(Direction.W, Hex(0, 3)) == Sector.PORT
    assert sector(Direction.E, Hex(-4, 1)).attitude == "stern"
    assert BOX.battle.side_of(Direction.NE, Hex(-2, 2)) is None
    assert BOX.battle.side_of(Direction.E, Hex(4, -1)) == Sector.PORT


def test_9_61_ranges() -> None:
    assert [BOX.battle.ranges.band(far) for far in (1, 3, 4, 6, 7)] == ["A", "A", "B", "B", ""]


def test_12_points_of_the_schedule() -> None:
    points = BOX.points

    assert points["sunk_bismarck"].vp == 30
    assert points["bismarck_enters_port_on_day"].by_day[24] == 10
    assert sum(points["convoy_destroyed"].by_number) == 42
    assert points["british_ship_sunk"].by_ship["victorious"] == 24
    assert points["british_ship_sunk"].by_type == {"CA": 6, "CL": 4}


def test_3_0_the_order_of_appearance() -> None:
    assert BOX.arrivals["german-1"].zone == "F20"
    assert BOX.arrivals["british-13"].turn == 17
    assert BOX.releases["force_h"].delay_turns == 4
    path = BOX.releases["escort_africa"].path
    assert all(b in BOARD.sea.neighbours(a) for a, b in pairwise(path))


def tables_in(part: object) -> Iterator[dict[str, Any]]:
    if isinstance(part, dict):
        yield part
    below = part.values() if isinstance(part, dict) else part if isinstance(part, list) else ()
    for inner in below:
        yield from tables_in(inner)


def test_every_text_has_both_languages() -> None:
    for part in tables_in(PRINTED.data):
        spanish = {name[:-3] for name in part if name.endswith("_es") and part[name]}
        english = {name[:-3] for name in part if name.endswith("_en") and part[name]}
        assert spanish == english, part


def test_options_have_their_defaults() -> None:
    assert {kind.id: kind.default for kind in option_kinds(BOX)} == {
        "visibility_publisher": False,
        "convoy_blocked_at_x": True,
        "air_attack_in_port": True,
        "british_in_german_port_zones": True,
    }


def test_an_override_replaces_single_figures() -> None:
    box = override(ship=[{"id": "hood", "fuel": 12}], task_force_counter={"search_move": [2, 1]})

    assert (box.ships["hood"].fuel, box.ships["hood"].midships) == (12, 6)
    assert box.task_force_counter.search_move.day == 2
    assert BOX.ships["hood"].fuel == 11


@pytest.mark.parametrize(
    ("data", "why"),
    [
        ({"shipps": []}, "no components called shipps"),
        ({"table": {"chances": {}}}, "no tables called chances"),
        ({"ship": [{"fuel": 3}]}, "needs its id"),
        ({"zone": [{"id": "", "kind": "sea", "source": "x"}]}, "must be a row and a column"),
        ({"ship": [{"id": "hood", "fuell": 3}]}, r"\[\[ship\]\] hood is not valid"),
        ({"ship": [{"id": "hood", "fuel": 0}]}, r"hood: battleships and carriers have fuel"),
        ({"ship": [{"id": "hood", "bow": [1, 5]}]}, r"boxes of bow must decrease \(9\.711\)"),
        ({"ship": [{"id": "hood", "type": []}]}, r"\[\[ship\]\] hood is not valid"),
        ({"general_types": {"carrier": {"types": 3}}}, r"\[general_types\.carrier\] is not valid"),
        ({"ship": [{"id": "hood", "type": "XX"}]}, r"\[\[ship\]\] hood is not valid"),
        ({"ship": [{"id": "ark_royal", "search_patrol": [3, 3]}]}, r"except carriers can patrol"),
        ({"zone": [{"id": "7F", "kind": "sea", "source": "public"}]}, "must be a row and a column"),
        ({"port": [{"id": "clyde", "exits": ["A8"]}]}, r"exits of \[\[port\]\] clyde must be"),
        ({"region": [{"id": "fog", "zones": ["A99"]}]}, "not in the box: A99"),
        ({"convoy_route": [{"id": "africa", "zones": ["K19", "Z20"]}]}, "are not neighbours"),
        ({"arrival": [{"id": "british-1", "ships": ["tirpitz"]}]}, "not in the box: tirpitz"),
        ({"arrival": [{"id": "british-1", "ships": []}]}, "Every ship must appear once"),
        ({"air_unit": [{"id": "br_lr_eire_a", "kind": "level_bomber"}]}, "cannot have the faces"),
        ({"turn": [{"number": 40}]}, r"\[\[turn\]\] 40 is not valid"),
        ({"visibility": {"x": 8}}, "X must be the last"),
        ({"limits": {"air_rest": -1}}, r"\[limits\] is not valid"),
        ({"display": {"battle_margin": 5000}}, r"\[display\] is not valid"),
        ({"belief": {"steps": [0.5, 2.0]}}, r"\[belief\] is not valid"),
        ({"thumb": {"watch": {"horizon": 0}}}, r"\[thumb\] is not valid"),
        ({"sectors": {"wedge": 9}}, r"not bow \(9\.63\)|not stern \(9\.63\)"),
        ({"edge": [{"roll": 7, "opposite": 1, "hexes": []}]}, r"\[\[edge\]\] 7 is not valid"),
        ({"table": {"shadow": {"columns": {"A": []}}}}, "needs a list of rows"),
    ],
)
def test_an_override_that_does_not_fit_is_refused(data: dict[str, Any], why: str) -> None:
    with pytest.raises(BadInputError, match=why) as refused:
        open_box(data)

    assert_said_in_both(refused.value)
