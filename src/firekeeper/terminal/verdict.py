"""Who has won, and by which ending: the last lines of a game on a terminal."""

from __future__ import annotations

from rich.text import Text

from firekeeper.kernel.record import POINTS, Result
from firekeeper.kernel.wording import Message, Wording, listed
from firekeeper.texts import Texts

WON = "bold green"


def verdict(t: Texts, wording: Wording, result: Result) -> list[Text]:
    """The result as the reader reads it: one winner with the points, a team, everybody or nobody.

    That points decide goes without saying; any other ending comes first.
    """
    lines = [] if result.ending == POINTS else [Text(t.render(wording.ending(result.ending)))]
    winners = result.winners
    names = [name_of(wording, seat) for seat in winners if seat != wording.seat]
    if not winners:
        lines.append(Text(t("sheet-nobody-wins"), "bold"))
    elif len(winners) > 1 and wording.seat in winners:
        lines.append(Text(t("sheet-you-win-together", names=listed(names)), WON))
    elif len(winners) > 1:
        lines.append(Text(t("sheet-win-together", names=listed(names)), "bold"))
    elif wording.seat in winners:
        lines.append(Text(t("sheet-you-win", points=result.scores[winners[0]]), WON))
    else:
        lines.append(Text(t("sheet-wins", name=names[0], points=result.scores[winners[0]]), "bold"))
    return lines


def name_of(wording: Wording, seat: int) -> Message:
    """What a seat is called, for a list."""
    name = wording.names[seat]
    return name if isinstance(name, Message) else Message("list-name", {"name": name})
