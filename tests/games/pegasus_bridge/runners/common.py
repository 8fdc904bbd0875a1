"""The examples, and a table to run them on."""

from pathlib import Path

from sandtable.engine.game import Setup
from sandtable.games.pegasus_bridge.rules.setup import set_up
from sandtable.games.pegasus_bridge.state import Assault
from sandtable.testing.examples import Examples
from tests.games.pegasus_bridge.nights import BOX

EXAMPLES = Examples(Path(__file__).parents[1] / "examples.toml")
WOOD, SMITH = "wood_platoon", "smith_platoon"


def start() -> Assault:
    return set_up(BOX, Setup("beginner"))
