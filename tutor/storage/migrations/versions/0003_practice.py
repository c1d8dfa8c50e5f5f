"""Answers given while practising, and the puzzles that come back."""

import sqlalchemy as sa
from alembic import op

revision = "0003_practice"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "practice_answer",
        sa.Column("id", sa.String(36), primary_key=True),
        sa.Column(
            "learner_id", sa.String(32), sa.ForeignKey("learner.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("puzzle", sa.String(80), nullable=False),
        sa.Column("topic", sa.String(32), nullable=False),
        sa.Column("level", sa.Integer, nullable=False),
        sa.Column("board", sa.String(16), nullable=False),
        sa.Column("given", sa.JSON, nullable=False),
        sa.Column("verdict", sa.String(16), nullable=False),
        sa.Column("help", sa.Integer, nullable=False),
        sa.Column("provoked", sa.JSON, nullable=False),
        sa.Column("misconceptions", sa.JSON, nullable=False),
        sa.Column("answered", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_index("practice_answer_by_learner", "practice_answer", ["learner_id", "answered"])
    op.create_table(
        "card",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column(
            "learner_id", sa.String(32), sa.ForeignKey("learner.id", ondelete="CASCADE"), nullable=False
        ),
        sa.Column("puzzle", sa.String(80), nullable=False),
        sa.Column("topic", sa.String(32), nullable=False),
        sa.Column("level", sa.Integer, nullable=False),
        sa.Column("step", sa.Text, nullable=True),
        sa.Column("state", sa.JSON, nullable=False),
        sa.Column("clean", sa.Integer, nullable=False),
        sa.Column("reviews", sa.Integer, nullable=False),
        sa.Column("due", sa.DateTime(timezone=True), nullable=False),
        sa.UniqueConstraint("learner_id", "puzzle", name="card_of_a_puzzle"),
    )
    op.create_index("card_by_due", "card", ["learner_id", "due"])
