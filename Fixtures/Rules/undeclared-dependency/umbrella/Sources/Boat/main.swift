import Rigging
import Rope
import Tar  // expect: undeclared-dependency (note)

print(knots, pitch, mast)
