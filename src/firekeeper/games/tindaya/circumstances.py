"""What the chance of winning depends on beside the worth of a position: who plays, and how late it is."""

from __future__ import annotations

from typing import Final

from firekeeper.games.tindaya.outlook import Outlook
from firekeeper.games.tindaya.state import Player, TindayaState
from firekeeper.games.tindaya.terms import ACTIONS, END_OF_ERA, GODS, NONE, SETUP
from firekeeper.kernel.rules import Circumstances

MOST_OF_AN_ERA: Final = 0.9
"""How much of an era is over when nobody has a marker left."""
END: Final = 0.95
"""And while its end is played."""
OF_A_TRIBE: Final = ("extinct", "landless", "thin", "lone", "famine")
"""Parts of an estimate that say what befalls a tribe."""


def circumstances(state: TindayaState, seat: int) -> Circumstances:
    """Allies count all tribes, rivals their own one, and a traitor something else."""
    rules = state.rules
    together = 1
    also = [f"players_{rules.seats}", rules.options.difficulty]
    if state.traitor == seat:
        curve = "traitor"
    elif rules.domination:
        curve = "domination"
        if rules.options.traitor:
            also.append("treason")
    else:
        curve = f"campaign_{rules.campaign_goals}" if rules.campaign_goals else "alliance"
        together = rules.seats
    return Circumstances(curve, progress(state), together, tuple(also))


def progress(state: TindayaState) -> float:
    """How much of the game is over, from 0 to 1; below 0 while it is set up."""
    if state.phase == SETUP:
        return -1.0
    part = 0.0
    if state.phase == ACTIONS:
        # Everybody plays markers in turn, so an era is as far as they are used up.
        left = sum([markers(player) for player in state.players if not player.passed])
        used = sum([player.used_cubes + player.used_cylinders for player in state.players])
        saved = sum([markers(player) for player in state.players if player.passed])
        part = MOST_OF_AN_ERA * (1.0 - left / max(1, left + used + saved))
    elif state.phase == END_OF_ERA:
        part = END
    return min(1.0, (state.era - 1 + part) / state.rules.last_era) if state.ending == NONE else 1.0


def markers(player: Player) -> int:
    return player.cubes + player.cylinders


def about_part(part: str, better: TindayaState, other: TindayaState, seat: int) -> str:
    """Of the wrath: which god's. Of what befalls a tribe: among rivals one's own is meant."""
    if part in OF_A_TRIBE and better.rules.domination:
        return "own"
    if part not in ("doom", "wrath"):
        return ""
    me = seat if better.rules.alliance else NONE
    wrath = [Outlook(state, me).era.wrath for state in (better, other)]
    gods = [god for god in range(len(GODS)) if wrath[0][god] != wrath[1][god]]
    return GODS[gods[0]] if len(gods) == 1 else ""
