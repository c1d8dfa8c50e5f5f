"""A board on a page: its address, its squares, what is laid over it."""
