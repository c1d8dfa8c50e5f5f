"""What is said of games that answer a puzzle."""
