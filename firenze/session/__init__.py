"""A running game and everything that touches the disk."""
