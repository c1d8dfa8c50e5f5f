"""The remote of a class on a phone."""

import sqlalchemy as sa
from alembic import op

revision = "0013_remotes"
down_revision = "0012_projected"


def upgrade() -> None:
    op.create_table(
        "remote",
        sa.Column("class_id", sa.String(32), sa.ForeignKey("class.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("key_hash", sa.String(64), nullable=False, unique=True),
        sa.Column("expires", sa.DateTime(timezone=True), nullable=False),
    )
