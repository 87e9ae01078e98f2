"""The tables of the database, the same for SQLite and PostgreSQL. Migrations are in migrations/."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

_Id = BigInteger().with_variant(Integer, "sqlite")

accounts = Table(
    "accounts",
    metadata,
    Column("id", _Id, primary_key=True, autoincrement=True),
    Column("name", String(40), nullable=False),
    # The name in lower case without accents: two people cannot look alike. Empty for guests.
    Column("name_key", String(80), unique=True, nullable=True),
    # What the name looks like (`names.look`): nobody else may look like an account. Empty for guests.
    Column("look", String(80), nullable=True, index=True),
    Column("password", String(200), nullable=True),
    # SHA-256 of a guest's recovery code.
    Column("guest_code", String(64), unique=True, nullable=True),
    Column("language", String(5), nullable=False, server_default="en"),
    Column("created_at", Float, nullable=False),
    Column("deleted", Boolean, nullable=False, server_default="0"),
)

sessions = Table(
    "sessions",
    metadata,
    # SHA-256 of the secret in the cookie.
    Column("key", String(64), primary_key=True),
    Column("account", _Id, ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created_at", Float, nullable=False),
    Column("expires_at", Float, nullable=False, index=True),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    # The config: everything that is fixed when the table is made, seed included. Never sent to anybody.
    Column("sheet", LargeBinary, nullable=False),
    # The secret part of the invitation link.
    Column("invitation", String(32), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("status", String(12), nullable=False, index=True),
    Column("count", Integer, nullable=False),
    Column("summary", LargeBinary, nullable=False),
    Column("created_at", Float, nullable=False),
    Column("updated_at", Float, nullable=False, index=True),
)

lines = Table(
    "lines",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

# Where a table stood after some of its lines, so that it opens quickly. The lines are the truth: a snapshot
# may be missing, and is dropped where the rules have changed.
snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("count", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

# Finished reviews, packed as they are sent; `mark` says what they depend on besides the game.
reviews = Table(
    "reviews",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("mark", String(32), nullable=False),
    Column("at", Float, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Index("ix_reviews_at", "at"),
)

members = Table(
    "members",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("account", _Id, primary_key=True, autoincrement=False),
    Index("ix_members_account", "account"),
)

# Who has said something at which table, sitting there or not: where to look for a person's name.
speakers = Table(
    "speakers",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("account", _Id, primary_key=True, autoincrement=False),
    Index("ix_speakers_account", "account"),
)

# Exercises of lessons that a person has done: "wendake/trade/tile".
exercises_done = Table(
    "exercises_done",
    metadata,
    Column(
        "account", _Id, ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True, autoincrement=False
    ),
    Column("exercise", String(120), primary_key=True),
    Column("at", Float, nullable=False),
)

settings = Table(
    "settings", metadata, Column("name", String(40), primary_key=True), Column("value", Text, nullable=False)
)

# How a person wants to be called (call_settings.CallSettings).
call_settings = Table(
    "call_settings",
    metadata,
    Column("account", _Id, ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("body", LargeBinary, nullable=False),
)

# Browsers that take push messages for a person; the key is the SHA-256 of the address they listen at.
push_devices = Table(
    "push_devices",
    metadata,
    Column("key", String(64), primary_key=True),
    Column("account", _Id, ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("body", LargeBinary, nullable=False),
)

# What a person was called for: whoever writes the row calls, so that nobody is called twice.
called = Table(
    "called",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("account", _Id, primary_key=True, autoincrement=False),
    Column("mark", String(40), primary_key=True),
)

# The table of a person on a day, the same for everybody: one for each game.
daily = Table(
    "daily",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("account", _Id, primary_key=True, autoincrement=False),
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
)

# People whose year can be seen by whoever has the link.
shared_years = Table(
    "shared_years",
    metadata,
    Column("account", _Id, ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("key", String(32), nullable=False, unique=True),
)
