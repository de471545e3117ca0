"""Buttons, fields and lists."""
