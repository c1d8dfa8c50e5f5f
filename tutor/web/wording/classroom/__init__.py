"""The sentences of the classroom."""
