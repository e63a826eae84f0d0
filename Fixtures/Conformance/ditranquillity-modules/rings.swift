// Upstream: DITranquillityTests_Resolve.test07_ResolveCircular2 (2.3.3) and DIResolver, recursiveInitial. A ring with one
// injection closes by itself, one of initializers throws.
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

class SkyComponent: DIComponent {
  func load(builder: DIContainerBuilder) {
    builder.register(type: Sun.init(moon:))
      .lifetime(.perDependency)
    builder.register(type: Moon.init)
      .lifetime(.perDependency)
      .injection { $0.sun = $1 }
    builder.register(type: Hen.init(egg:))  // expect: dependency-cycle
    builder.register(type: Egg.init(hen:))
  }
}

func start() throws {
  let builder = DIContainerBuilder()
  builder.register(component: SkyComponent())
  let container = try builder.build()
  let sun: Sun = try container.resolve()
  _ = sun
}
