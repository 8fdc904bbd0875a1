"""What runs each worked example: the rules' own functions, with the dice of the example."""
