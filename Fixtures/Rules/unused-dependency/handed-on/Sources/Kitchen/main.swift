import Forks  // expect: undeclared-dependency (note)
import Knives  // expect: undeclared-dependency (note)
import Rack

print(Knife(), Fork(), Rack())
