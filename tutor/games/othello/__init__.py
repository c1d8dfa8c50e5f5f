"""Othello and its relatives: their rules, and the engine that thinks about their positions."""
