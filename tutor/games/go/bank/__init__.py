"""The stored puzzles of Go, and the games and boards that they are made from."""
