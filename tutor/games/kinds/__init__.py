"""What a kind of puzzle is, for every game: its fields, its answers, its practice, how a teacher asks it."""
