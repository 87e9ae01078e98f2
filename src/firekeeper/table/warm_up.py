"""Build what threads share before the first of them starts.

msgspec collects what it knows about a Struct when the Struct is first decoded, and does so without a lock:
two threads that are the first at the same time can crash the process. So every Struct that is decoded in
threads has its decoder built once, by module-level decoders or here, before the server says it is ready.
Rules and components are opened here, too: the first tables need not wait for them.
"""

from __future__ import annotations

import logging
from pathlib import Path

import msgspec

from firekeeper.kernel.component_tables import PackError
from firekeeper.kernel.options import OptionError
from firekeeper.kernel.record import Header, Result
from firekeeper.table import phrases
from firekeeper.table.snapshots import event_decoder
from firekeeper.titles import TITLES, rules_for

log = logging.getLogger("firekeeper.table")


def warm_up(pack: Path | None = None) -> None:
    """Build decoders, read words, open the rules of all games. Call it from one thread."""
    msgspec.json.Decoder(Header)
    msgspec.json.Decoder(Result | None)
    phrases.arguments("")  # reads the words of all languages
    for name, title in TITLES.items():
        msgspec.json.Decoder(title.options)
        event_decoder(name)
        try:
            rules_for(name, {}, pack)
        except (OptionError, PackError) as error:  # its tables are refused one by one, with this reason
            log.warning("%s cannot be played with this component pack: %s", name, error)
