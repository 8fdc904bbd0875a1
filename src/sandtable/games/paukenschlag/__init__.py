"""Paukenschlag: the U-boats off the American coast, January to June 1942."""
