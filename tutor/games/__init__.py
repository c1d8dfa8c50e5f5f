"""What is played: what a game offers (base.py), the games by name (table.py), a room for each family.

`kinds` says what a puzzle is, `records` what a record is. Standard library only, except in the kinds of
puzzles; no input or output, no Flask, no translation.
"""
