"""The boards: counters, arrows, contacts and their age, night, fog and belief."""

from collections.abc import Iterable

import pytest

from sandtable.engine.scene import Overlay, Scene
from sandtable.games.bismarck.knowledge.known import known
from sandtable.games.bismarck.rules.ch05_movement import enter
from sandtable.games.bismarck.state import BRITISH, GERMAN, SEARCH, Campaign, Contact, Group
from sandtable.games.bismarck.view import view
from tests.games.bismarck.battles import BOX, battle
from tests.games.bismarck.hunts import hunt, unit_with

ONE_BATTLESHIP, ONE_CRUISER = Group(battleships=1), Group(cruisers=1)


def scene(s: Campaign, seat: str | None = BRITISH) -> Scene:
    return view(BOX, known(s, seat), seat)


def layers(shown: Scene, name: str) -> Iterable[Overlay]:
    return (overlay for overlay in shown.overlays if overlay.id.startswith(name))


def pieces(shown: Scene) -> set[str]:
    return {piece.id for piece in shown.pieces}


def tinted(shown: Scene, style: str) -> set[str]:
    return {t.space for over in shown.overlays for t in over.tints if t.style == style}


def is_dark(shown: Scene) -> bool:
    return any(shape.style == "night" for over in shown.overlays for shape in over.shapes)


def test_each_sees_its_own_ships_and_not_the_enemy_s() -> None:
    s = hunt({"hood": "F12", "bismarck": "F13"})

    assert {"hood"} <= pieces(scene(s)) - {"bismarck"} == pieces(scene(s))
    assert {"bismarck"} <= pieces(scene(s, GERMAN)) - {"hood"} == pieces(scene(s, GERMAN))
    assert not {"hood", "bismarck"} & pieces(scene(s, None))


def test_a_ship_that_sails_draws_an_arrow_for_its_owner_alone() -> None:
    s = hunt({"hood": "F12"})
    enter(unit_with(s, "hood"), "F13")

    def arrows(seat: str | None) -> list[int]:
        return [len(line.points) for over in scene(s, seat).overlays for line in over.lines]

    assert arrows(BRITISH) == [2]
    assert arrows(GERMAN) == arrows(None) == []


@pytest.mark.parametrize(("age", "zones"), [(1, 2.6), (2, 4.6), (3, 6.6)])
def test_a_contact_is_ringed_by_how_far_the_ship_can_have_sailed(age: int, zones: float) -> None:
    s = hunt({"hood": "F12"}, turn=10)
    s.british.contacts = [Contact(10 - age, "F13", SEARCH, (ONE_BATTLESHIP,))]

    (ring,) = next(iter(layers(scene(s), "contacts"))).rings

    assert ring.radius == pytest.approx(BOX.board.canvas.cell * zones)
    assert (ring.x, ring.y) == tuple(BOX.board.centre("F13"))


@pytest.mark.parametrize("age", [0, 4])
def test_neither_a_contact_of_this_turn_nor_an_old_one_is_ringed(age: int) -> None:
    s = hunt({"hood": "F12"}, turn=10)
    s.british.contacts = [Contact(10 - age, "F13", SEARCH, (ONE_BATTLESHIP,))]

    assert next(iter(layers(scene(s), "contacts"))).rings == ()


@pytest.mark.parametrize(("cruiser", "labels"), [("F14", 1), ("K14", 2)])
def test_rings_side_by_side_tell_their_age_once(cruiser: str, labels: int) -> None:
    s = hunt({"hood": "F12"}, turn=10)
    found = {"F13": ONE_BATTLESHIP, cruiser: ONE_CRUISER}
    s.british.contacts = [Contact(9, zone, SEARCH, (group,)) for zone, group in found.items()]

    rings = next(iter(layers(scene(s), "contacts"))).rings

    assert len(rings) == 2
    assert sum(bool(ring.text) for ring in rings) == labels


@pytest.mark.rule("11.12", "11.13")
def test_night_and_fog_are_shaded() -> None:
    night = next(number for number, turn in BOX.turns.items() if turn.night == "all")
    day = next(number for number, turn in BOX.turns.items() if turn.night == "none")

    assert is_dark(scene(hunt(turn=night)))
    assert not is_dark(scene(hunt(turn=day)))
    assert tinted(scene(hunt(fog=True)), "fog") == BOX.board.regions["fog"].zones
    assert tinted(scene(hunt(fog=False)), "fog") == set()


def test_where_she_can_be_is_for_the_british_until_the_end() -> None:
    s = hunt({"hood": "F12", "bismarck": "F20"}, turn=5)

    assert tinted(scene(s, BRITISH), "belief")
    assert not tinted(scene(s, GERMAN), "belief") | tinted(scene(s, None), "belief")
    s.result = BRITISH
    assert tinted(scene(s, GERMAN), "belief") == tinted(scene(s, BRITISH), "belief")


def test_a_ship_that_fights_stands_on_the_battle_board_alone() -> None:
    s = battle({"hood": "0,6:E", "bismarck": "0,0:E"}, reserves=("norfolk",))

    for seat in (BRITISH, GERMAN, None):
        shown = scene(s, seat)
        places = [(piece.id, piece.board == shown.focus) for piece in shown.pieces]
        assert places.count(("hood", True)) == places.count(("bismarck", True)) == 1
        assert ("hood", False) not in places
        assert ("norfolk" in pieces(shown)) == (seat == BRITISH)
