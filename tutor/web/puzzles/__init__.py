"""A puzzle as a page carries it: what is asked, hints, and what is said to every answer."""
