"""Games that begin on a board other than the usual one."""

import sqlalchemy as sa
from alembic import op

revision = "0011_starts"
down_revision = "0010_arrivals"


def upgrade() -> None:
    op.add_column("game", sa.Column("start", sa.Text, nullable=True))
