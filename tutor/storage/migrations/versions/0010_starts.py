"""Games that begin on a board other than the usual one."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010_starts"
down_revision = "0009_set_orders"


def upgrade() -> None:
    op.add_column("game", sa.Column("start", sa.Text, nullable=True))
