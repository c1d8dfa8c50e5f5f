"""How fast a kept page is served, beside a bare Flask hello on the same server in the same run."""

from __future__ import annotations

from statistics import median

from tests.bench.load import client_name, requests_per_second
from tests.bench.marks import Mark, show_table
from tests.bench.serving import HELLO, THREADS, TUTOR, data_folder, serving
from tests.bench.steps import FIRST

ROUNDS = 5
SECONDS = 2
LIMIT = 0.9
PAGES = {"home page": "th/", "first step": f"th/{FIRST}", "heavy step": "th/learn/othello/all-directions/4"}


def main() -> list[Mark]:
    """Print the table: each round asks hello, then every page; the ratio is the median of the rounds'."""
    hellos: list[float] = []
    pages: dict[str, list[float]] = {name: [] for name in PAGES}
    tutor_run = (*TUTOR, "--threads", str(THREADS))
    with data_folder() as folder, serving(HELLO, folder) as hello, serving(tutor_run, folder) as tutor:
        for _ in range(ROUNDS):
            hellos.append(requests_per_second(f"{hello}/", SECONDS))
            for name, path in PAGES.items():
                pages[name].append(requests_per_second(f"{tutor}/{path}", SECONDS))
    ratios = {
        name: median(ours / theirs for ours, theirs in zip(found, hellos, strict=True))
        for name, found in pages.items()
    }
    rows = [["bare Flask hello", f"{median(hellos):.0f}", "100%"]]
    rows += [
        [f"kept: {name}", f"{median(found):.0f}", f"{ratios[name]:.0%}"] for name, found in pages.items()
    ]
    title = f"Kept pages under waitress, {THREADS} threads, asked by {client_name()}, {ROUNDS} rounds"
    show_table(title, ["page", "a second", "of hello"], rows)
    least = min(ratios.values())
    return [Mark("kept page ≥ 90 % of a bare Flask hello", f"{least:.0%}", least >= LIMIT)]


if __name__ == "__main__":
    main()
