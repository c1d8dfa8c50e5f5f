"""A finished game looked at again: scores, mistakes and their reasons, worked out behind the requests."""
