"""Everything that games share. The engine knows no game and does no input or output."""
