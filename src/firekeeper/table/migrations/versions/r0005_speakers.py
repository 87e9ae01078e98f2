"""Who has said something at which table: so a person's name is found without reading all lines."""

import sqlalchemy as sa
from alembic import op

from firekeeper.table import log_entries as le

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

_Id = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    speakers = op.create_table(
        "speakers",
        sa.Column(
            "table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("account", _Id, primary_key=True, autoincrement=False),
    )
    op.create_index("ix_speakers_account", "speakers", ["account"])
    op.create_index("ix_sessions_expires_at", "sessions", ["expires_at"])
    lines = sa.table("lines", sa.column("table_id"), sa.column("body"))
    connection = op.get_bind()
    found: set[tuple[str, int]] = set()
    for row in connection.execute(sa.select(lines.c.table_id, lines.c.body)):
        body = bytes(row.body)
        if b'"Said"' in body:
            line = le.decode(body)
            if isinstance(line, le.Said):
                found.add((row.table_id, line.account))
    if found:
        rows = [{"table_id": table, "account": account} for table, account in sorted(found)]
        connection.execute(sa.insert(speakers), rows)


def downgrade() -> None:
    op.drop_index("ix_sessions_expires_at", "sessions")
    op.drop_table("speakers")
