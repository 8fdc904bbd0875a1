"""The code that all games share. It knows no particular game and does no input or output."""
