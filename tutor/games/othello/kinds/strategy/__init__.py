"""Kinds about good moves: measures, discs that are safe or in danger, the end of a game."""
