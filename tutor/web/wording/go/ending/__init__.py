"""Sentences of the kinds that settle a game: which stones are dead, and who has won."""
