"""Bots: players made of code. They see only what their seat may see."""

from firekeeper.bots.base import BOTS, Bot, Observation, UnknownBot, answer, find, make

__all__ = ["BOTS", "Bot", "Observation", "UnknownBot", "answer", "find", "make"]
