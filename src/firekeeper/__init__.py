"""Firekeeper: one table for great eurogames."""
