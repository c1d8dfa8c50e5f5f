"""Boards that puzzles without end are made of: from games, and drawn by chance."""
