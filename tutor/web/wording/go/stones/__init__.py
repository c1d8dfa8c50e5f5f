"""Sentences of the kinds about single stones and chains."""
