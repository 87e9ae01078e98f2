"""Together: a question that several seats answer at the same time.

For the engine, for search and for records it is one seat after another, in the order of the game. People need
not wait for each other: a `Game` gives each seat a lane of its own (see lanes.py), keeps the answers secret
until the last one is in, and then applies them in that order.

What a seat may answer must not depend on what the others answer, and while it answers neither chance nor
another seat may be asked. The conformance suite checks both.
"""

from __future__ import annotations

from typing import Any

from firekeeper.kernel.frame import Decision, Frame, S


class Together(Frame[S]):
    """Questions to several seats. Subclasses list them.

    With fewer than two seats there is nobody to wait for, and it is as if the questions stood there alone.
    """

    def questions(self, state: S) -> list[Decision[Any]]:
        """The questions in the order in which the answers are applied; those of a seat follow each other.

        What a question pushes belongs to it: an answer may take any number of choices.
        """
        raise RuntimeError(f"{type(self).__name__} lists no questions")

    def seats(self, state: S) -> list[int]:
        """The seats that are asked, in the same order."""
        found: list[int] = []
        for question in self.questions(state):
            if not found or found[-1] != question.seat:
                found.append(question.seat)
        if len(set(found)) != len(found) or min(found, default=0) < 0:
            raise RuntimeError(
                f"{type(self).__name__} asks the seats {found}: those of one seat must follow each other, "
                "and chance has none"
            )
        return found

    def run(self, state: S) -> None:
        state.then(*self.questions(state))
