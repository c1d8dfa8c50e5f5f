"""Runs the revisions on the connection that ``tutor.storage.migration`` passes."""

from alembic import context

from tutor.storage.models import Base

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=Base.metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
