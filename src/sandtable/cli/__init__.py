"""The `sandtable` command."""
