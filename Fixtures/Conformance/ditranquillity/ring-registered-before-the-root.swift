// Observed with 6.0.0: the framework's validation misses a ring of initializers that no root belongs to, because the root
// was registered last. Resolving it overflows the stack.
import DITranquillity

final class Hen {
  init(_ egg: Egg) {}
}

final class Egg {
  init(_ hen: Hen) {}
}

final class Farm {
  init(_ hen: Hen) {}
}

func start() {
  let container = DIContainer()
  container.register(Hen.init)  // expect: dependency-cycle
  container.register(Egg.init)
  container.register(Farm.init)
    .root()
}
