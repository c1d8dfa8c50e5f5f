"""Kinds about names of squares, counting, and how a game begins and ends."""
