"""Bismarck: the breakout of the Bismarck and the Prinz Eugen into the Atlantic, May 1941."""
