import Fibre  // expect: undeclared-dependency (warning)
import Hull  // expect: undeclared-dependency
import Rope
