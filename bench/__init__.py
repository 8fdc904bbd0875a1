"""Benchmarks: one command, one table. `python -m bench [--write]`."""

import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
