"""Which newcomer took a seat of the list, and when a class went into the bin."""

import sqlalchemy as sa
from alembic import op

revision = "0010_arrivals"
down_revision = "0009_set_orders"


def upgrade() -> None:
    op.add_column("seat", sa.Column("arrival", sa.String(32), nullable=True))
    op.add_column("class", sa.Column("ended", sa.DateTime(timezone=True), nullable=True))
