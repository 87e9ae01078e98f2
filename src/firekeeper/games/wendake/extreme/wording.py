"""Wording of extreme difficulty: objectives that were missed."""

from __future__ import annotations

from typing import ClassVar

from firekeeper.games.wendake.solo.wording import SoloWording
from firekeeper.kernel.wording_rows import fields


class ExtremeWording(SoloWording):
    """What the messages of a game at extreme difficulty need to know."""

    events: ClassVar = {"ObjectiveMissed": fields(objective="objective")}
