import Cookery
import House
import Lawn
import Oven  // expect: undeclared-dependency (note)
import OvenInterface
import Pantry  // expect: undeclared-dependency (note)
import PantryInterface
import Shed  // expect: undeclared-dependency (note)
import ShedInterface
import Yard

let cookery = Cookery(oven: Oven(), pantry: Pantry())
print(House(cookery: cookery), Yard(), Lawn(shed: Shed()))
