"""The words about games of Othello: puzzles that are played out, praise, and what opponents say."""
