#if LEGACY
  import App
#endif
