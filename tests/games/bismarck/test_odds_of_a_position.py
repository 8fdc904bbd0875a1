"""The odds of a position: salvoes, air strikes, shadowing."""

from collections.abc import Callable
from typing import Any

import pytest

from sandtable.engine.studies import Findings, PositionStudy
from sandtable.games.bismarck import GAME
from sandtable.games.bismarck.components.rows import Bombs
from sandtable.games.bismarck.components.units import AirKind
from sandtable.games.bismarck.knowledge.known import known
from sandtable.games.bismarck.odds.air_strike import Strike
from sandtable.games.bismarck.odds.contact import Shadowing
from sandtable.games.bismarck.state import BRITISH, GERMAN, Campaign, Contact, Group
from tests.games.bismarck.battles import BOX, battle
from tests.games.bismarck.hunts import damaged, hunt

STUDIES = {study.id: study for study in GAME.odds if isinstance(study, PositionStudy)}


def found(what: str, s: Campaign, seat: str = BRITISH) -> Findings | None:
    return STUDIES[what].work_out(BOX, known(s, seat), seat)


def data(what: str, s: Campaign, seat: str = BRITISH) -> Any:  # noqa: ANN401  (what a study finds)
    findings = found(what, s, seat)
    assert findings is not None
    return findings.data


def strikes_on(s: Campaign, ship: str, seat: str = BRITISH) -> dict[str, Strike]:
    return {one.kind: one for one in data("air-strike", s, seat) if one.ship == ship}


def chance_of(row: Callable[[Bombs], object], kind: AirKind) -> float:
    """The chance of rows of the British bombing table."""
    unit = next(u for u in BOX.air_units.values() if u.side == BRITISH and u.kind == kind)
    rows, weights = BOX.bombing(unit).merged(0)
    return sum(w for r, w in zip(rows, weights, strict=True) if row(r)) / sum(weights)


def test_every_ship_of_a_battle_has_its_fire_worked_out_for_both_sides() -> None:
    s = battle({"bismarck": "0,0:E", "hood": "0,5:E"})
    fires = {(one.ship, one.target): one.salvo for one in data("salvo", s)}

    assert set(fires) == {("bismarck", "hood"), ("hood", "bismarck")}
    assert sum(fires["bismarck", "hood"].midships) == pytest.approx(1)


def test_without_a_battle_there_is_no_salvo() -> None:
    assert found("salvo", hunt({"hood": "H12"})) is None


@pytest.mark.parametrize("kind", ["torpedo_bomber", "level_bomber"])
def test_a_british_bomber_attacks_twice(kind: AirKind) -> None:
    once = chance_of(lambda row: row.against(capital=True).effects, kind)
    strike = strikes_on(hunt(), "bismarck")[kind]

    assert strike.attacks == 2
    assert strike.hit == pytest.approx(1 - (1 - once) ** 2)


def test_a_german_bomber_attacks_once_and_sinks_a_ship_that_hangs_by_a_thread() -> None:
    s = hunt()
    last = BOX.ships["norfolk"].midships - 1
    s.german.shown["norfolk"] = damaged(s, "norfolk", midships=last).damage
    (strike,) = strikes_on(s, "norfolk", GERMAN).values()
    (fresh,) = strikes_on(s, "suffolk", GERMAN).values()

    assert strike.attacks == 1
    assert 0 < strike.sunk <= strike.hit
    assert fresh.sunk == 0


def test_an_air_strike_reckons_with_the_damage_that_was_shown_and_no_other() -> None:
    s, secret = hunt(), hunt()
    damaged(secret, "bismarck", midships=5)

    assert data("air-strike", secret) == data("air-strike", s)


def test_working_out_an_air_strike_changes_nothing() -> None:
    s, same = hunt(up={"br_lr_eire_a": "F20"}), hunt(up={"br_lr_eire_a": "F20"})
    found("air-strike", s)

    assert s == same


def shadowed(s: Campaign) -> Campaign:
    s.british.contacts = [Contact(s.turn - 1, "H12", "search", (Group(battleships=1),))]
    return s


def test_8_15_a_unit_beside_the_trail_holds_contact_on_its_column() -> None:
    s = shadowed(hunt({"norfolk": "H12", "suffolk": "H14"}, visibility=4))
    one: Shadowing
    (one,) = data("shadow", s)
    rows, weights = BOX.shadow[one.column].merged(BOX.shadow_visibility.read(4).value)

    assert (one.unit, one.zone) == ("norfolk", "H12")
    assert one.one_zone == pytest.approx(
        sum(w for r, w in zip(rows, weights, strict=True) if r.held) / sum(weights)
    )
    assert one.two_zones < one.one_zone


def test_nobody_shadows_without_a_trail_and_the_germans_never() -> None:
    assert found("shadow", hunt({"norfolk": "H12"})) is None
    assert found("shadow", shadowed(hunt({"norfolk": "H12"})), GERMAN) is None


@pytest.mark.parametrize("what", STUDIES)
def test_a_study_says_what_it_is_in_both_languages(what: str) -> None:
    assert GAME.texts(STUDIES[what].about, "es") != GAME.texts(STUDIES[what].about, "en")


def test_tables_have_a_cell_for_every_column() -> None:
    s = shadowed(hunt({"norfolk": "H12"}))
    for what in ("air-strike", "shadow"):
        findings = found(what, s)
        assert findings is not None
        for grid in findings.grids:
            assert {len(row) for row in grid.rows} == {len(grid.columns)}
