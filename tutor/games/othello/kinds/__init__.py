"""The kinds of puzzle of Othello: one module each, in rooms by what they ask."""
