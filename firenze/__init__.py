"""Firenze: builders of towers race for the commissions of a city."""
