"""Solitaire: one player against the Ghost (WK-SOLO). A module of Wendake: `module.py` declares it."""
