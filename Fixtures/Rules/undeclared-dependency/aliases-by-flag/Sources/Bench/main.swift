import Wind  // expect: undeclared-dependency

print(knots)
