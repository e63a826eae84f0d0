// A folder of a library, whatever its name.
import Desk  // expect: undeclared-dependency
