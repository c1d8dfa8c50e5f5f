"""Kinds about ko, eyes, life and death, and catching."""
