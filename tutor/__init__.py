"""Othello Tutor."""
