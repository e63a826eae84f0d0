#if canImport(App)
  import App  // expect: layer-violation
#endif
