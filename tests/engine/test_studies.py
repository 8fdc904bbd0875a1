"""Findings of a study: titled tables of chances and distributions."""

from sandtable.engine.studies import Grid, chances, decimals, mean, percent, reached, spreads
from sandtable.engine.texts import say


def test_a_table_of_chances_has_a_percentage_in_every_row() -> None:
    assert chances("Odds", [("win", 0.25)]) == Grid(
        "Odds", ("", say("figure-chance")), (("win", percent(0.25)),)
    )
    assert percent(0.25) == say("percent", value=25.0)


def test_a_distribution_is_shown_by_its_mean_and_its_middle() -> None:
    grid = spreads("", [("hits", [0.5, 0.25, 0.25])])

    assert grid.columns == ("", say("figure-mean"), "5%", "50%", "95%")
    assert grid.rows == (("hits", decimals(0.75), "0", "0", "2"),)


def test_mean_and_levels_of_a_distribution() -> None:
    assert mean([0.5, 0.0, 0.5]) == 1.0
    assert [reached([0.1, 0.4, 0.4, 0.1], share) for share in (0.05, 0.5, 0.95)] == [0, 1, 3]
    assert reached([0.5, 0.4], 0.95) == 1
