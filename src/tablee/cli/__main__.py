"""`python -m tablee.cli` is the command `tablee`."""

from tablee.cli import main

main()
