"""The rules core of Go: positions, captures, ko, counting, and why a point is closed. Standard library only.

A set of points is an integer with one bit for each point (see grid.py).
"""
