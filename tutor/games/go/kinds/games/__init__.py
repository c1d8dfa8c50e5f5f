"""Puzzles that are answered by a game."""
