// Upstream: DITranquillityTests_Resolve of 0.9.2. A ring with one link in `dependency` closes by itself; one of initializers
// never ends.
import DITranquillity

class Sun {
  init(moon: Moon) {}
}

class Moon {
  var sun: Sun!
}

class Hen {
  init(egg: Egg) {}
}

class Egg {
  init(hen: Hen) {}
}

class SkyAssembly: DIAssembly {
  required init() {
    super.init()
    addModule(SkyModule())
  }
}

class SkyModule: DIModule {
  func load(builder: DIContainerBuilder) {
    builder.register(Sun.self)
      .instancePerDependency()
      .initializer { scope in Sun(moon: *!scope) }
    builder.register(Moon.self)
      .instancePerDependency()
      .initializer { Moon() }
      .dependency { (scope, moon) in moon.sun = *!scope }
    builder.register(Hen.self)
      .initializer { scope in Hen(egg: *!scope) }  // expect: dependency-cycle
    builder.register(Egg.self)
      .initializer { scope in Egg(hen: *!scope) }
  }
}

func start() throws {
  let assembly = SkyAssembly()
  try assembly.build()
  let sun: Sun = *!assembly.scope
  _ = sun
}
