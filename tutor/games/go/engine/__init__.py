"""The engine of Go: random games to the end, a search that they lead, and six levels of play."""
