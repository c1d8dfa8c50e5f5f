"""What the kinds of puzzles ask and say: one module for each question, shared where two have one judge."""
