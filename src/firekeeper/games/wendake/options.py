"""Options of Wendake: what a group settles before set-up (WK-DEC-01)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from firekeeper.kernel.options import Requirement


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One validated set of options. `players` counts people: 1 is the solitaire game against the Ghost."""

    players: Annotated[int, Meta(ge=1, le=4)] = 2
    tribes: Literal["backs", "fronts"] = "backs"  # WK-SETUP-14, WK-SOLO-08
    pairing: Literal["random", "beginner"] = "random"  # WK-SETUP-03, -04
    difficulty: Literal["", "easy", "medium", "hard"] = ""  # WK-SOLO-02
    solo_turtles: Literal["", "at_once", "at_end"] = ""  # WK-SOLO-74, WK-AMB-69

    @property
    def solo(self) -> bool:
        return self.players == 1


REQUIREMENTS = (
    Requirement("difficulty", {"players": [1]}, "option-wendake-solitaire-only"),
    Requirement("solo_turtles", {"players": [1]}, "option-wendake-solitaire-only"),
)


def resolve_options(options: Options) -> Options:
    """The options with solitaire's defaults filled in."""
    if options.solo:
        return Options(
            players=1,
            tribes=options.tribes,
            pairing=options.pairing,
            difficulty=options.difficulty or "medium",
            solo_turtles=options.solo_turtles or "at_once",
        )
    return options
