"""Kinds about the end of a game: who owns each point, what both sides have, whether it is over."""
