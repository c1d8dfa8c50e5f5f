"""How a game of Go is settled: which stones are dead, and who has won."""
