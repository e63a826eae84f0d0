import Paper  // expect: target-cycle
