"""Games that learners play, with their review."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "game",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column(
            "learner_id", sa.String(32), sa.ForeignKey("learner.id", ondelete="CASCADE"), nullable=False
        ),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("black", sa.String(8), nullable=False),
        sa.Column("white", sa.String(8), nullable=False),
        sa.Column("level", sa.Integer, nullable=False),
        sa.Column("moves", sa.Text, nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("loser", sa.String(5), nullable=True),
        sa.Column("minutes", sa.Integer, nullable=False),
        sa.Column("black_used", sa.Integer, nullable=False),
        sa.Column("white_used", sa.Integer, nullable=False),
        sa.Column("review", sa.JSON, nullable=True),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.Column("updated", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_index("game_by_learner", "game", ["learner_id", "state", "updated"])
