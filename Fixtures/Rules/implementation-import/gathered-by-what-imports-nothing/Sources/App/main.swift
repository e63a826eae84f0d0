import Desk
import Lamp  // expect: undeclared-dependency (note)
import Radio  // expect: undeclared-dependency (note)

print(Desk(), Lamp(), Radio())
