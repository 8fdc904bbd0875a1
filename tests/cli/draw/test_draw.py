"""Drawing any scene: boards, stacks, tracks and tables in characters."""

from pathlib import Path

import pytest
from msgspec.structs import replace
from rich.console import Console, RenderableType

from sandtable.cli.draw.boxes import boxes, fits
from sandtable.cli.draw.canvas import Canvas
from sandtable.cli.draw.chart import chart, row_of
from sandtable.cli.draw.insight import insight_card
from sandtable.cli.draw.listing import listing, track_line
from sandtable.cli.draw.stacks import Stack, stacks_on
from sandtable.cli.draw.tables import table_of_roll
from sandtable.cli.session import Session
from sandtable.engine.dice import seed_from
from sandtable.engine.events import Rolled
from sandtable.engine.game import Setup, find_game
from sandtable.engine.match import Match
from sandtable.engine.misfits import own_texts
from sandtable.engine.parts import Words
from sandtable.engine.scene import (
    Board,
    Chance,
    Chart,
    Counter,
    Insight,
    Mark,
    Piece,
    Scene,
    Space,
    Track,
)
from sandtable.engine.styles import BoardStyle, CounterStyle
from sandtable.engine.tables import Modifier

RAID = find_game("raid-on-schweinfurt")


def plain(renderable: RenderableType, width: int = 100) -> str:
    console = Console(width=width, color_system=None)
    with console.capture() as capture:
        console.print(renderable)
    return capture.get()


def say(text: Words) -> str:
    return str(text)


def tank(number: int, space: str = "hill", slot: int = 0, **face: object) -> Piece:
    fields = {"silhouette": "tank", "title": "Tank", "side": "us"} | face
    return Piece(id=f"tank-{number}", board="map", space=space, slot=slot, face=Counter(**fields))  # type: ignore[arg-type]  # fields of any type


def scene(*pieces: Piece) -> Scene:
    return Scene(game="toy", title="Toy", pieces=pieces)


def test_counters_of_a_kind_are_added_up_like_change() -> None:
    pieces = [tank(1, ratings=("50",)), tank(2, ratings=("20",)), tank(3, slot=1)]

    stacks = stacks_on(scene(*pieces), "map", say)
    assert stacks["hill", 0] == [Stack("Tank", "us", CounterStyle.PLAIN, 70)]
    assert stacks["hill", 1] == [Stack("Tank", "us", CounterStyle.PLAIN, 1)]


def test_a_marker_has_no_amount_and_ratings_are_shown() -> None:
    pieces = [
        tank(1, title="Rain", style=CounterStyle.MARKER),
        tank(2, ratings=("9", "8"), status=("hit",)),
    ]

    [rain, ship] = stacks_on(scene(*pieces), "map", say)["hill", 0]
    assert rain.fitted(20) == "Rain"
    assert ship.fitted(20) == "Tank 9 8 hit"


@pytest.mark.parametrize(
    ("width", "words"),
    [(30, "B-17 Flying Fortress ×150"), (9, "B-17 ×150"), (8, "B-17 150"), (6, "B… 150")],
)
def test_a_stack_is_shortened_but_keeps_its_figure(width: int, words: str) -> None:
    assert Stack("B-17 Flying Fortress", "us", CounterStyle.PLAIN, 150).fitted(width) == words


def test_boxes_are_drawn_where_they_are_printed() -> None:
    spaces = (
        Space(id="hill", title="Hill", x=0, y=0, w=40, h=40, slots=2),
        Space(id="wood", title="A very long wood", x=60, y=60, w=40, h=40),
    )
    sheet = Board(id="map", title="Map", width=100, height=100, spaces=spaces)
    pieces = [tank(1, title="Gun"), *(tank(n, "wood", title=f"T{n}") for n in range(5))]
    drawn = boxes(sheet, stacks_on(scene(*pieces), "map", say), say, (30, 12)).plain.splitlines()

    assert drawn[0].startswith("╭Hill──────╮")
    assert drawn[1].startswith("│G… 1┊     │")
    assert drawn[7].endswith("╭A very lo…╮")
    assert drawn[9].strip() == "│+4        │"


def test_a_small_pane_is_no_place_for_boxes() -> None:
    spaces = (Space(id="hill", title="Hill", x=0, y=0),)
    sheet = Board(id="map", title="", width=9, height=9, spaces=spaces)

    assert fits(sheet, 90, 30)
    assert not fits(sheet, 40, 30)
    assert not fits(sheet, 90, 10)


def test_land_lies_between_the_crossings_of_an_outline() -> None:
    island = [(2.0, 0.0), (6.0, 0.0), (6.0, 4.0), (2.0, 4.0)]

    assert "".join(".#"[dot] for dot in row_of([island], 1.5, 8)) == "..####.."
    assert not any(row_of([island], 5.5, 8))


def test_pieces_in_one_place_on_a_chart_do_not_hide_each_other() -> None:
    place = Space(id="port", title="Port", shape="circle", x=50, y=20)
    sheet = Board(
        id="map", title="", width=100, height=100, style=BoardStyle.CHART, spaces=(place,)
    )
    pieces = [tank(n, "port", slot=n, title=f"Ship {n}") for n in range(2)]
    drawn = chart(sheet, stacks_on(scene(*pieces), "map", say), say, (40, 20)).plain

    assert "Ship 0 ×1" in drawn
    assert "Ship 1 ×1" in drawn
    assert "•" in drawn


def test_nothing_is_drawn_outside_the_canvas() -> None:
    canvas = Canvas(3, 1)
    canvas.write(1, 0, "long", Console().get_style("bold"))
    canvas.put(0, 5, "x", Console().get_style("bold"))

    assert canvas.lines().plain == " lo"


def test_a_track_is_a_bar_with_its_marks() -> None:
    track = Track(id="t", title="T", low=0, high=10, value=5, marks=(Mark(value=8, text="goal"),))

    assert track_line(track, say, 10).plain == "T ━━━━━───┃─ 5/10"


def session(language: str, tmp_path: Path, scenario: str = "historical-a") -> Session:
    return Session(Match(RAID, Setup(scenario), seed_from("7")), {}, tmp_path / "m.json", language)


def test_the_listing_has_pieces_tracks_and_figures(tmp_path: Path) -> None:
    shown = plain(listing(session("es", tmp_path)))

    assert "Ensamblaje (Mar del Norte) B-17 Fortaleza Volante ×127 | B-17" in shown
    assert "Daño al objetivo (%) ──" in shown
    assert "En juego tras el despegue 324" in shown


def roll(table: str, modified: int, column: str = "") -> Rolled:
    drm = (Modifier("flak", -1, "XIV"),)
    source = "reconstructed"
    return Rolled(
        table=table,
        column=column,
        die=modified,
        sides=10,
        modifiers=drm,
        modified=modified,
        source=source,
    )


def test_a_table_speaks_the_players_language(tmp_path: Path) -> None:
    shown = plain(table_of_roll(session("es", tmp_path), roll("t1", 10, "overcast")))

    assert "Tabla 1: Despegue · IX" in shown
    assert "Nublado" in shown
    assert "tira otra vez" in shown
    assert "reconstruida" in shown


def test_the_row_that_was_hit_is_lit(tmp_path: Path) -> None:
    made = table_of_roll(session("en", tmp_path), roll("t5", 9))

    assert [bool(row.style) for row in made.rows] == [False, True, False]


def test_a_row_with_a_name_says_it_in_one_language(tmp_path: Path) -> None:
    shown = plain(table_of_roll(session("en", tmp_path), roll("aggressiveness", 5)))

    assert "Very aggressive" in shown
    assert "gresiva" not in shown


def in_spanish(text: Words) -> str:
    return own_texts()(text, "es")


def test_the_chances_of_what_is_offered_stand_beside_its_words() -> None:
    chances = tuple(Chance(option=name, share=0.125, text="to be lost") for name in ("go", "gone"))
    offers = {"go": "Fly on"}
    card = plain(insight_card(Insight(title="Odds", options=chances), in_spanish, offers))

    assert "Fly on: 12,5 % to be lost" in card
    assert card.count("to be lost") == 1


def test_a_distribution_is_drawn_as_bars_with_its_marks_named() -> None:
    marks = (Mark(value=3, text="Goal"), Mark(value=5, text="Here"))
    chart = Chart(id="x", title="Damage", low=1, chances=(0.001, 0.2, 0.4, 0.1, 0.0), marks=marks)
    card = plain(
        insight_card(Insight(title="Odds", charts=(chart,), note="Exact."), in_spanish, {})
    )

    assert card.splitlines()[1].strip() == "Damage"
    assert "  3 40,0 % " + "█" * 40 + " ◂ Goal" in card
    assert "  2 20,0 % " + "█" * 20 + "\n" in card
    assert "◂ Here" in card
    assert "  1  0,1 %" not in card
    assert "Exact." in card


def test_a_table_that_wants_two_dice_says_so(tmp_path: Path) -> None:
    match = Match(find_game("wing-and-a-prayer"), Setup("short"), seed_from("7"))
    found = match.game.tables(match.box)["event_occurs"]
    column = next(iter(found.columns))
    fallen = replace(roll("event_occurs", 7, column), sides=6)
    made = table_of_roll(Session(match, {}, tmp_path / "m.json", "es"), fallen)

    assert made.columns[0].header == "2d6"
