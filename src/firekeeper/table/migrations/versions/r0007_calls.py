"""How people want to be called, on which devices, and what they were called for already."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

_Id = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    op.create_table(
        "call_settings",
        sa.Column("account", _Id, sa.ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "push_devices",
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("account", _Id, sa.ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_index("ix_push_devices_account", "push_devices", ["account"])
    op.create_table(
        "called",
        sa.Column(
            "table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("account", _Id, primary_key=True, autoincrement=False),
        sa.Column("mark", sa.String(40), primary_key=True),
    )


def downgrade() -> None:
    for table in ("called", "push_devices", "call_settings"):
        op.drop_table(table)
