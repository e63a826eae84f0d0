import Sky  // expect: undeclared-dependency
import Wind

print(knots, isBlue)
