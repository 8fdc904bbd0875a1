"""Tools for the tests of a game; install them as `sandtable[testing]`."""
