import Rigging
import Rope
import Tar  // expect: undeclared-dependency (warning)

print(knots, pitch, mast)
