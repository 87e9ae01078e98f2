"""The lab: many games, played by bots, for designers and researchers."""

from firekeeper.lab.simulate import GameError, Simulation, simulate

__all__ = ["GameError", "Simulation", "simulate"]
