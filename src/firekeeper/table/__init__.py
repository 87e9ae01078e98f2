"""A table of people: seats, record, undo, consent, clocks, chat and where they are kept. No HTTP in here."""
