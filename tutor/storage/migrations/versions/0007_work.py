"""What is assigned to a class, its locked lessons, and teachers' sets of puzzles."""

import sqlalchemy as sa
from alembic import op

revision = "0007_work"
down_revision = "0006_demos"


def upgrade() -> None:
    op.create_table(
        "assignment",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("class_id", sa.String(32), sa.ForeignKey("class.id", ondelete="CASCADE"), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("what", sa.String(140), nullable=False),
        sa.Column("due", sa.Date, nullable=True),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.UniqueConstraint("class_id", "kind", "what", name="assigned_once"),
    )
    op.create_index("assignment_of_what", "assignment", ["kind", "what"])
    op.create_table(
        "lesson_lock",
        sa.Column("class_id", sa.String(32), sa.ForeignKey("class.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("course", sa.String(64), primary_key=True),
        sa.Column("lesson", sa.String(64), primary_key=True),
    )
    op.create_table(
        "puzzle_set",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column(
            "teacher_id", sa.String(32), sa.ForeignKey("teacher.id", ondelete="CASCADE"), nullable=False
        ),
        sa.Column("title", sa.String(200), nullable=False),
        sa.Column("steps", sa.JSON, nullable=False),
        sa.Column("key", sa.String(32), nullable=True, unique=True),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.Column("updated", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_index("set_by_teacher", "puzzle_set", ["teacher_id", "created"])
