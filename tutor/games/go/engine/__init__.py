"""Thinking about Go: games by chance to the end, a search that is led by them, and six levels of play."""
