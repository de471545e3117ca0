"""Recorded games that must replay the same for ever, and the script that finds them."""
