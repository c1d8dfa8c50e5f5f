"""Playing as pages: a game, its opponent, hints, its end."""
