"""Counters for /metrics, in the text format of Prometheus."""

from __future__ import annotations

import time
from collections import Counter


class Metrics:
    """What a process has done since it started."""

    def __init__(self) -> None:
        self.started = time.time()
        self.counts: Counter[tuple[str, str]] = Counter()

    def add(self, name: str, label: str = "", by: int = 1) -> None:
        self.counts[name, label] += by

    def text(self, gauges: dict[str, float]) -> str:
        """The page that Prometheus reads."""
        lines = [
            "# TYPE firekeeper_uptime_seconds gauge",
            f"firekeeper_uptime_seconds {time.time() - self.started:.0f}",
        ]
        for name, value in sorted(gauges.items()):
            lines += [f"# TYPE firekeeper_{name} gauge", f"firekeeper_{name} {value:g}"]
        seen = set()
        for (name, label), value in sorted(self.counts.items()):
            if name not in seen:
                seen.add(name)
                lines.append(f"# TYPE firekeeper_{name}_total counter")
            shown = f'{{kind="{label}"}}' if label else ""
            lines.append(f"firekeeper_{name}_total{shown} {value}")
        return "\n".join([*lines, ""])
