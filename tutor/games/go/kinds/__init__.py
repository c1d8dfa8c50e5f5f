"""The kinds of puzzle of Go, in rooms by what they ask."""
