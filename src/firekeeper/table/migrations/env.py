"""How Alembic reaches the database: the engine is handed over by `firekeeper.table.migrate`."""

from alembic import context
from sqlalchemy import text

from firekeeper.table.schema import metadata

engine = context.config.attributes["engine"]

with engine.connect() as connection:
    if engine.dialect.name == "postgresql":
        # Several processes may start at once: one upgrades, the others wait for it.
        connection.execute(text("SELECT pg_advisory_lock(6173251)"))
        connection.commit()
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()
    if engine.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_unlock(6173251)"))
        connection.commit()
