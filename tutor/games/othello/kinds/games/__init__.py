"""Kinds that are played on: a game with a goal, a named line, a recorded game, an answer, two boards."""
