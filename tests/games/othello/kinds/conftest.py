"""A puzzle on a drawn board."""

from tests.puzzles.conftest import set_task

__all__ = ["set_task"]
