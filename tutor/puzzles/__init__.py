"""Judging, misconceptions, practice and mastery; asks the kinds of puzzle and knows no game."""
