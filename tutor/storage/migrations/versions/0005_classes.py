"""Teachers, their invitations and classes, the seats of pupils, and missed guesses."""

import sqlalchemy as sa
from alembic import op

revision = "0005_classes"
down_revision = "0004_records"


def upgrade() -> None:
    op.create_table(
        "teacher",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False, unique=True),
        sa.Column("password", sa.String(255), nullable=False),
        sa.Column("epoch", sa.Integer, nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "invitation",
        sa.Column("key_hash", sa.String(64), primary_key=True),
        sa.Column(
            "teacher_id", sa.String(32), sa.ForeignKey("teacher.id", ondelete="CASCADE"), nullable=True
        ),
        sa.Column("expires", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "class",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column(
            "teacher_id", sa.String(32), sa.ForeignKey("teacher.id", ondelete="CASCADE"), nullable=False
        ),
        sa.Column("name", sa.String(120), nullable=False),
        sa.Column("language", sa.String(16), nullable=False),
        sa.Column("year", sa.String(16), nullable=False),
        sa.Column("key", sa.String(32), nullable=False, unique=True),
        sa.Column("code", sa.String(8), nullable=True, unique=True),
        sa.Column("code_expires", sa.DateTime(timezone=True), nullable=True),
        sa.Column("locked", sa.Boolean, nullable=False),
        sa.Column("scores", sa.Boolean, nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.Column("touched", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_index("class_by_teacher", "class", ["teacher_id", "created"])
    op.create_table(
        "seat",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("class_id", sa.String(32), sa.ForeignKey("class.id", ondelete="CASCADE"), nullable=False),
        sa.Column(
            "learner_id", sa.String(32), sa.ForeignKey("learner.id", ondelete="CASCADE"), nullable=False
        ),
        sa.Column("name", sa.String(120), nullable=False),
        sa.Column("hidden", sa.Boolean, nullable=False),
        sa.Column("language", sa.String(16), nullable=False),
        sa.Column("key", sa.String(32), nullable=False, unique=True),
        sa.Column("code", sa.String(12), nullable=False, unique=True),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.Column("seen", sa.DateTime(timezone=True), nullable=True),
        sa.UniqueConstraint("class_id", "learner_id", name="seat_of_a_learner"),
    )
    op.create_index("seat_by_learner", "seat", ["learner_id"])
    op.create_table(
        "miss",
        sa.Column("what", sa.String(16), primary_key=True),
        sa.Column("who", sa.String(64), primary_key=True),
        sa.Column("level", sa.Double, nullable=False),
        sa.Column("last", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_index("miss_by_last", "miss", ["last"])
