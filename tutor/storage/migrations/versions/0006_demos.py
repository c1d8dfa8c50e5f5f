"""The live demo of each class, the questions asked in it, and the votes of the pupils."""

import sqlalchemy as sa
from alembic import op

revision = "0006_demos"
down_revision = "0005_classes"


def upgrade() -> None:
    op.create_table(
        "demo",
        _class_id(),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("voting", sa.Integer, nullable=True),
        sa.Column("updated", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "question",
        _class_id(),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("step", sa.Text, nullable=False),
        sa.Column("asked", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "vote",
        _class_id(),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat_id", sa.String(32), sa.ForeignKey("seat.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("answer", sa.JSON, nullable=False),
        sa.Column("changes", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer, nullable=True),
        sa.Column("given", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_index("vote_by_seat", "vote", ["seat_id"])


def _class_id() -> sa.Column[str]:
    return sa.Column(
        "class_id", sa.String(32), sa.ForeignKey("class.id", ondelete="CASCADE"), primary_key=True
    )
