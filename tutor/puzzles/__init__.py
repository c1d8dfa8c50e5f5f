"""Judging, misconceptions, practice and mastery; it asks the kinds of puzzle and knows no game."""
