// Source: DIModuleType and DIContainerBuilder.register(module:) of 2.3.3. A public component is seen by every module on
// the way to it, however long.
import DITranquillity

class Roof {
  init(clay: Clay) {}
}

class Clay {}

class House: DIModule {
  var components: [DIComponent] = [RoofComponent()]
  var dependencies: [DIModule] = [Walls()]
}

class Walls: DIModule {
  var components: [DIComponent] = []
  var dependencies: [DIModule] = [Pit()]
}

class Pit: DIModule {
  var components: [DIComponent] = [ClayComponent()]
  var dependencies: [DIModule] = []
}

class RoofComponent: DIComponent {
  func load(builder: DIContainerBuilder) {
    builder.register(type: Roof.init(clay:))
  }
}

class ClayComponent: DIComponent {
  var scope: DIComponentScope { return .public }

  func load(builder: DIContainerBuilder) {
    builder.register(type: Clay.init)
  }
}

func start() throws {
  let builder = DIContainerBuilder()
  builder.register(module: House())
  let container = try builder.build()
  let roof: Roof = try container.resolve()
  _ = roof
}
