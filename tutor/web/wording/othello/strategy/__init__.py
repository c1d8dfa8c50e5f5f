"""Sentences of the kinds about good moves."""
