"""The words about games of Go: puzzles that are played out, praise, and what opponents say."""
