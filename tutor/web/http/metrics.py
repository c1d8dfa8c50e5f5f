"""Counts the responses of this process, and writes the counts in the text format of Prometheus."""

import os
import threading
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Mapping

BOUNDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""The upper bounds of the histogram of seconds until a response begins; its last bucket has no bound."""


class Metrics:
    """Responses counted since the process began, by method, status and time."""

    def __init__(self) -> None:
        self._guard = threading.Lock()
        self._answers: Counter[tuple[str, str]] = Counter()
        self._times = [0] * (len(BOUNDS) + 1)
        self._seconds = 0.0
        self._begun = time.time()

    def count(self, method: str, status: str, seconds: float) -> None:
        """Count one response; ``status`` has three digits."""
        with self._guard:
            self._answers[method, status] += 1
            self._times[bisect_left(BOUNDS, seconds)] += 1
            self._seconds += seconds

    def text(self, gauges: Mapping[str, float]) -> str:
        """All counts and the given gauges as text; each line names this process."""
        worker = f'worker="{os.getpid()}"'
        with self._guard:
            answers, times, seconds = dict(self._answers), list(self._times), self._seconds
        lines = ["# TYPE tutor_answers_total counter"]
        for (method, status), number in sorted(answers.items()):
            lines.append(f'tutor_answers_total{{{worker},method="{method}",status="{status}"}} {number}')
        lines.append("# TYPE tutor_answer_seconds histogram")
        passed = 0
        for bound, number in zip((*map(str, BOUNDS), "+Inf"), times, strict=True):
            passed += number
            lines.append(f'tutor_answer_seconds_bucket{{{worker},le="{bound}"}} {passed}')
        lines.append(f"tutor_answer_seconds_sum{{{worker}}} {seconds:.6f}")
        lines.append(f"tutor_answer_seconds_count{{{worker}}} {passed}")
        for name, value in {**gauges, "start_time_seconds": round(self._begun, 3)}.items():
            lines += [f"# TYPE tutor_{name} gauge", f"tutor_{name}{{{worker}}} {value}"]
        return "\n".join(lines) + "\n"
