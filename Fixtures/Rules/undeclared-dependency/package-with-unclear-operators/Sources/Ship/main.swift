import Boat
import Rope  // expect: undeclared-dependency (note)
