"""Records of Othello: GGF, WTHOR and OBF, read and written. Standard library only.

A reader never gives up on a file: a `Reading` holds the games that could be read and one `RecordError` for
each that could not. A record is what a file says; `replay` asks the rules core.
"""
