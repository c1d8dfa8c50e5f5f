"""The stored bank of puzzles: made from games, written, read and proved."""
