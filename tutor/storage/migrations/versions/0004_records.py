"""Games that are opened from files: the record of a game, and lists of many games."""

import sqlalchemy as sa
from alembic import op

revision = "0004_records"
down_revision = "0003_practice"


def upgrade() -> None:
    op.add_column("game", sa.Column("record", sa.JSON, nullable=True))
    op.create_table(
        "opened_file",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column(
            "learner_id", sa.String(32), sa.ForeignKey("learner.id", ondelete="CASCADE"), nullable=False
        ),
        sa.Column("games", sa.LargeBinary, nullable=False),
        sa.Column("opened", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_index("opened_file_by_learner", "opened_file", ["learner_id", "opened"])
    op.create_index("opened_file_by_age", "opened_file", ["opened"])
