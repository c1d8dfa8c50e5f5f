"""Runs the command as `python -m tutor`."""

from tutor.cli import main

main()
