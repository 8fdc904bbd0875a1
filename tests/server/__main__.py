"""Run one of the servers that tests need: `python -m tests.server HOST DATABASE`.

A process started from a file of this name is not loaded again by its workers.
"""

import sys
from importlib import import_module

if __name__ == "__main__":
    import_module(f"tests.server.{sys.argv.pop(1)}").main()
