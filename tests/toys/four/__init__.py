"""A toy: a third game, in one folder, that everything above the games can show."""
