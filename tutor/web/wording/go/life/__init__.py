"""Sentences of the kinds about ko, eyes, life and death, and catching."""
