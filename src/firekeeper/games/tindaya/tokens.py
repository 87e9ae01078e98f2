"""Raw-material tokens: taking one reveals its back (TD-SETUP-33, area COLLECT)."""

from __future__ import annotations

from firekeeper.games.tindaya import events
from firekeeper.games.tindaya.contents import set_token
from firekeeper.games.tindaya.islands import island_at
from firekeeper.games.tindaya.pieces import changed
from firekeeper.games.tindaya.priority import change_score
from firekeeper.games.tindaya.state import TindayaState
from firekeeper.games.tindaya.terms import (
    BASIC_ORE,
    ECERO,
    NONE,
    OBSIDIAN,
    RESOURCES,
    TOKENS,
    WOOD,
    WOOD_TOKEN,
)
from firekeeper.kernel.choice import Choice
from firekeeper.kernel.frame import Chance, Frame
from firekeeper.kernel.state import total


def tokens_left(state: TindayaState, island: int) -> int:
    """How many tokens lie on an island."""
    return (state.with_token & island).bit_count()


def collected(state: TindayaState, seat: int) -> int:
    """How many tokens a tribe has collected and kept."""
    return total(state.players[seat].tokens)


def may_collect(state: TindayaState, seat: int, hex_: int) -> bool:
    """Whether the limits allow to take the token of a hex (TD-COLLECT-04, -05)."""
    if state.tokens[hex_] == NONE:
        return False
    if not state.rules.has_limits:
        return True
    if collected(state, seat) >= state.rules.storage:
        return False
    return (state.with_token & island_at(state, hex_)).bit_count() > 1


class TakeToken(Chance[TindayaState]):
    """A token is taken, and its back is one of all that nobody has looked at (TD-COLLECT-08, TD-TERMS-40)."""

    rules = ("TD-COLLECT-01", "TD-COLLECT-08")

    def __init__(self, owner: int, hex: int) -> None:
        super().__init__()
        self.owner = owner
        self.hex = hex

    def choices(self, state: TindayaState) -> list[Choice]:
        rules = state.rules
        backs, table = state.backs, rules.choices.back
        if 0 not in backs:
            return rules.choices.backs_of[state.tokens[self.hex]]
        return [table[back] for back in rules.backs_of[state.tokens[self.hex]] if backs[back]]

    def weights(self, state: TindayaState) -> list[int]:
        backs = state.backs
        return [backs[back] for back in state.rules.backs_of[state.tokens[self.hex]] if backs[back]]

    def apply(self, state: TindayaState, choice: Choice) -> None:
        rules = state.rules
        back, seat = choice.a, self.owner
        player = state.players[seat]
        kind = state.tokens[self.hex]
        state.backs = changed(state.backs, back, -1)
        set_token(state, self.hex, NONE)
        player.tokens = changed(player.tokens, kind, 1)
        goods = player.goods
        before = goods[:]
        for resource, number in rules.back_gain[back]:
            goods[resource] += number
        if kind == WOOD_TOKEN:
            goods[WOOD] += state.era + rules.back_bonus[back]  # TD-SETUP-08
        elif kind >= BASIC_ORE and player.tribe == ECERO:
            goods[OBSIDIAN] += 1  # TD-TRIBE-04
        if state.events is not None:
            gained = [now - was for now, was in zip(goods, before, strict=True)]
            state.events.append(
                events.TokenTaken(
                    seat=seat,
                    hex=rules.board.names[self.hex],
                    token=TOKENS[kind],
                    back=rules.back_names[back],
                    gained={RESOURCES[at]: number for at, number in enumerate(gained) if number},
                )
            )


class LastToken(Frame[TindayaState]):
    """After a token was collected: in Domination the last one of an island costs a point (TD-COLLECT-06)."""

    def __init__(self, seat: int, hex: int) -> None:
        self.seat = seat
        self.hex = hex

    def run(self, state: TindayaState) -> None:
        if tokens_left(state, island_at(state, self.hex)) == 0:
            change_score(state, self.seat, -state.rules.loss_last_token, "TD-COLLECT-06")
