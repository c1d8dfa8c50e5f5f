"""The words about the games of the Othello family."""
