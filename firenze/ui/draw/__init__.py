"""Pictures of the state; nothing here changes it."""
