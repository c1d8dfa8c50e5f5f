"""How fast a page of the cache is served, beside a bare Flask hello on the same server in the same run.

Both are asked in turn, a second each, so that whatever else the machine does hits both. What a request costs
the server in processor time is told beside it, and how busy the asking was: near 100 % that is the limit.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from statistics import median

from tests.bench.support.load import ask_for, client_name
from tests.bench.support.marks import Mark, show_table
from tests.bench.support.serving import HELLO, THREADS, TUTOR, Address, data_folder, serving
from tests.bench.support.steps import FIRST

ROUNDS = 7
SECONDS = 1
LIMIT = 0.9
PAGES = {
    "home page": "th/",
    "first step": f"th/{FIRST}",
    "heavy step": "th/learn/othello/all-directions/all-eight-directions",
}


@dataclass
class Served:
    """One address and what was seen of it, round by round."""

    address: Address
    path: str
    answers: list[float] = field(default_factory=list)
    busy: list[float] = field(default_factory=list)
    microseconds: list[float] = field(default_factory=list)

    def ask(self) -> None:
        before = self.address.processor_seconds()
        asked = ask_for(f"{self.address}/{self.path}", SECONDS)
        after = self.address.processor_seconds()
        self.answers.append(asked.answers)
        self.busy.append(asked.busy)
        if before is not None and after is not None:
            self.microseconds.append((after - before) / (asked.answers * SECONDS) * 1e6)

    def row(self, name: str, ratio: float) -> list[str]:
        computed = f"{median(self.microseconds):.0f}" if self.microseconds else "-"
        return [name, f"{median(self.answers):.0f}", f"{ratio:.0%}", computed, f"{median(self.busy):.0%}"]


def main() -> list[Mark]:
    """Print the table; the ratio is the median of those of neighbours in time."""
    tutor_run = (*TUTOR, "--threads", str(THREADS))
    rows: list[list[str]] = []
    ratios: list[float] = []
    with data_folder() as folder, serving(HELLO, folder) as hello, serving(tutor_run, folder) as tutor:
        beside = Served(hello, "")
        for name, path in PAGES.items():
            page = Served(tutor, path)
            for _ in range(ROUNDS):
                beside.ask()
                page.ask()
            hellos = beside.answers[-ROUNDS:]
            ratios.append(median(ours / theirs for ours, theirs in zip(page.answers, hellos, strict=True)))
            rows.append(page.row(f"kept: {name}", ratios[-1]))
        rows.insert(0, beside.row("bare Flask hello", 1))
    title = f"Kept pages, {THREADS} threads, asked by {client_name()}, {ROUNDS} rounds"
    show_table(title, ["page", "a second", "of hello", "server µs each", "asking busy"], rows)
    least = min(ratios)
    return [Mark("kept page ≥ 90 % of a bare Flask hello", f"{least:.0%}", least >= LIMIT)]


if __name__ == "__main__":
    main()
