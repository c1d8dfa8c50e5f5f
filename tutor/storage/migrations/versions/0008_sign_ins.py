"""The browsers in which teachers are signed in, each known by itself."""

import sqlalchemy as sa
from alembic import op

revision = "0008_sign_ins"
down_revision = "0007_work"


def upgrade() -> None:
    op.create_table(
        "sign_in",
        sa.Column("key_hash", sa.String(64), primary_key=True),
        sa.Column(
            "teacher_id", sa.String(32), sa.ForeignKey("teacher.id", ondelete="CASCADE"), nullable=False
        ),
        sa.Column("expires", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_index("sign_in_by_teacher", "sign_in", ["teacher_id"])
    op.drop_column("teacher", "epoch")
