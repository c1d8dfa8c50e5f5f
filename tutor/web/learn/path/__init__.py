"""The path of a course: its map, the games on the way, and what is new in finished lessons."""
