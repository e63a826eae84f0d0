// Nothing but what the manifest says.
