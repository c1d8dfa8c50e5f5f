"""Kinds about legal moves and what they flip."""
