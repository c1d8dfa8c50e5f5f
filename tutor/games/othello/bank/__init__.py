"""The stored puzzles of Othello: the files, what was searched for them, and how good moves are found in games."""
