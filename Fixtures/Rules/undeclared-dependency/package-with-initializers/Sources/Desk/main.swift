import Glue  // expect: undeclared-dependency
import Wood

print(Plank(), Paste())
