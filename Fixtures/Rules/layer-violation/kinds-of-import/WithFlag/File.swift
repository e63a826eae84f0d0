#if MODERN && !LEGACY
  import App  // expect: layer-violation
#endif
