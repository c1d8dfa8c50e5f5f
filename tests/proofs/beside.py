"""The smaller attacks on a server of its own: what another reader waits beside each.

Run by `make proofs ARGS=beside`, which writes the figures down.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from http.client import HTTPConnection
from pathlib import Path
from random import Random
from threading import Event
from urllib.parse import urlencode

from tests.bench.web.bench_live import SECRET, put_class, put_pupils
from tests.proofs.attacks import (
    ATTACKER,
    PORT,
    PROGRESS,
    SECONDS,
    Browser,
    a_game,
    an_ending,
    answers,
    p99_while,
    served,
)
from tests.proofs.sections import PAGE, put_section
from tutor.classroom.work.set_files import write_set

FORM = "application/x-www-form-urlencoded"
THREADS = 8
"""So many at once make each of the attacks."""


@dataclass(frozen=True)
class Room:
    """A class on the server that is attacked: its id and key, the cookies of its teacher and one pupil."""

    class_id: str
    key: str
    teacher: str
    pupil: str


Attack = Callable[[Random, Room], None]


def _worksheet(chance: Random, _: Room) -> None:
    drill = chance.choice(("flips", "mobility", "corners"))
    Browser(ATTACKER).ask("GET", f"/en/print/practise/{drill}/{chance.randint(1, 9)}/1/")


def _new_learners(chance: Random, _: Room) -> None:
    Browser(ATTACKER).ask("POST", PROGRESS, answers([f"board/1/{n}" for n in range(25)], 8))


def _game_to_review(chance: Random, _: Room) -> None:
    Browser(ATTACKER).ask("POST", f"/en/play/replay/othello/{a_game(chance.getrandbits(32))}")


def _code(chance: Random, _: Room) -> None:
    code = f"{chance.randrange(10**6):06}"
    Browser(ATTACKER).ask("POST", "/en/join/", urlencode({"code": code}).encode(), FORM)


def _seat(chance: Random, room: Room) -> None:
    browser = Browser(ATTACKER)
    browser.ask("GET", f"/en/join/{room.key}")
    browser.ask(
        "POST", "/en/join/name", urlencode({"name": f"Pupil {chance.randrange(10**6)}"}).encode(), FORM
    )


def _password(chance: Random, _: Room) -> None:
    sent = {"name": f"teacher {chance.random()}", "password": "not the password"}
    Browser(ATTACKER).ask("POST", "/en/teacher/sign-in", urlencode(sent).encode(), FORM)


def _broken(chance: Random, _: Room) -> None:
    Browser(ATTACKER).ask("POST", PROGRESS, chance.choice((b"[" * 9_000, b'{"answers": ["\xff"]}')))


def _queries(chance: Random, _: Room) -> None:
    """A page of its own by its query and host, as a cache would think that knows no better."""
    connection = HTTPConnection("127.0.0.1", PORT, timeout=300)
    path = f"/en/words/?{'&' * 4_000}{chance.random()}"
    connection.request("GET", path, headers={"Host": f"host-{chance.random()}", "X-Forwarded-For": ATTACKER})
    connection.getresponse().read()
    connection.close()


def _stream(chance: Random, room: Room) -> None:
    """A stream of one pupil that is left after its first board."""
    connection = HTTPConnection("127.0.0.1", PORT, timeout=300)
    headers = {"Cookie": room.pupil, "X-Forwarded-For": ATTACKER}
    connection.request("GET", f"/en/class/{room.class_id}/demo/events", headers=headers)
    connection.getresponse().readline()
    connection.close()


_ENDINGS = write_set("Endings", [an_ending(seed) for seed in range(40)])


def _set_file(chance: Random, room: Room) -> None:
    form = (
        '--edge\r\nContent-Disposition: form-data; name="upload"\r\n\r\n1\r\n--edge\r\n'
        'Content-Disposition: form-data; name="file"; filename="set.toml"\r\n\r\n'
        f"{_ENDINGS}\r\n--edge--\r\n"
    )
    teacher = Browser(ATTACKER, room.teacher)
    teacher.ask("POST", "/en/sets/", form.encode(), "multipart/form-data; boundary=edge")


ATTACKS: dict[str, Attack] = {
    "Worksheets of 27 rounds": _worksheet,
    "POSTs of 200 answers without a cookie": _new_learners,
    "Games, one of a new learner each, to be reviewed": _game_to_review,
    "Codes that are guessed": _code,
    "Seats taken in a class by one new browser after another": _seat,
    "Sign-ins with names and passwords that are guessed": _password,
    "Progress that is no text, or nested 9,000 deep": _broken,
    "Pages with 4 KB of query, each from another host": _queries,
    "Streams of one pupil, opened and left": _stream,
    "Files of 40 endings to be checked, by one teacher": _set_file,
}
"""Once of each, by one browser."""


def _a_class(folder: Path) -> Room:
    """Put a class into the database of a server that has not started yet."""
    (folder / "secret_key").write_text(SECRET)
    database = f"sqlite:///{folder / 'tutor.db'}"
    class_id, teacher = put_class(database)
    (pupil,) = put_pupils(database, class_id, 1)
    with sqlite3.connect(folder / "tutor.db") as kept:
        (key,) = kept.execute("SELECT key FROM class").fetchone()
    return Room(class_id, key, teacher.removeprefix("Cookie: "), pupil.partition("Cookie: ")[2])


def beside() -> dict[str, str]:
    """What another reader waits beside each of the attacks, each on a server of its own."""
    figures: dict[str, str] = {}
    for what, once in ATTACKS.items():
        rooms: list[Room] = []
        asked: list[None] = []

        def attack(
            stop: Event, once: Attack = once, rooms: list[Room] = rooms, asked: list[None] = asked
        ) -> None:
            chance = Random()
            while not stop.is_set():
                once(chance, rooms[0])
                asked.append(None)

        with served(lambda folder, rooms=rooms: rooms.append(_a_class(folder))):  # type: ignore[misc]
            quiet = p99_while(lambda _: None, 0)
            figures[what] = f"{quiet:.0f} ms | {p99_while(attack, THREADS):.0f} ms | {len(asked)}"
    return figures


def prove(page: Path = PAGE) -> None:
    """Make each of the attacks, and write down what another reader waited."""
    load, _, _ = os.getloadavg()
    put_section(
        page,
        "Beside the smaller attacks",
        [
            f"Eight at once make the same attack from one address for {SECONDS:.0f} seconds, again and again,",
            "while another reader, with a cookie and so with pages of their own, opens a round;",
            f"made on {datetime.now(UTC).date().isoformat()} by `make proofs ARGS=beside`,",
            f"on {os.cpu_count()} processors with a load of {load:.1f} at its start.",
            "",
            "| attack | a page, p99, without | with | attacks answered |",
            "|---|---|---|---|",
            *(f"| {what} | {figure} |" for what, figure in beside().items()),
        ],
    )
