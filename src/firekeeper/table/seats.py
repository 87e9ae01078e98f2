"""Seats and settings: who sits where, and what the group has agreed on."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

OPEN = 0
"""The account of a seat nobody has taken."""

WEAKEST = "random"
"""The bot that plays when all others fail."""

STAND_IN = "skilled"
"""The bot that plays for those who leave: what they have built is in good hands meanwhile."""

Seconds = Annotated[int, Meta(ge=10, le=60 * 60 * 24 * 30)]


class SeatPlan(Struct, frozen=True, kw_only=True):
    """A seat as the creator of a table wants it: "me", "friend" (by link), "open" (listed), or a bot.

    "here" is another person on the creator's device, who is called `name`.
    """

    kind: Literal["me", "here", "friend", "open", "bot"] = "open"
    bot: str = ""
    name: Annotated[str, Meta(max_length=60)] = ""


class Clock(Struct, frozen=True, kw_only=True):
    """Each person has `bank` seconds, and gets `increment` more for each turn."""

    bank: Seconds = 1800
    increment: Annotated[int, Meta(ge=0, le=60 * 60 * 24 * 14)] = 30


class Settings(Struct, frozen=True, kw_only=True):
    """What a group settles besides the options of the game.

    `undo` says what lies beyond the barrier: "consent" of the other people, or "never". Seats that are
    not bots confirm the end of their turns. `begin`: as soon as the table is "full", or when somebody who
    sits there has "asked" for it.
    """

    name: Annotated[str, Meta(max_length=60)] = ""
    undo: Literal["consent", "never"] = "consent"
    spectators: bool = True
    clock: Clock | None = None
    listed: bool = True
    begin: Literal["full", "asked"] = "full"


class Seat(Struct, kw_only=True):
    """A seat at the table now."""

    kind: Literal["human", "open", "friend", "bot", "automa"]
    account: int = OPEN
    name: str = ""
    bot: str = ""
    owner: int = OPEN
    owner_name: str = ""
    resigned: bool = False
    offered: bool = False
    timed_out: bool = False

    @property
    def played_by_bot(self) -> bool:
        return self.kind == "bot" or (self.kind == "human" and self.bot != "")

    @property
    def person(self) -> bool:
        """Whether a person sits here and plays themselves."""
        return self.kind == "human" and not self.bot
