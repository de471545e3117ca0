"""How large a record and its lines may be, in bytes; what is larger is refused unread."""

RECORD_CAP = 2 * 1024 * 1024
HEADER_CAP = 64 * 1024
ACTION_CAP = 1024
SNAPSHOT_CAP = 16 * 1024
SNAPSHOT_LEAST = 512
"""No snapshot is shorter, as it names every card of the box."""
