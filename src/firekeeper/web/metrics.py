"""Counters and histograms for /metrics, in the text format of Prometheus."""

from __future__ import annotations

import time
from bisect import bisect_left
from collections import Counter
from typing import Final

SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""The upper bounds of the histograms' buckets."""

HELP: Final = {
    "uptime_seconds": "Seconds since this process started",
    "tables_in_memory": "Tables that are open in this process",
    "tables_playing": "Tables in memory at which a game goes on",
    "tables_frozen": "Tables known here that only another version of the rules can play",
    "connections_open": "WebSockets that are open now",
    "renderings_waiting": "Replays and offline pages under way or waiting",
    "bots_thinking": "Tables at which a bot is thinking now",
    "moves": "Choices that were made and saved through this process",
    "bot_failures": "Bots that broke down or took too long, and were replaced",
    "database_errors": "Reads and writes that the database refused or did not answer",
    "calls": "Messages that called somebody to a table",
    "call_failures": "Messages to people that could not be delivered",
    "connections": "WebSockets that were opened",
    "messages": "Messages that came over WebSockets",
    "requests": "HTTP requests by status",
    "refusals": "Refusals over HTTP by code",
    "message_seconds": "From receiving a message to having answered it; for a choice, saved",
    "request_seconds": "From receiving a request to having answered it",
}


class Histogram:
    """How long something took, in buckets."""

    def __init__(self) -> None:
        self.buckets = [0] * (len(SECONDS) + 1)
        self.total = 0.0

    def observe(self, seconds: float) -> None:
        self.buckets[bisect_left(SECONDS, seconds)] += 1
        self.total += seconds

    def lines(self, name: str) -> list[str]:
        found = []
        count = 0
        for bound, here in zip((*SECONDS, float("inf")), self.buckets, strict=True):
            count += here
            label = "+Inf" if bound == float("inf") else f"{bound:g}"
            found.append(f'{name}_bucket{{le="{label}"}} {count}')
        return [*found, f"{name}_sum {self.total:.6f}", f"{name}_count {count}"]


class Metrics:
    """What a process has done since it started."""

    def __init__(self) -> None:
        self.started = time.time()
        self.counts: Counter[tuple[str, str]] = Counter()
        self.times = {"message_seconds": Histogram(), "request_seconds": Histogram()}

    def add(self, name: str, label: str = "", by: int = 1) -> None:
        self.counts[name, label] += by

    def text(self, gauges: dict[str, float], totals: dict[str, int]) -> str:
        """The page that Prometheus reads. `totals` are counters that are kept elsewhere."""
        lines: list[str] = []
        for name, value in sorted({**gauges, "uptime_seconds": time.time() - self.started}.items()):
            lines += [*_head(name, "gauge"), f"firekeeper_{name} {value:g}"]
        counts = {**self.counts, **{(name, ""): value for name, value in totals.items()}}
        seen = set()
        for (name, label), count in sorted(counts.items()):
            if name not in seen:
                seen.add(name)
                lines += _head(name, "counter", "_total")
            shown = f'{{kind="{label}"}}' if label else ""
            lines.append(f"firekeeper_{name}_total{shown} {count}")
        for name, histogram in self.times.items():
            lines += [*_head(name, "histogram"), *histogram.lines(f"firekeeper_{name}")]
        return "\n".join([*lines, ""])


def _head(name: str, kind: str, ending: str = "") -> list[str]:
    full = f"firekeeper_{name}{ending}"
    return [f"# HELP {full} {HELP[name]}", f"# TYPE {full} {kind}"]
