"""When a running server last looked at its clock, and from when on it erases what is old."""

import sqlalchemy as sa
from alembic import op

revision = "0015_clock"
down_revision = "0014_pretend"


def upgrade() -> None:
    op.create_table(
        "clock",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seen", sa.DateTime(timezone=True), nullable=False),
        sa.Column("erases_from", sa.DateTime(timezone=True), nullable=False),
        sa.Column("left_seen", sa.DateTime(timezone=True), nullable=True),
        sa.Column("left_from", sa.DateTime(timezone=True), nullable=True),
    )
