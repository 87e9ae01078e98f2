"""Extreme difficulty of the solitaire game (NA-EXTREME). A module of Wendake: `module.py` declares it."""
