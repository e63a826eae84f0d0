// Upstream: DITranquillityTests_Resolve.test07_ResolveCircular2 and test07_ResolveCircular3 (1.3.1). A ring with one link in
// `dependency` closes by itself, even where nothing is shared.
import DITranquillity

final class Sun {
  let moon: Moon
  init(moon: Moon) {
    self.moon = moon
  }
}

final class Moon {
  var sun: Sun!
}

final class Spring {
  init(summer: Summer) {}
}

final class Summer {
  init(autumn: Autumn) {}
}

final class Autumn {
  var spring: Spring!
}

final class SkyAssembly: DIAssembly {
  var publicModules: [DIModule] { return [SkyModule()] }
  var internalModules: [DIModule] { return [] }
  var dependencies: [DIAssembly] { return [] }
}

final class SkyModule: DIModule {
  func load(builder: DIContainerBuilder) {
    builder.register(Sun.self)
      .lifetime(.perDependency)
      .initializer { s in Sun(moon: *!s) }
    builder.register(Moon.self)
      .lifetime(.perDependency)
      .initializer { Moon() }
      .dependency { (s, moon) in moon.sun = *!s }

    builder.register(Spring.self)
      .lifetime(.perDependency)
      .initializer { s in Spring(summer: *!s) }
    builder.register(Summer.self)
      .lifetime(.perDependency)
      .initializer { s in Summer(autumn: *!s) }
    builder.register(Autumn.self)
      .lifetime(.perDependency)
      .initializer { Autumn() }
      .dependency { (s, autumn) in autumn.spring = *!s }
  }
}

func start() throws {
  let scope = try DIContainerBuilder().register(assembly: SkyAssembly()).build()
  let sun: Sun = *!scope
  let spring: Spring = *!scope
  _ = (sun, spring)
}
