"""Playing on the whole screen of a terminal."""
