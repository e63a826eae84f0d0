import Fibre  // expect: undeclared-dependency (note)
import Hull  // expect: undeclared-dependency
import Rope
