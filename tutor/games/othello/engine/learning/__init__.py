"""Learning from the engine's own games: weights and the opening book. Standard library only."""
