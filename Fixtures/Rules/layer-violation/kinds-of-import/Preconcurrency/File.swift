@preconcurrency import App  // expect: layer-violation
