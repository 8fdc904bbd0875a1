"""Runners of the worked examples."""
