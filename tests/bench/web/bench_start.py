"""How long `tutor run` takes until it answers: the first start, which makes the database, and later ones."""

from __future__ import annotations

from http.client import HTTPConnection
from pathlib import Path
from statistics import median
from time import perf_counter
from urllib.parse import urlsplit

from tests.bench.support.marks import Mark, show_table
from tests.bench.support.serving import TUTOR, data_folder, serving

AGAIN = 3
LIMIT = 2.0


def seconds_to_answer(data: Path) -> tuple[float, float]:
    """Seconds from the command to the announced address, and to the home page."""
    began = perf_counter()
    with serving(TUTOR, data) as address:
        announced = perf_counter() - began
        connection = HTTPConnection(urlsplit(address).netloc)
        connection.request("GET", "/en/")
        if connection.getresponse().status != 200:
            raise SystemExit("The home page did not answer.")
        return announced, perf_counter() - began


def main() -> list[Mark]:
    """Print the table."""
    with data_folder() as folder:
        first = seconds_to_answer(folder)
        later = [seconds_to_answer(folder) for _ in range(AGAIN)]
    announced, answered = (median(times) for times in zip(*later, strict=True))
    rows = [
        ["first start", f"{first[0]:.2f}", f"{first[1]:.2f}"],
        [f"second start, median of {AGAIN}", f"{announced:.2f}", f"{answered:.2f}"],
    ]
    show_table("`tutor run`, seconds", ["", "until announced", "until it answers"], rows)
    return [Mark("second start answers within 2 s", f"{answered:.2f} s", answered <= LIMIT)]


if __name__ == "__main__":
    main()
