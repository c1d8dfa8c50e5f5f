"""A folder of records."""

from tests.records.conftest import folder, record

__all__ = ["folder", "record"]
