"""The analysis board: moves tried, their tree, and what each is worth."""
