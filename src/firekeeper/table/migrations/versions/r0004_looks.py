"""What the names of accounts look like, so that nobody takes a name that can be mistaken for one of them."""

import sqlalchemy as sa
from alembic import op

from firekeeper.table.names import look

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Not in a batch: SQLite would make the table anew, and lose the sessions that refer to it.
    op.add_column("accounts", sa.Column("look", sa.String(80), nullable=True))
    op.create_index("ix_accounts_look", "accounts", ["look"])
    table = sa.table("accounts", sa.column("id"), sa.column("name"), sa.column("name_key"), sa.column("look"))
    connection = op.get_bind()
    named = connection.execute(sa.select(table.c.id, table.c.name).where(table.c.name_key.is_not(None)))
    for row in named.all():
        connection.execute(sa.update(table).where(table.c.id == row.id).values(look=look(row.name)))


def downgrade() -> None:
    op.drop_index("ix_accounts_look", "accounts")
    op.drop_column("accounts", "look")
