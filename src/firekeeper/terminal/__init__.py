"""The table in a terminal: `firekeeper play`."""

from firekeeper.terminal.play import play

__all__ = ["play"]
