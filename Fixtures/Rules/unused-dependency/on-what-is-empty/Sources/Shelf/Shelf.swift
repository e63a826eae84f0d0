// The generator wants a file.
