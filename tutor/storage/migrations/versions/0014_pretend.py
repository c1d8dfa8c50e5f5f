"""The pretend pupil with whom a teacher tries a lesson alone."""

import sqlalchemy as sa
from alembic import op

revision = "0014_pretend"
down_revision = "0013_remotes"


def upgrade() -> None:
    op.create_table(
        "pretend_pupil",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column(
            "class_id",
            sa.String(32),
            sa.ForeignKey("class.id", ondelete="CASCADE"),
            nullable=False,
            unique=True,
        ),
        sa.Column(
            "sign_in",
            sa.String(64),
            sa.ForeignKey("sign_in.key_hash", ondelete="CASCADE"),
            nullable=False,
            index=True,
        ),
        sa.Column("opened", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "pretend_vote",
        sa.Column(
            "pupil_id",
            sa.String(32),
            sa.ForeignKey("pretend_pupil.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("answer", sa.JSON, nullable=False),
        sa.Column("points", sa.Integer, nullable=True),
    )
