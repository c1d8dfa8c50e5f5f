"""Answers to sets from before they were named by what is asked."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine, insert, select, text

from tutor.classroom.work.sets import StoredSet
from tutor.games.table import find_game
from tutor.lessons.model import Step, read_json
from tutor.puzzles.practice.rounds import make_round
from tutor.puzzles.step_digest import NEWER
from tutor.storage.migration import SCRIPTS
from tutor.storage.models import PracticeAnswer, now
from tutor.storage.work import PuzzleSet


def as_then(step: dict[str, Any]) -> dict[str, Any]:
    """A step as the tutor of then wrote it."""

    def then(fields: dict[str, Any]) -> dict[str, Any]:
        return {name: part for name, part in fields.items() if name not in NEWER}

    return then(step) | {"puzzle": step["puzzle"] and then(step["puzzle"]), "marks": then(step["marks"])}


STEPS = tuple(
    read_json(msgspec.json.encode(as_then(msgspec.to_builtins(made.step))), Step)
    for made in make_round(find_game("othello"), "mixed", 3, 1)
)


def test_what_was_solved_before_stays_solved(tmp_path: Path) -> None:
    kept = StoredSet("abc", "ada", "Corners", (*STEPS, Step(STEPS[0].board, title="สวัสดี “é”")), None)
    plain = [as_then(msgspec.to_builtins(step)) for step in kept.steps]
    engine = create_engine(f"sqlite:///{tmp_path / 'old.db'}")
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0008_sign_ins")
        for table, columns, values in (
            ("teacher", "id, name, password", "'ada', 'Ada', 'none'"),
            ("learner", "id", "'mango'"),
        ):
            connection.execute(
                text(f"INSERT INTO {table} ({columns}, created) VALUES ({values}, '2026-01-01')")
            )
        connection.execute(
            insert(PuzzleSet).values(id=kept.id, teacher_id="ada", title=kept.title, steps=plain)
        )
        for place in (1, 2, 9):
            connection.execute(
                insert(PracticeAnswer).values(
                    id=str(place),
                    learner_id="mango",
                    puzzle=f"3/set/{kept.id}/{kept.revision}/{place}",
                    topic="flips",
                    level=3,
                    board="b",
                    given=["d4"],
                    verdict="right",
                    help=0,
                    provoked=[],
                    misconceptions=[],
                    answered=now(),
                )
            )
        command.upgrade(config, "head")
        names = connection.scalars(select(PracticeAnswer.puzzle).order_by(PracticeAnswer.id)).all()
        assert connection.execute(text("SELECT count(*) FROM set_order")).scalar() == 0
    assert names == [f"3/set/abc/{kept.keys[place - 1]}" for place in (1, 2, 9)]
