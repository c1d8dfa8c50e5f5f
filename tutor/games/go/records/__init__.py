"""Records of games of Go, read and written in the Smart Game Format."""
