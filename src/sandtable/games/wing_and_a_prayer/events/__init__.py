"""The events of a campaign, by what they are about."""
