"""Components laid over by a file, down to single figures and rows."""

import pytest

from sandtable.engine.dice import seed_from
from sandtable.engine.errors import BadInputError
from sandtable.engine.game import Setup
from sandtable.engine.match import Match
from sandtable.engine.record import load, save
from tests.tiny.secret_bids import GAME


def test_an_override_of_figures_changes_play() -> None:
    components = {"coin_die": 1, "lots": {"horse": 5}}
    match = Match(GAME, Setup("short", {}, components), seed_from(1))

    assert match.state.purses == {"red": 1, "blue": 1}
    assert match.box.lots == {"horse": 5, "cannon": 3}
    assert GAME.printed_box.lots == {"horse": 2, "cannon": 3}
    assert load(save(match), GAME).box.lots == match.box.lots


@pytest.mark.parametrize("rows", [
    [],
    [{"lo": 1, "hi": 5, "seat": "red"}],
    [{"lo": 1, "hi": 3, "seat": "red"}, {"lo": 5, "hi": 6, "seat": "blue"}],
    [{"lo": 1, "hi": 6, "seat": 3}],
    [{"lo": 1, "hi": 6}],
    [{"hi": 6, "seat": "red"}],
    [{"lo": "one", "hi": 6, "seat": "red"}],
    [{"lo": 1, "hi": 6, "seat": "red", "seats": "blue"}],
    [3],
    "none",
])  # fmt: skip
def test_rows_that_do_not_fit_are_refused_in_a_sentence_that_names_the_table(rows: object) -> None:
    components = {"table": {"tie": {"rows": rows}}}

    with pytest.raises(BadInputError, match="tie"):
        Match(GAME, Setup("short", {}, components), seed_from(1))
