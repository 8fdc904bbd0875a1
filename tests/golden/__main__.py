"""Remake the golden playthroughs: `python -m tests.golden [GAME …]`."""

import sys

from tests.golden.playthrough import goldens


def main(wanted: list[str]) -> None:
    for golden in goldens():
        if wanted and golden.game not in wanted:
            continue
        golden.path.parent.mkdir(exist_ok=True)
        for old in golden.path.parent.glob(f"{golden.scenario}-[0-9]*.txt"):
            old.unlink()
        golden.path.write_text(golden.text(), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
