"""Bots: players made of code. They see only what their seat may see."""

from firekeeper.bots.base import BOTS, Bot, Seen, UnknownBot, answer, find, make

__all__ = ["BOTS", "Bot", "Seen", "UnknownBot", "answer", "find", "make"]
