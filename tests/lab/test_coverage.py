"""Rule coverage: what code and tests claim, compared with the index."""

from pathlib import Path

from sandtable.engine.game import find_game
from sandtable.lab.coverage import coverage, homes, rules_tested

RAID = find_game("raid-on-schweinfurt")

TESTS = """
import pytest
from pytest import mark

pytestmark = pytest.mark.rule("II.win")

@pytest.mark.rule("XIII", "XIII.table4")
def test_13_outbound(): ...

class TestAnnulment:
    @mark.rule("XI")
    def test_11_go(self): ...

@pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.rule("XV"))])
def test_15_bombing(x): ...

@pytest.mark.slow
def test_of_no_rule(): ...
"""


def folder(path: Path, tests: str, examples: str = "") -> Path:
    (path / "test_rules.py").write_text(tests)
    (path / "examples.toml").write_text(examples)
    return path


def test_rules_are_read_from_the_marks_of_tests(tmp_path: Path) -> None:
    assert rules_tested(RAID, folder(tmp_path, TESTS)) == {
        "II.win": ["test_rules.py"],
        "XIII": ["test_rules.py::test_13_outbound"],
        "XIII.table4": ["test_rules.py::test_13_outbound"],
        "XI": ["test_rules.py::TestAnnulment::test_11_go"],
        "XV": ["test_rules.py::test_15_bombing"],
    }


def test_worked_examples_count_when_a_test_reads_them(tmp_path: Path) -> None:
    examples = '[[example]]\nid = "II.boundaries"\nrule = "II.win"\n'

    assert rules_tested(RAID, folder(tmp_path, "", examples)) == {}
    assert rules_tested(RAID, folder(tmp_path, '"examples.toml"', examples)) == {
        "II.win": ["examples.toml::II.boundaries"]
    }


def test_counts_are_of_rules_that_ask_for_code(tmp_path: Path) -> None:
    found = coverage(RAID, folder(tmp_path, TESTS))

    assert found.implementable < found.total == len(RAID.rules.rules)
    assert found.with_test == 5
    assert found.with_code == found.implementable - len(found.missing_code)
    assert "XIII" not in found.missing
    assert found.unknown == []


def test_a_rule_that_no_index_knows_is_reported(tmp_path: Path) -> None:
    tests = '@pytest.mark.rule("XCIX")\ndef test_99(): ...'

    assert coverage(RAID, folder(tmp_path, tests)).unknown == ["XCIX"]


def test_without_tests_at_hand_it_says_so(tmp_path: Path) -> None:
    found = coverage(RAID, tmp_path / "absent")

    assert found.with_test is None
    assert found.missing == found.missing_code
    assert "not installed" in found.note


def test_homes_are_found_in_every_module_of_the_game() -> None:
    modules = {home.module for places in homes(RAID).values() for home in places}

    assert "sandtable.games.raid_on_schweinfurt.rules.ch13_outbound" in modules
    assert len(modules) > 10
