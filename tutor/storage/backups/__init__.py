"""Backups of the database with its key: made, kept, put back."""
