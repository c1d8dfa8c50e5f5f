"""Learning from own games: weights and the opening book. Standard library only."""
