"""What learners answered in the test of twelve boards."""

import sqlalchemy as sa
from alembic import op

revision = "0019_forms"
down_revision = "0018_dead"


def upgrade() -> None:
    op.create_table(
        "form_answer",
        sa.Column(
            "learner_id", sa.String(32), sa.ForeignKey("learner.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("course", sa.String(64), primary_key=True),
        sa.Column("form", sa.String(1), primary_key=True),
        sa.Column("place", sa.String(2), primary_key=True),
        sa.Column("given", sa.String(8), nullable=False),
        sa.Column("answered", sa.DateTime(timezone=True), nullable=False),
    )
