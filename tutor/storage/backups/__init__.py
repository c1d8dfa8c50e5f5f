"""Backups of the database with its keys: made, stored, restored."""
