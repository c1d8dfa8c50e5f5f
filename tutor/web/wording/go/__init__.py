"""The sentences of Go."""
