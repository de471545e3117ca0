"""All words a player reads; no pygame."""
