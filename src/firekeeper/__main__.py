"""`python -m firekeeper` is the command `firekeeper`."""

from firekeeper.cli import main

if __name__ == "__main__":
    raise SystemExit(main())
