"""What a server counts of itself, in the text form that Prometheus reads. No names, no ids, no words of people."""

from __future__ import annotations

import os
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

BOUNDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)  # seconds; the ends of the buckets


class Histogram:
    """How many took how long."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.sum = 0.0

    def add(self, seconds: float) -> None:
        self.counts[next((n for n, bound in enumerate(BOUNDS) if seconds <= bound), len(BOUNDS))] += 1
        self.sum += seconds

    def within(self, part: float) -> float:
        """The seconds that so great a part of all took at most, as far as the buckets tell; 0 for none."""
        wanted, total = part * sum(self.counts), 0
        for bound, count in zip((*BOUNDS, BOUNDS[-1]), self.counts, strict=True):
            total += count
            if total >= wanted:
                return bound if total else 0.0
        raise AssertionError("the parts are less than the whole")

    @contextmanager
    def timed(self) -> Iterator[None]:
        began = time.perf_counter()
        try:
            yield
        finally:
            self.add(time.perf_counter() - began)

    def lines(self, name: str) -> Iterator[str]:
        total = 0
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), self.counts, strict=True):
            total += count
            yield f'{name}_bucket{{le="{bound}"}} {total}'
        yield f"{name}_sum {self.sum:.6f}"
        yield f"{name}_count {total}"


class Metrics:
    """All that one server counts."""

    def __init__(self) -> None:
        self.began = time.time()
        self.wishes: Counter[str] = Counter()  # by how they were answered: done, or why not
        self.requests: Counter[str] = Counter()  # by status
        self.bots = 0  # actions of bots
        self.faults = 0  # of the rules
        self.wish_seconds = Histogram()  # from a wish read to its answer, stored
        self.store_seconds = Histogram()  # of one transaction

    def text(self, **gauges: float) -> str:
        """Everything; `gauges` are what the house knows better: tables, connections."""
        told = gauges | _process() | {"start_time_seconds": self.began}
        return "\n".join([*self._counters(), *_family("gauge", told), *self._histograms()]) + "\n"

    def _counters(self) -> Iterator[str]:
        for name, label, counted in (("wishes", "answer", self.wishes), ("requests", "status", self.requests)):
            yield f"# TYPE ostrov_{name}_total counter"
            yield from (f'ostrov_{name}_total{{{label}="{key}"}} {n}' for key, n in sorted(counted.items()))
        yield from _family("counter", {"bot_actions_total": self.bots, "faults_total": self.faults})

    def _histograms(self) -> Iterator[str]:
        for name, histogram in (("wish_seconds", self.wish_seconds), ("store_seconds", self.store_seconds)):
            yield f"# TYPE ostrov_{name} histogram"
            yield from histogram.lines(f"ostrov_{name}")


def _family(kind: str, values: dict[str, float]) -> Iterator[str]:
    for name, value in values.items():
        yield f"# TYPE ostrov_{name} {kind}"
        yield f"ostrov_{name} {value:.10g}"


def _process() -> dict[str, float]:
    return {"process_cpu_seconds": time.process_time(), "process_memory_bytes": memory()}


def memory() -> int:
    """Bytes of this process that lie in memory; 0 where the system does not tell."""
    try:
        return int(Path("/proc/self/statm").read_text(encoding="utf-8").split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return 0
