"""Many matches at once: simulation, fuzzing, and which rules are covered."""
