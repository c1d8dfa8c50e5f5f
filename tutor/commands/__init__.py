"""The ``tutor`` command: one file for each of its subcommands; `main` joins them."""
