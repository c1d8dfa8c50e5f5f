"""Whether the projector of a class was opened."""

import sqlalchemy as sa
from alembic import op

revision = "0012_projected"
down_revision = "0011_starts"


def upgrade() -> None:
    op.add_column("class", sa.Column("projected", sa.Boolean, nullable=False, server_default=sa.false()))
