"""What is said of Othello and its relatives alone."""
