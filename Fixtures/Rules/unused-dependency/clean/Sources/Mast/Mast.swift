// The plug-in writes the file that imports the rope.
