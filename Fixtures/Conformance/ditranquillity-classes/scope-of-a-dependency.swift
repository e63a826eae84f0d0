// Upstream: DIAssembly.build and DIAssembly.scope of 0.9.2. Every assembly below has a scope of its own once the upper one is
// built; what is asked there is looked for there.
import DITranquillity

class Roof {}
class Brick {}
class Clay {}

class House: DIAssembly {
  required init() {
    super.init()
    addModule(RoofModule())
    addDependency(Bricks.self)
  }
}

class Bricks: DIAssembly {
  static let shared = Bricks()

  required init() {
    super.init()
    addModule(BrickModule())
    addDependency(Pit.self)
  }
}

class Pit: DIAssembly {
  required init() {
    super.init()
    addModule(ClayModule())
  }
}

class RoofModule: DIModule {
  func load(builder: DIContainerBuilder) {
    builder.register(Roof.self).initializer { Roof() }
  }
}

class BrickModule: DIModule {
  func load(builder: DIContainerBuilder) {
    builder.register(Brick.self).initializer { Brick() }
  }
}

class ClayModule: DIModule {
  func load(builder: DIContainerBuilder) {
    builder.register(Clay.self).initializer { Clay() }
  }
}

func start() throws {
  let house = House()
  try house.build()
  let brick: Brick = *!Bricks.shared.scope
  let clay: Clay = *!Bricks.shared.scope
  let roof: Roof = *!Bricks.shared.scope  // expect: missing-provider
  _ = (brick, clay, roof)
}
