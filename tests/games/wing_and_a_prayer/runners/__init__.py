"""Functions that run the worked examples."""
