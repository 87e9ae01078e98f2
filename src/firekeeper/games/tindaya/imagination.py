"""Imagination: the same table with everything a seat cannot know dealt again (TD-TERMS-34, -38, -40).

How many idols a tribe holds face down is public, and so is every place of a secret objective: with whom it
lies, under which token, who has looked at it. Which cards these are is not. Decks have no order and tokens no
backs before somebody sees them, so nothing else has to be dealt. Once all idols are drawn and the sold ones
are a deck again, a seat does not remember which ones these were.
"""

from __future__ import annotations

from firekeeper.games.tindaya.idols import SellIdol
from firekeeper.games.tindaya.state import TindayaState
from firekeeper.games.tindaya.terms import IDOLS, NONE
from firekeeper.kernel.rng import Source


def imagine(state: TindayaState, seat: int | None, source: Source) -> TindayaState:
    """A copy for a seat to think with; None knows no secret at all."""
    new = state.clone()
    if state.ending == NONE:
        _deal_idols(new, seat, source)
        _deal_objectives(new, seat, source)
    return new


def _deal_idols(state: TindayaState, seat: int | None, source: Source) -> None:
    """Deal the idols that a seat cannot see: those of the others, a traitor's removed ones and the deck."""
    pool = state.rules.idol_copies[:]
    shown = [_being_sold(state, at) for at in range(len(state.players))]
    for at, player in enumerate(state.players):
        known = [*player.used_idols, *(player.idols if at == seat else shown[at])]
        if player.removed_idols:
            known += player.removed_idols[1]
            if at == seat:
                known += player.removed_idols[0]
        for idol in known:
            pool[idol] -= 1
    # In the order of the list, so that the same source deals the same cards wherever they really lie.
    unseen = [
        idol
        for idol, count in enumerate(pool)
        for _ in range(count - state.idol_discard[idol])
    ]  # fmt: skip
    for at, player in enumerate(state.players):
        if at == seat:
            continue
        dealt = _take(unseen, len(player.idols) - len(shown[at]), source)
        player.idols = tuple(sorted([*shown[at], *dealt]))
        if player.removed_idols:
            hidden, open_ = player.removed_idols
            player.removed_idols = (tuple(sorted(_take(unseen, len(hidden), source))), open_)
    state.idol_deck = [unseen.count(idol) for idol in range(len(IDOLS))]


def _being_sold(state: TindayaState, seat: int) -> list[int]:
    """The idol of a seat that everybody sees while it is asked what to sell it for."""
    return [frame.idol for frame in state.frames if isinstance(frame, SellIdol) and frame.seat == seat]


def _deal_objectives(state: TindayaState, seat: int | None, source: Source) -> None:
    """Deal the secret objectives that a seat has not seen.

    The same card can lie in several places: with its owner, and among what others have seen or given back.
    Everybody knows that it is the same one.
    """
    imagined: dict[int, int] = {}
    if seat is not None:
        player = state.players[seat]
        mine = [*[card for card, _ in player.objectives], *player.dealt, *[card for _, card in player.seen]]
        imagined = {card: card for card in mine}
    unseen = [card for card in range(len(state.rules.secret_names)) if card not in imagined]
    for player in state.players:
        places = [*[card for card, _ in player.objectives], *player.dealt, *[card for _, card in player.seen]]
        for card in places:
            if card not in imagined:
                imagined[card] = _take(unseen, 1, source)[0]
        player.objectives = tuple([(imagined[card], token) for card, token in player.objectives])
        player.dealt = tuple([imagined[card] for card in player.dealt])
        player.seen = tuple([(owner, imagined[card]) for owner, card in player.seen])
    # Cards that nobody has seen have never left the deck.
    state.secrets = sum([1 << card for card in unseen])


def _take(pool: list[int], count: int, source: Source) -> list[int]:
    taken = []
    for _ in range(count):
        at = source.below(len(pool))
        taken.append(pool.pop(at))
    return taken
