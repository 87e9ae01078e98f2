"""New Allies, the expansion for two to four players (NA). A module of Wendake: `module.py` declares it."""
