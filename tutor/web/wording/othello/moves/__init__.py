"""Sentences of the kinds about legal moves and what they flip."""
