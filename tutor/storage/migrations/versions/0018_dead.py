"""The pieces that both sides agreed to be dead, of games that are counted by agreement."""

import sqlalchemy as sa
from alembic import op

revision = "0018_dead"
down_revision = "0017_class_courses"


def upgrade() -> None:
    op.add_column("game", sa.Column("dead", sa.Text, nullable=True))
