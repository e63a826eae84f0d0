"""Faults to sow into a project, found by reading its text without dilint."""
