"""Runs the command as `python -m tutor`."""

from tutor.commands.main import main

main()
