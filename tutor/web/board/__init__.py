"""A board on a page: its address, its squares, its overlays."""
