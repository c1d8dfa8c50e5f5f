"""What backups are about: a database file in which learners have solved puzzles."""

from __future__ import annotations

from pathlib import Path

from tutor.storage.database import Database
from tutor.storage.learners.learning import JudgedAnswer, keep_answers


def file_of(database: Database) -> Path:
    return Path(database.url.database or "")


def solve(database: Database, learner: str, number: int = 1) -> None:
    answer = JudgedAnswer(f"{number}", "othello", "start", f"step-{number}", ("f5",), "right", (), 0)
    keep_answers(database, learner, [answer])
