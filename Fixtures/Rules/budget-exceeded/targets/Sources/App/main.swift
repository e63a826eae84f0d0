import A  // expect: budget-exceeded, budget-exceeded
import B
import C
