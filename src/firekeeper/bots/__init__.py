"""Bots: players made of code. They see only what their seat may see."""

from firekeeper.bots.base import BOTS, Bot, Observation, UnknownBot, answer, find, make, observe
from firekeeper.bots.budget import UNLIMITED, Budget, Deadline
from firekeeper.bots.session import Session, history_of

__all__ = [
    "BOTS",
    "UNLIMITED",
    "Bot",
    "Budget",
    "Deadline",
    "Observation",
    "Session",
    "UnknownBot",
    "answer",
    "find",
    "history_of",
    "make",
    "observe",
]
