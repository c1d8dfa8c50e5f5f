"""Pages of play: choosing a game, playing it, its opponent, hints, its end."""
