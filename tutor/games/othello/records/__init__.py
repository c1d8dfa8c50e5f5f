"""Records of Othello: GGF, WTHOR and OBF, read and written. Standard library only.

A reader always reads on to the end of the file: its `Reading` holds the games that could be read, and one
`RecordError` for each that could not. A record is only what a file says; `replay` asks the rules core.
"""
