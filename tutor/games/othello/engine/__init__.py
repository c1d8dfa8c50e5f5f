"""Thinking about positions: what a board says, exact endgames, search. Standard library only, no words.

features: mobility, frontier, stable discs, regions, corners · endgame: exact scores, best play to the end ·
each module is imported by its own name.
"""
