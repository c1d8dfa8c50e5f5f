"""Sentences of the kinds about the end of a game: whose each point is, the score, passing."""
