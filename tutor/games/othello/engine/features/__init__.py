"""What a board says: mobility, frontier, stable discs, regions, corners. Standard library only."""
