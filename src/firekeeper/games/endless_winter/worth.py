"""What cards and Food are worth as Labour, and what is given away with them, as tables by kind of card."""

from __future__ import annotations

from typing import Final

from firekeeper.games.endless_winter.grammar import Effect, Part
from firekeeper.games.endless_winter.terms import COLUMNS, LABOUR, NOWHERE

# What a payment gives away, to propose the cheapest first. A half-point that a card would give in the best of
# the other columns counts 2, so a plain Tribesman is dearer than nothing and a specialist dear outside his
# column; Food (3) lies between a Tribesman and everybody else; an Eclipse skill (2) or another skill (1) is
# worth keeping. A half-point too many (1) may still be of use in this turn.
OF_A_HALF: Final = 2
OF_FOOD: Final = 3
OF_A_HALF_LEFT: Final = 1
OF_ECLIPSE_SKILL: Final = 2
OF_OTHER_SKILL: Final = 1


def plain(effect: Effect) -> bool:
    """An effect that gives Labour for nothing, and nothing else (EW-LABOR-04); or none at all."""
    return all(not part.pay and all(atom == LABOUR for atom, _ in part.gain) for part in effect)


def bonus(skill: Effect, column: int) -> int:
    """What a skill gives to those who stand in a column."""
    return sum([count for part in skill if part.on in (column, NOWHERE) for _, count in part.gain])


def asks(effect: Effect) -> bool:
    """Whether Labour is part of a price."""
    return any(atom == LABOUR for part in effect for atom, _ in part.pay)


class Worth:
    """The tables of one box."""

    def __init__(
        self,
        labour: list[int],
        skills: list[Effect],
        eclipse: list[Effect],
        chiefs: list[tuple[Effect, Effect]],
        tops: list[tuple[Part, ...]],
    ) -> None:
        # Cards whose skill is spent in the moment they are played: nothing, or Labour for nothing.
        self.plain: list[bool] = [plain(skill) for skill in skills]
        self.chief_plain: list[tuple[bool, bool]] = [(plain(one), plain(other)) for one, other in chiefs]
        # By column and kind: half-points, printed and by such a skill (EW-LABOR-02, -04).
        self.labour: list[list[int]] = [
            [
                printed + (bonus(skill, column) if at_once else 0)
                for printed, skill, at_once in zip(labour, skills, self.plain, strict=True)
            ]
            for column in range(len(COLUMNS))
        ]
        # By column and kind: what is given away with a card that is played there.
        self.keep: list[list[int]] = [
            [
                OF_A_HALF * max([row[kind] for at, row in enumerate(self.labour) if at != column])
                + (OF_ECLIPSE_SKILL if eclipse[kind] else 0)
                + (0 if self.plain[kind] else OF_OTHER_SKILL)
                for kind in range(len(labour))
            ]
            for column in range(len(COLUMNS))
        ]
        # What asks for Labour: the skills of cards by kind, of Chiefs by side, the top sections.
        self.card_asks: list[bool] = [asks(skill) for skill in skills]
        self.any_card_asks: bool = any(self.card_asks)
        self.chief_asks: list[tuple[bool, bool]] = [(asks(one), asks(other)) for one, other in chiefs]
        self.top_asks: list[bool] = [asks(top) for top in tops]
