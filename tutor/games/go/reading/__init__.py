"""Reading ahead in Go: ladders, nets, life and death of small shapes, eyes, seki. Standard library only."""
