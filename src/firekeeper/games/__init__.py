"""The games: rules as pure functions of options and choices."""
