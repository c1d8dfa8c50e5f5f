"""Sentences of the kinds that are played on."""
