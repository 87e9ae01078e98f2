"""Wendake, for two to four players and solitaire."""
