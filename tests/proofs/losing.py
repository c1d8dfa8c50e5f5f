"""Kills, cuts, fills and upgrades tutors, and counts what was acknowledged and is not there afterwards."""

from __future__ import annotations

import http.client
import json
import random
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import threading
import uuid
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from tests.conftest import OURS
from tests.proofs.sections import KEPT, PAGE, ROOT, put_section
from tests.storage.filling import lost, old_database, rows_of
from tests.storage.tearing import answers_torn_off, restore_cut_everywhere
from tests.support.own_server import Server
from tutor import create_app
from tutor.settings import open_database
from tutor.storage.database import Database
from tutor.storage.migration import known_revisions, newest_revision

TITLE = "Nothing acknowledged is lost"
KILLS = 20
PUPILS = 8
FULL = 5
ANSWERS, CUTS = 100, 500
ROWS = 200


class Proved(NamedTuple):
    """What was tried, how often, how much of it was acknowledged, and how much of that was lost."""

    tried: str
    times: int
    acknowledged: int
    lost: int


def _answer(id: str, port: int) -> int:
    """Send an answer as a phone does; gives the status."""
    sent = {"id": id, "lesson": "board-and-squares", "step": 1, "answer": ["e3"], "help": 0}
    body = json.dumps({"answers": [sent]})
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
    try:
        headers = {**OURS, "Content-Type": "application/json"}
        connection.request("POST", "/en/learn/othello/progress", body, headers)
        answer = connection.getresponse()
        answer.read()
        return answer.status
    finally:
        connection.close()


def killed(folder: Path) -> Proved:
    """Kill a tutor while pupils answer, again and again, and start it anew."""
    server = Server(folder)
    acknowledged: list[str] = []
    chance = random.Random(1)
    for _ in range(KILLS):
        server.start()
        over = threading.Event()

        def answer(over: threading.Event = over) -> None:
            while not over.is_set():
                id = str(uuid.uuid4())
                try:
                    status = _answer(id, server.port)
                except (OSError, http.client.HTTPException):
                    return
                if status == 200:
                    acknowledged.append(id)

        pupils = [threading.Thread(target=answer) for _ in range(PUPILS)]
        for pupil in pupils:
            pupil.start()
        over.wait(chance.uniform(0.5, 2))
        server.kill()
        over.set()
        for pupil in pupils:
            pupil.join()
    server.start()
    server.kill()
    gone = set(acknowledged) - _answers_in(folder / "tutor.db")
    return Proved("the process is killed while eight pupils answer", KILLS, len(acknowledged), len(gone))


def _answers_in(file: Path) -> set[str]:
    with closing(sqlite3.connect(file)) as found:
        assert found.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        return {str(row[0]) for row in found.execute("SELECT id FROM answer")}


def full(folder: Path) -> Proved:
    """Fill the disk while somebody answers, and empty it again."""
    place, acknowledged = folder / "disk", 0
    place.mkdir()
    subprocess.run(["mount", "-t", "tmpfs", "-o", "size=4m", "tmpfs", str(place)], check=True)
    try:
        url = f"sqlite:///{place}/tutor.db"
        app = create_app({"TESTING": True, "SECRET_KEY": "x" * 64, "DATABASE_URL": url})
        client, missing = app.test_client(), 0
        for _ in range(FULL):
            ballast = place / "ballast"
            with ballast.open("wb", buffering=0) as file:
                try:
                    while file.write(bytes(4096)):
                        pass
                except OSError:
                    pass
            for room in (False, True):
                for _ in range(40):
                    sent = {"id": str(uuid.uuid4()), "lesson": "board-and-squares", "step": 1}
                    answers = {"answers": [{**sent, "answer": ["e3"], "help": 0}]}
                    sends = client.post("/en/learn/othello/progress", json=answers, headers=OURS)
                    if sends.status_code == 200:
                        acknowledged += 1
                    else:
                        missing += room
                ballast.unlink(missing_ok=True)
        assert missing == 0, "where there is room again, answers are kept"
        app.extensions["database"].engine.dispose()
        gone = acknowledged - len(_answers_in(place / "tutor.db"))
    finally:
        subprocess.run(["umount", "--lazy", str(place)], check=True)
    return Proved("the disk is full while somebody answers, then has room again", FULL, acknowledged, gone)


def torn(folder: Path) -> Proved:
    """Tear the log of a database at many places."""
    database = _new(folder)
    gone = answers_torn_off(database, folder, ANSWERS, CUTS, seed=2)
    return Proved("the power goes, and the log of the database is torn anywhere after", CUTS, ANSWERS, gone)


def restored(folder: Path) -> Proved:
    """Cut a restore short after each of its steps."""
    seen = restore_cut_everywhere(_new(folder), folder)
    tried = "the power goes after each step of a restore, and of each start after it"
    return Proved(tried, len(seen), len(seen), 0)


def upgraded(folder: Path) -> Proved:
    """Upgrade databases of every older version."""
    older = sorted(known_revisions() - {newest_revision()})
    rows = gone = 0
    for revision in older:
        file = folder / revision / "tutor.db"
        before = old_database(file, revision, ROWS)
        copy = folder / f"{revision}-copied" / "tutor.db"
        copy.parent.mkdir()
        shutil.copyfile(file, copy)
        open_database(f"sqlite:///{copy}").engine.dispose()
        rows += sum(map(len, before.values()))
        gone += sum(one != "teacher.epoch" for one in lost(before, rows_of(copy)))
        assert rows_of(file) == before
    return Proved("copied databases of every older version are upgraded", len(older), rows, gone)


def clocks(_folder: Path) -> Proved:
    """Let the clock say 1970 and 2099; the tests count what is kept."""
    command = [sys.executable, "-m", "pytest", "-q", "tests/attacks/data/test_clock.py"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    passed, failed = done.stdout.count("."), done.stdout.split("[")[0].count("F")
    return Proved("the clock says 1970, 2099 and the truth", passed, passed, failed)


PROOFS: tuple[Callable[[Path], Proved], ...] = (killed, torn, full, restored, upgraded, clocks)


def prove(folder: Path = KEPT, page: Path = PAGE) -> None:
    """Do all of it that was not done for this state of the code, and write down what came of it."""
    folder.mkdir(parents=True, exist_ok=True)
    kept = folder / f"losing-{_code()}.json"
    found: dict[str, list[object]] = json.loads(kept.read_text("utf-8")) if kept.exists() else {}
    for proof in PROOFS:
        if proof.__name__ not in found:
            with tempfile.TemporaryDirectory() as place:
                print(f"{proof.__name__} …", flush=True)
                found[proof.__name__] = [*proof(Path(place)), datetime.now(UTC).date().isoformat()]
            kept.write_text(json.dumps(found), encoding="utf-8")
    put_section(
        page,
        TITLE,
        [
            "`make proofs ARGS=losing` does this to real databases and counts afterwards: answers;",
            "of upgrades the rows of all tables; of restores whether all of the old or all of the new is there;",
            "of clocks the tests.",
            "",
            "| what happens | times | acknowledged | lost | proved on |",
            "|---|---|---|---|---|",
            *(f"| {' | '.join(map(str, found[proof.__name__]))} |" for proof in PROOFS),
        ],
    )


def _code() -> str:
    """The state of the code that keeps things."""
    files = [*sorted((ROOT / "tutor" / "storage").rglob("*.py")), ROOT / "tutor" / "settings.py"]
    return sha256(b"".join(file.read_bytes() for file in files)).hexdigest()[:12]


def _new(folder: Path) -> Database:
    database = Database(f"sqlite:///{folder / 'tutor.db'}")
    database.migrate()
    return database
