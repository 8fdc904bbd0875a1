"""What the tests of a game are written with; install it as `sandtable[testing]`."""
