"""The ``tutor`` command: one file for each of its subcommands; `main` puts them together."""
