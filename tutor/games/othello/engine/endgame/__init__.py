"""The exact end of a game. Standard library only."""

MOST_EMPTIES = 12
"""Empty squares up to which an ending is solved while a lesson loads."""
