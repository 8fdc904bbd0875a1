"""Benchmarks: one command, one table. `python -m bench [--write]`."""
