"""Review of a finished game: scores, mistakes and their reasons, worked out in the background."""
