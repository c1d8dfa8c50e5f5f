"""Sentences of the kinds about what the rules demand and do not demand."""
