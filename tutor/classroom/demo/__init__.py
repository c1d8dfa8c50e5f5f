"""The big board: one value with a version, the actions on it, votes and matches, and who is told of news."""
