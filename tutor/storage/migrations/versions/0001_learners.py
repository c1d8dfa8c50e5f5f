"""Learners, their answers and what they solved."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "learner",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "answer",
        sa.Column("id", sa.String(36), primary_key=True),
        sa.Column(
            "learner_id", sa.String(32), sa.ForeignKey("learner.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("course", sa.String(64), nullable=False),
        sa.Column("lesson", sa.String(64), nullable=False),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("given", sa.JSON, nullable=False),
        sa.Column("verdict", sa.String(16), nullable=False),
        sa.Column("misconceptions", sa.JSON, nullable=False),
        sa.Column("help", sa.Integer, nullable=False),
        sa.Column("answered", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_index("answer_by_learner", "answer", ["learner_id", "course", "lesson", "step"])
    op.create_table(
        "solved",
        sa.Column(
            "learner_id", sa.String(32), sa.ForeignKey("learner.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("course", sa.String(64), primary_key=True),
        sa.Column("lesson", sa.String(64), primary_key=True),
        sa.Column("step", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("stars", sa.Integer, nullable=False),
    )
