import C  // expect: budget-exceeded
