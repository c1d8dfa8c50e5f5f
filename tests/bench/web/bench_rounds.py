"""What a round of practice costs the processor: in a first language, in a second one, and asked for again.

52 rounds: every drill, a bit of everything and one closer look on four levels. The time is that of the whole
application called in this process, for the first page of a round and the data that it fetches beside it;
nothing of the round is known before. Run `python -m tests.bench.web.bench_rounds`.
"""

from __future__ import annotations

from statistics import mean
from time import process_time

from flask.testing import FlaskClient

from tests.bench.support.marks import Mark, show_table
from tests.bench.support.serving import data_folder
from tests.bench.support.steps import BROWSER
from tutor import create_app
from tutor.puzzles.practice.drills import DRILLS
from tutor.puzzles.practice.mixed import MIXED
from tutor.servers.launch import keep_for_good

LEVELS_ASKED = (1, 4, 7, 10)
NUMBER = 3
WARM = 4
ROWS = (*DRILLS, MIXED, "beyond-own")
LANGUAGES_ASKED = ("en", "lo", "en")
FIRST, AGAIN = 30.0, 5.0


def cost(client: FlaskClient, name: str, tag: str) -> float:
    """Milliseconds of processor for the first page of a round and all its puzzles."""
    began = process_time()
    urls = [f"/{tag}/practise/{name}/{part}" for part in ("1", "puzzles.json")]
    answers = [client.get(url, headers=BROWSER) for url in urls]
    spent = process_time() - began
    if any(answer.status_code != 200 for answer in answers):
        raise SystemExit(f"{name} answered {answers[0].status}")
    return spent * 1000


def main() -> list[Mark]:
    """Print the cost of each round by drill; the mark is the mean, and the dearest round is told."""
    with data_folder() as folder:
        app = create_app({"SECRET_KEY": "bench", "DATABASE_URL": f"sqlite:///{folder / 'tutor.db'}"})
        client = app.test_client()
        for drill in ROWS:  # templates, catalogues and the files of the bank are read once, not by each round
            for tag in LANGUAGES_ASKED:
                cost(client, f"{drill}/5/{WARM}", tag)
        keep_for_good()
        names = [[f"{drill}/{level}/{NUMBER}" for level in LEVELS_ASKED] for drill in ROWS]
        costs = [[[cost(client, name, tag) for tag in LANGUAGES_ASKED] for name in row] for row in names]
    show_table(
        "Milliseconds of processor for the first page of a round: first language, second, again",
        ["drill and level", *map(str, LEVELS_ASKED)],
        [
            [drill, *(" / ".join(f"{ms:.1f}" for ms in one) for one in row)]
            for drill, row in zip(ROWS, costs, strict=True)
        ],
    )
    first, second, again = ([one[n] for row in costs for one in row] for n in range(len(LANGUAGES_ASKED)))
    print(f"Dearest round: {max(first):.1f} ms; in a second language: {max(second):.1f} ms")
    return [
        Mark(f"{name} ≤ {limit:g} ms", f"{mean(measured):.1f} ms", mean(measured) <= limit)
        for name, measured, limit in (
            ("a round the first time", first, FIRST),
            ("the same in a second language", second, FIRST),
            ("the same again", again, AGAIN),
        )
    ]


if __name__ == "__main__":
    main()
