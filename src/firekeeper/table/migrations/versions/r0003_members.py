"""Members without the column `seen`: how far somebody has looked is in the lines, by what they chose."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("members") as members:
        members.drop_column("seen")


def downgrade() -> None:
    with op.batch_alter_table("members") as members:
        members.add_column(sa.Column("seen", sa.Integer, nullable=False, server_default="0"))
