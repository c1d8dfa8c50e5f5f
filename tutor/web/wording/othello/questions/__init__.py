"""Sentences of the kinds about names, counting, and how a game begins and ends."""
