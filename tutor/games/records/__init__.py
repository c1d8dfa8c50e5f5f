"""What a record of a game is, for every game: its text, its formats, and playing it again."""
