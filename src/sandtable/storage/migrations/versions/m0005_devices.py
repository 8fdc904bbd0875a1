"""The browsers that were let into a seat, and who runs the bots of a match.

A link given out before is exchanged for a secret of the browser when it is next opened.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def of_match() -> sa.Column[str]:
    return sa.Column(
        "match", sa.Text, sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True
    )


def upgrade() -> None:
    op.create_table(
        "devices",
        of_match(),
        sa.Column("seat", sa.Text, primary_key=True),
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("token", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("played", sa.Float, nullable=False),
        sa.Column("replayed", sa.Float, nullable=False),
        sa.Column("looks", sa.Integer, nullable=False),
    )
    op.create_table(
        "leases",
        of_match(),
        sa.Column("holder", sa.Text, nullable=False),
        sa.Column("ends", sa.Float, nullable=False),
    )
    op.execute("UPDATE seats SET taken = false WHERE kind = 'link'")
    op.create_index("matches_by_birth", "matches", ["owner", "created"])
