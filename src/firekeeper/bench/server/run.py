"""The process of our server in a benchmark: as people run it, with room for many guests at one address."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from firekeeper.web.serve import serve
from firekeeper.web.service import Config


def main() -> int:
    job = json.loads(sys.argv[1])
    client = Path(job["client"]) if job["client"] else None
    config = Config(database=job["database"], limit_scale=1000.0, client=client)
    return serve(config, port=job["port"], workers=job["workers"], log_level="warning")


if __name__ == "__main__":  # worker processes import this file, too
    raise SystemExit(main())
