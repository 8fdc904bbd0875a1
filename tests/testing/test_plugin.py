"""The pytest plugin at work in a folder outside this project."""

import subprocess
import sys
from pathlib import Path

TESTS = """
import pytest
from sandtable.testing.desk import desk

@pytest.mark.rule("2")
@pytest.mark.slow
def test_all_are_thrown() -> None:
    assert desk(None, 3).die(6, "why", rule="2") == 3

def test_one_is_left_over() -> None:
    desk(None, 3)
"""


def test_marks_are_known_and_written_dice_must_be_thrown(tmp_path: Path) -> None:
    (tmp_path / "test_dice.py").write_text(TESTS)
    command = [sys.executable, "-m", "pytest", "-q", "--strict-markers", "-p", "no:randomly"]
    ran = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)

    assert "2 passed, 1 error" in ran.stdout
    assert "Dice left over at the end of the script: [3]" in ran.stdout
