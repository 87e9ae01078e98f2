"""Solitaire with Adversity cards (NA-SOLO, NA-ADV). A module of Wendake: `module.py` declares it."""
