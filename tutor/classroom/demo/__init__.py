"""The big board: one value with a version, what is done with it, votes and matches, who is told."""
