"""The words of pages, apart from those of puzzles and games."""
