"""Answers to the puzzles of sets by what was asked, and the order of sets before they were changed."""

import hashlib
import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0009_set_orders"
down_revision = "0008_sign_ins"

SETS = sa.table("puzzle_set", sa.column("id", sa.String), sa.column("steps", sa.JSON))
ANSWERS = sa.table("practice_answer", sa.column("puzzle", sa.String))


def upgrade() -> None:
    op.create_table(
        "set_order",
        sa.Column(
            "set_id", sa.String(32), sa.ForeignKey("puzzle_set.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("revision", sa.String(10), primary_key=True),
        sa.Column("puzzles", sa.JSON, nullable=False),
    )
    for set_id, steps in op.get_bind().execute(sa.select(SETS.c.id, SETS.c.steps)).all():
        for place, step in enumerate(steps, 1):
            asked = [step["board"], step["to_move"], step["puzzle"], step["marks"]["ring"]]
            op.execute(
                sa.update(ANSWERS)
                .where(ANSWERS.c.puzzle == f"3/set/{set_id}/{_digest(steps)}/{place}")
                .values(puzzle=f"3/set/{set_id}/{_digest(asked)}")
            )


def _digest(of: list[Any]) -> str:
    """The first digits of a digest of this list as compact JSON."""
    told = json.dumps(of, ensure_ascii=False, separators=(",", ":"))
    return hashlib.sha256(told.encode()).hexdigest()[:10]
