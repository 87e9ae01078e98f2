"""Firekeeper: play, learn, study and research great eurogames."""

from importlib.metadata import PackageNotFoundError, version

from firekeeper.kernel.choice import Choice
from firekeeper.kernel.game import Game, IllegalChoice
from firekeeper.kernel.options import OptionError
from firekeeper.kernel.position import PositionError
from firekeeper.kernel.record import Record, RecordError
from firekeeper.library import load, new, replay
from firekeeper.positions import load_position, parse_position, position, save_position

try:
    __version__ = version("firekeeper")
except PackageNotFoundError:  # run from a source tree that was never installed
    __version__ = "0"

__all__ = [
    "Choice",
    "Game",
    "IllegalChoice",
    "OptionError",
    "PositionError",
    "Record",
    "RecordError",
    "__version__",
    "load",
    "load_position",
    "new",
    "parse_position",
    "position",
    "replay",
    "save_position",
]
