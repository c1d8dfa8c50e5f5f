"""Lessons as pages: steps, puzzles with what is said to each answer, hints, progress, endings."""
