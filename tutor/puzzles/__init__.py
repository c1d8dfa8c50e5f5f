"""What counts as solved, why an answer is or is not, and what a wrong one points to; no words, no pages."""
