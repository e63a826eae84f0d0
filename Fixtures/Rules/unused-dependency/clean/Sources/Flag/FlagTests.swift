// Named like a test, so it is not read, and nobody knows what it imports.
import Rope
