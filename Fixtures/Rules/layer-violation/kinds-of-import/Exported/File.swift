@_exported import App  // expect: layer-violation
