"""The boards of puzzles that are made without end: from games, and drawn at random."""
