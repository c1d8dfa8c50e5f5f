"""The probability that a random answer shows each misconception that a board of practice can reveal."""

import sqlalchemy as sa
from alembic import op

revision = "0020_chances"
down_revision = "0019_forms"


def upgrade() -> None:
    op.add_column("practice_answer", sa.Column("chances", sa.JSON(), nullable=False, server_default="[]"))
