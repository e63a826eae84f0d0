import `App`  // expect: layer-violation
