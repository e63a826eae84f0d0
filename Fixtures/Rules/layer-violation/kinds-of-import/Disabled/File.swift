#if false
  import App
#endif
#if 0
  import App
#elseif true
  struct Disabled {}
#else
  import App
#endif
