internal import App  // expect: layer-violation
