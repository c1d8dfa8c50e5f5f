"""The stored puzzles of Othello: the files, and what was searched for them."""
