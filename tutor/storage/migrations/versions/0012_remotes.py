"""Whether the projector of a class was opened, and the remotes that lead its lesson for a day."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012_remotes"
down_revision = "0011_starts"


def upgrade() -> None:
    op.add_column("class", sa.Column("projected", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "remote",
        sa.Column("key_hash", sa.String(64), primary_key=True),
        sa.Column("class_id", sa.String(32), sa.ForeignKey("class.id", ondelete="CASCADE"), nullable=False),
        sa.Column("expires", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_index("remote_by_class", "remote", ["class_id"])
