"""The exact end of a game. Standard library only."""
