"""Who answers: players for any game, and how one is found by name."""
