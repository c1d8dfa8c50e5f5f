"""Judging answers, misconceptions, what is practised and mastered; asks the kinds of puzzle, knows no game."""
