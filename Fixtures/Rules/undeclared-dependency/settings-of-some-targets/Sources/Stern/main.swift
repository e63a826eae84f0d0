import Bow  // expect: undeclared-dependency
import Hull

print(bow, hull)
