"""Sentences of the kinds about what the rules ask and do not ask."""
