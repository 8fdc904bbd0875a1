"""Paukenschlag."""
