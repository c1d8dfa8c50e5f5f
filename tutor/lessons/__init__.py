"""Lessons as data: English TOML files read into frozen types and checked against the rules."""
