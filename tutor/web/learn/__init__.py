"""Pages of lessons: steps, answers to puzzles, progress, endings."""
