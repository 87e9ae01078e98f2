"""The process of our server in a benchmark: as people run it, with room for many guests at one address."""

from __future__ import annotations

import json
import sys

from firekeeper.web.serve import serve
from firekeeper.web.service import Config


def main() -> int:
    job = json.loads(sys.argv[1])
    config = Config(database=job["database"], limit_scale=1000.0)
    return serve(config, port=job["port"], workers=job["workers"], log_level="warning")


if __name__ == "__main__":  # worker processes import this file, too
    raise SystemExit(main())
