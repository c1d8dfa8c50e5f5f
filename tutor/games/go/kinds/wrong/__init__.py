"""What beginners answer by rules that are not those of Go, and which wrong rule an answer points to."""
