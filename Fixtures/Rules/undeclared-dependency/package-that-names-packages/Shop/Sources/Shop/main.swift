import Counter
import Kit  // expect: undeclared-dependency (note)

sell(Scale())
