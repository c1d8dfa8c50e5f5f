"""Which courses a class sees, where there are several; NULL for all."""

import sqlalchemy as sa
from alembic import op

revision = "0017_class_courses"
down_revision = "0016_step_names"


def upgrade() -> None:
    op.add_column("class", sa.Column("courses", sa.JSON(none_as_null=True), nullable=True))
