"""What the rules demand of Adversity cards (ledger NA-REC-06, NA-REC-07), when a pack is read."""

from collections.abc import Iterator
from typing import Any, get_args

from msgspec.structs import asdict

from firekeeper.games.wendake import component_checks as base
from firekeeper.games.wendake.adversity.components import AdversityFile, Components, Effect
from firekeeper.games.wendake.solo.state import GHOST_ACTIONS
from firekeeper.games.wendake.terms import FLAGS
from firekeeper.kernel.component_tables import FileType, Finding, read_files

CARDS_USED = 7
"""One at set-up, one at the end of each year but the last (NA-SOLO-21)."""
SHOWN = {"europeans_arrive": FLAGS, "relentless_enemy": GHOST_ACTIONS}
"""What cards of an effect show beside it."""


def _check_cards(file: AdversityFile) -> Iterator[Finding]:
    if len(file.cards) < CARDS_USED:
        yield Finding("", "card", f"there are {len(file.cards)} cards; a game needs {CARDS_USED}")
    present = {card.effect for card in file.cards}
    for effect in get_args(Effect):
        if effect not in present:
            yield Finding(effect, "", "no Adversity card has this effect; expected at least one")
    for card in file.cards:
        known = SHOWN.get(card.effect, ("",))
        if card.shows not in known:
            expected = " or ".join(known) or "nothing"
            yield Finding(card.id, "shows", f"is «{card.shows}»; a card with {card.effect} shows {expected}")
    if file.board.circle_tokens != 1:
        yield Finding("", "circle_tokens", "expected 1: the Ghost goes to the turn order track once a year")
    if file.board.arrow_tokens != 3:
        yield Finding("", "arrow_tokens", "expected 3, one for each Ghost card")


FILES: dict[str, FileType] = {"adversity_cards": (AdversityFile, _check_cards)}


def read(tables: dict[str, Any]) -> Components:
    """Read and check the parsed files of the base game and the Adversity cards."""
    known = base.read({stem: table for stem, table in tables.items() if stem not in FILES})
    files = read_files({stem: tables[stem] for stem in FILES if stem in tables}, FILES)
    file: AdversityFile = files["adversity_cards"]
    return Components(**{**asdict(known), "adversity_cards": file.cards, "solo_board": file.board})
