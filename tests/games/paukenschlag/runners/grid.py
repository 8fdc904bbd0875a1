"""Contact and the grids: chapters 5 and 7."""

from __future__ import annotations

from sandtable.games.paukenschlag.rules.ch05_contact import contact
from sandtable.games.paukenschlag.rules.ch07_moves import german_steps, move_side
from sandtable.games.paukenschlag.rules.ch07_places import distance, holds, roll_square, squares_of
from sandtable.games.paukenschlag.rules.ch07_rounds import meet, osl_round
from sandtable.games.paukenschlag.rules.ch08_huff_duff import listeners
from sandtable.games.paukenschlag.rules.ch08_sonar import Search, attempt, searches
from sandtable.games.paukenschlag.rules.ch10_convoys import course
from sandtable.games.paukenschlag.state import GERMAN, US, Campaign
from sandtable.testing.desk import answers
from sandtable.testing.examples import Facts, Found
from tests.games.paukenschlag.campaigns import BOX, boat, convoy, empty, on_grid, sees, ship, umpire
from tests.games.paukenschlag.runners.common import runs


@runs("osl-square-79", "osl-zero-reroll")
def placement(given: Facts) -> Found:
    square = roll_square(umpire(*given["dice"]))
    found: Found = {"square": int(square)}
    if given["dice"] == [7, 9]:
        found |= {"row": int(square[0]), "column": int(square[1])}
    return found


def cb() -> Campaign:
    """The two convoys and three boats of the example of 7.2, before they are placed."""
    s = empty()
    convoy(s, "C1", "CB", "BE")
    convoy(s, "C2", "CB", "BE")
    for name in ("DD-1", "DD-2"):
        ship(s, name, "CB", convoy="C1")
    for name in ("U-66", "U-67", "U-71"):
        boat(s, name, "CB")
    s.contacts = ["CB", "DD"]
    return s


def placed() -> Campaign:
    s = cb()
    answers(contact(umpire(9, 9, 1, 2, 8, 3, 2, 6, 9, 9), s), "pursue")
    return s


@runs("cb-dd-placement")
def example_placement(given: Facts) -> Found:
    s = cb()
    assert s.contacts == given["contact_zones"]
    assert s.contacts[0] == given["first_zone"]
    a, b = given["convoys"]
    dice = [*a["dice"], *b["dice"], *(face for u in given["uboats"] for face in u["dice"])]
    answers(contact(umpire(*dice), s), "pursue")
    assert s.contact is not None
    names = {"A": "C1", "B": "C2", "U1": "U-66", "U2": "U-67", "U3": "U-71"}
    assert bool(listeners(BOX, s, "CB")) == given["huffduff_present"]
    return {
        "contact_marker": s.contact.zone,
        "squares": {name: int(s.contact.squares[unit]) for name, unit in names.items()},
        "allied_detection_attempts": len(list(searches(BOX, s, US))),
        "german_detection_attempts": len({x.unit for x in searches(BOX, s, GERMAN)}),
    }


@runs("cb-dd-round-1", "cb-dd-convoy-a-exit")
def example_round_1(given: Facts) -> Found:
    s = placed()
    if given["continues"] == "cb-dd-placement" and given.get("convoy"):
        assert (given["square"], given["mp"]) == (99, squares_of(BOX, s, "C1"))
        assert (given["uboat_in_square"], given["detected"]) == (True, False)
        meet(umpire(), s)
        boxes = bool(s.contact and s.contact.boxes)
        answers(move_side(umpire(), s, US))
        gone = s.contact is not None and "C1" not in s.contact.squares
        zone = s.convoys["C1"].zone
        told = {"returns_to": zone, "safe_until": "next turn"}
        return {"tsl_box": boxes, "leaves_grid": gone, **told}
    assert given["initiative"] == "us"
    faces = [9, 1, *(6 for _ in given["german_detection"])]
    pings = [f"{unit}:active:C2:moving" for unit in ("U-66", "U-67", "U-71")]
    answers(osl_round(umpire(*faces), s), "first", *pings, "done")
    assert s.contact is not None
    squares = [int(s.contact.squares[unit]) for unit in ("U-66", "U-67", "U-71")]
    return {
        "convoy_A": "leaves the grid, back to CB, safe this turn"
        if "C1" not in s.contact.squares
        else "",
        "convoy_B_square": int(s.contact.squares["C2"]),
        "uboats_move": squares != [83, 26, 99],
        "uboat_squares": squares,
    }


def second_round() -> Campaign:
    s = placed()
    answers(move_side(umpire(), s, US))
    assert s.contact is not None
    s.contact.moved = []
    given = ("U-67:active:C2:moving", "call")
    answers(attempt(umpire(5), s, Search(*given[0].split(":"))), given[1])
    return s


@runs("cb-dd-round-2")
def example_round_2(given: Facts) -> Found:
    assert (given["continues"], given["initiative"]) == ("cb-dd-round-1", "german")
    assert given["german_detection"]
    s = second_round()
    assert s.contact is not None
    ends = [option.id.split(":") for option in german_steps(BOX, s) if option.piece == "U-67"]
    far = max(distance("26", end) for _, *rest in ends for end in rest[1:])
    return {
        "detected_by_all_uboats": all(holds(s, unit, "C2") for unit in ("U-66", "U-67", "U-71")),
        "uboat_move_squares": far,
        "convoy_B_move_squares": squares_of(BOX, s, "C2"),
        "german_may_hold_back": True,
    }


@runs("wolfpack-three-of-five")
def wolfpack(given: Facts) -> Found:
    s = empty()
    boats = list(s.boats)[: given["uboats_on_osl"]]
    near = boats[: given["uboats_reaching_convoy_square"]]
    assert given["convoy_leaves_before_others"]
    on_grid(s, {"C1": "55"} | {name: "55" if name in near else "11" for name in boats})
    sees(s, boats[0], "C1")
    meet(umpire(), s)
    assert s.contact is not None
    inside = [unit for unit in s.contact.boxes[0].units if unit in boats]
    others = [unit for unit in boats if unit in s.contact.squares]
    return {
        "uboats_in_tsl_box": len(inside),
        "uboats_attacking_at_most": len(inside),
        "others": "no part in this box" if len(others) == len(boats) - len(inside) else "",
    }


@runs("course-florida-new-york")
def florida(given: Facts) -> Found:
    s = empty()
    way = course(BOX, convoy(s, "C1", given["from"], given["to"]), given["to"])
    assert given["path"] == list(BOX.atlas.sea.path(given["from"], given["to"]) or ())
    axis = "north-south" if way in "NS" else "west-east"
    return {
        "grid_axis": axis,
        "allowed_directions": ["N", "S"] if way in "NS" else ["W", "E"],
        "forbidden_axis": "west-east" if way in "NS" else "north-south",
    }


@runs("d-neutralized-move", "tr-dead-in-the-water")
def crippled(given: Facts) -> Found:
    s = empty()
    if given.get("ship"):
        ship(s, "DD-1", "CB", neutralized=True)
        c = on_grid(s, {f"{given['ship']}-1": "55", "U-66": "11"})
        c.stopped = {"DD-1": given["neutralized_in_round"]}
        found = []
        for c.round in given["rounds"]:
            found.append(squares_of(BOX, s, "DD-1"))
        return {"mp": found}
    assert (given["target"], given["mp"], given["result"]) == ("TR", 1, "neutralized")
    ship(s, "TR-1", "CB", neutralized=True)
    on_grid(s, {"TR-1": "55"}, turn=9)
    return {"mp_on_grid": squares_of(BOX, s, "TR-1"), "flipped": s.ships["TR-1"].neutralized}
