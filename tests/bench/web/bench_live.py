"""How soon a teacher's move is on every screen of the class, on the server that `make run` starts.

Each screen is a pupil's, with a seat and a cookie of its own, and they read in all five languages; they have
joined before. The screens are one process, the server another. The time runs from before the teacher's
request is sent to when a screen has read the whole board.
"""

from __future__ import annotations

import http.client
import re
import subprocess
import sys
import time
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import cycle
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from urllib.parse import urlencode, urlsplit

from flask.sessions import SecureCookieSessionInterface
from sqlalchemy import insert

from tests.bench.support.marks import Mark, show_table
from tests.bench.support.serving import ROOT, TUTOR, data_folder, serving
from tutor import create_app
from tutor.classroom.access.sign_ins import begin_sign_in
from tutor.games.table import find_game
from tutor.storage.database import Database
from tutor.storage.models import Learner, now
from tutor.storage.people import SchoolClass, Seat, Teacher
from tutor.web.classroom.access.identity import SIGN_IN
from tutor.web.site.languages import LANGUAGES

MARKS = {200: 20.0, 1000: 70.0}
MOVES = 40
PAUSE = 0.15
LANGUAGE = "th"
SECRET = "b" * 64


def main() -> list[Mark]:
    """Print a table of milliseconds; gives the marks."""
    rows, marks = [], []
    for screens, limit in MARKS.items():
        with data_folder() as data:
            (data / "secret_key").write_text(SECRET)
            database_url = f"sqlite:///{data / 'tutor.db'}"
            class_id, cookie = put_class(database_url)
            pupils = put_pupils(database_url, class_id, screens)
            with serving(TUTOR, data) as url:
                times, memory = measure(url, class_id, cookie, pupils)
        last = [max(moved) for moved in times]
        every = sorted(one for moved in times for one in moved)
        p99 = quantiles(every, n=100)[98]
        few = len(times[0]) < screens
        rows.append(
            [str(screens), *(f"{value:.1f}" for value in (median(every), p99, median(last), max(last)))]
            + [str(len(times[0])), f"{memory:.0f}"]
        )
        name = f"a move on {screens} screens, p99 ≤ {limit:.0f} ms"
        marks.append(Mark(name, f"{p99:.1f} ms", p99 <= limit and not few))
    head = ["screens", "p50 ms", "p99 ms", "last ms, median", "last ms, worst", "streams", "server MB"]
    show_table(f"A teacher's move on every screen of a class, {MOVES} moves", head, rows)
    return marks


def put_class(database_url: str) -> tuple[str, str]:
    """A class in a database, and the cookie of its teacher, signed with SECRET."""
    app = create_app({"DATABASE_URL": database_url, "SECRET_KEY": SECRET})
    database: Database = app.extensions["database"]
    teacher, class_id = uuid.uuid4().hex, uuid.uuid4().hex
    with database.write() as session:
        session.add(Teacher(id=teacher, name=teacher, password="none"))
        session.flush()
        key = uuid.uuid4().hex
        session.add(SchoolClass(id=class_id, teacher_id=teacher, name="bench", language=LANGUAGE, key=key))
    client = app.test_client()
    with client.session_transaction() as session:
        session[SIGN_IN] = begin_sign_in(database, teacher, 3600)
    cookie = client.get_cookie(app.config["SESSION_COOKIE_NAME"])
    assert cookie is not None
    database.engine.dispose()
    return class_id, f"Cookie: {cookie.key}={cookie.value}"


def put_pupils(database_url: str, class_id: str, count: int) -> list[str]:
    """Pupils with a seat in a class, each reading in the next language: the stream and the cookie of each."""
    app = create_app({"DATABASE_URL": database_url, "SECRET_KEY": SECRET})
    database: Database = app.extensions["database"]
    pupils = [(uuid.uuid4().hex, tag) for _, tag in zip(range(count), cycle(LANGUAGES), strict=False)]
    seats = [
        {
            "id": id,
            "class_id": class_id,
            "learner_id": id,
            "name": id,
            "language": tag,
            "key": id,
            "code": id[:12],
            "seen": now(),
        }
        for id, tag in pupils
    ]
    with database.write() as session:
        session.execute(insert(Learner), [{"id": id} for id, _ in pupils])
        session.execute(insert(Seat), seats)
    database.engine.dispose()
    signing = SecureCookieSessionInterface().get_signing_serializer(app)
    assert signing is not None
    name = app.config["SESSION_COOKIE_NAME"]
    cookies = [f"Cookie: {name}={signing.dumps({'id': id})}" for id, _ in pupils]
    paths = [f"/{tag}/class/{class_id}/demo/events" for _, tag in pupils]
    return ["\t".join(screen) for screen in zip(paths, cookies, strict=True)]


def measure(url: str, class_id: str, cookie: str, pupils: list[str]) -> tuple[list[list[float]], float]:
    """For each move of the teacher the milliseconds of each screen; and the megabytes of the server."""
    parts = urlsplit(url)
    host, port = parts.hostname or "", parts.port or 80
    base = f"/{LANGUAGE}/class/{class_id}/demo"
    with (
        _written(pupils) as file,
        subprocess.Popen(
            [sys.executable, "-m", "tests.bench.support.screens", host, str(port), file],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        ) as screens,
    ):
        assert screens.stdin and screens.stdout
        teacher = http.client.HTTPConnection(host, port)
        headers = {
            "Cookie": cookie.removeprefix("Cookie: "),
            "Sec-Fetch-Site": "same-origin",
            "Accept": "application/json",
            "Content-Type": "application/x-www-form-urlencoded",
        }

        def act(**fields: str) -> tuple[int, int]:
            began = time.monotonic_ns()
            teacher.request("POST", f"{base}/", urlencode(fields), headers)
            answer = teacher.getresponse()
            body = answer.read()
            if answer.status != 200:
                raise SystemExit(f"The move was refused: {answer.status} {body!r}")
            found = re.search(rb'"version":(\d+)', body)
            assert found
            return began, int(found[1])

        act(do="open", text=_game())
        if not screens.stdout.readline().startswith("ready"):
            raise SystemExit("The screens could not connect.")
        times = []
        for move in range(MOVES + 3):
            time.sleep(PAUSE)
            began, version = act(do="forward" if move % 40 < 20 else "back")
            screens.stdin.write(f"{version}\n")
            screens.stdin.flush()
            seen = [int(word) for word in screens.stdout.readline().split()]
            times.append([(moment - began) / 1e6 if moment else 30_000.0 for moment in seen])
        memory = _memory(port)
        screens.stdin.close()
        screens.kill()
    return times[3:], memory


@contextmanager
def _written(lines: list[str]) -> Iterator[str]:
    """The name of a file of these lines, as long as it is needed."""
    with TemporaryDirectory() as folder:
        file = Path(folder, "screens")
        file.write_text("\n".join(lines))
        yield str(file)


def _game() -> str:
    """Twenty moves."""
    position, moves = find_game("othello").start(), ""
    for _ in range(20):
        moves += position.legal_moves()[0]
        position = position.play(position.legal_moves()[0])
    return moves


def _memory(port: int) -> float:
    """The resident megabytes of the server that listens on a port, where the system tells."""
    for status in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            if b"tutor\0run" in status.read_bytes() and (found := _resident(status.with_name("status"))):
                return found
        except OSError:
            continue
    return 0.0


def _resident(status: Path) -> float | None:
    found = re.search(r"VmRSS:\s+(\d+) kB", status.read_text())
    return int(found[1]) / 1024 if found else None


if __name__ == "__main__":
    main()
