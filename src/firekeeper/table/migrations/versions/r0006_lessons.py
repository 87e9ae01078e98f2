"""Which exercises of lessons a person has done."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

_Id = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    op.create_table(
        "exercises_done",
        sa.Column("account", _Id, sa.ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("exercise", sa.String(120), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("exercises_done")
