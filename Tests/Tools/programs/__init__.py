"""Random programs for a framework, and what dilint says of them."""
