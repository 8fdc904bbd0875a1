"""Exact chances of what is offered: torpedoes, guns, depth charges, searches and air attacks."""
