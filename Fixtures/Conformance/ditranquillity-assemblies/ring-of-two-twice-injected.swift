// Upstream: DITranquillityTests_Resolve.test07_ResolveCircularDouble2 and test07_ResolveCircularDoubleOneDependency2 (1.3.1). One
// object wants the other twice, in two blocks or in one: the ring closes.
import DITranquillity

final class Sun {
  var left: Moon!
  var right: Moon!
}

final class Moon {
  init(sun: Sun) {}
}

final class Tide {
  var low: Shore!
  var high: Shore!
}

final class Shore {
  init(tide: Tide) {}
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
      .initializer { Sun() }
      .dependency { (s, sun) in sun.left = *!s }
      .dependency { (s, sun) in sun.right = *!s }
    builder.register(Moon.self)
      .lifetime(.perDependency)
      .initializer { s in Moon(sun: *!s) }

    builder.register(Tide.self)
      .lifetime(.perDependency)
      .initializer { Tide() }
      .dependency { (s, tide) in
        tide.low = *!s
        tide.high = *!s
      }
    builder.register(Shore.self)
      .lifetime(.perDependency)
      .initializer { s in Shore(tide: *!s) }
  }
}

func start() throws {
  let scope = try DIContainerBuilder().register(assembly: SkyAssembly()).build()
  let sun: Sun = *!scope
  let tide: Tide = *!scope
  _ = (sun, tide)
}
