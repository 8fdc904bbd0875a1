"""Fixtures that every test shares."""

import os

from hypothesis import settings

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

settings.register_profile("unhurried", deadline=None)
settings.load_profile("unhurried")
