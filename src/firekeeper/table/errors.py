"""What can go wrong at a table, each with a code that programs read and a sentence for people."""

from __future__ import annotations

from typing import Literal

Code = Literal[
    "bad_message",
    "bad_name",
    "bad_options",
    "bad_password",
    "busy",
    "conflict",
    "forbidden",
    "frozen",
    "illegal_choice",
    "not_found",
    "not_saved",
    "not_signed_in",
    "not_your_turn",
    "rate_limited",
    "stale",
    "too_large",
    "wrong_password",
    "wrong_version",
]


class TableError(Exception):
    """Refused, and nothing has changed. `wait`: in how many seconds it is worth trying again, if known."""

    def __init__(self, code: Code, message: str, rule: str = "", wait: float = 0.0) -> None:
        self.code: Code = code
        self.message = message
        self.rule = rule
        self.wait = wait
        super().__init__(message)

    def __reduce__(self) -> tuple[type[TableError], tuple[Code, str, str, float]]:
        """Exceptions come back from other processes by what they were made of."""
        return TableError, (self.code, self.message, self.rule, self.wait)
