"""A puzzle as a page carries it: its question, its hints, and the feedback on every answer."""
