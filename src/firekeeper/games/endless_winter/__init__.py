"""Endless Winter: Paleoamericans, for two to four players."""
