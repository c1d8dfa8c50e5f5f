"""The map of a course, the games between its lessons, and news of finished lessons."""
