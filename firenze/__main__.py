"""Starts the program: python -m firenze."""

import sys

from firenze.cli import main

if __name__ == "__main__":
    sys.exit(main())
