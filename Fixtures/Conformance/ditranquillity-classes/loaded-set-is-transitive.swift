// Upstream: DIAssembly.load of 0.9.2. An assembly holds its own modules and those of all assemblies below it, however far: none
// of them is hidden.
import DITranquillity

class Roof {}
class Beam {}

class Wall {
  init(brick: Brick) {}
}

class Brick {}

class House: DIAssembly {
  required init() {
    super.init()
    addModules(RoofModule(), BeamModule())
    addDependency(Walls.self)
  }
}

class Walls: DIAssembly {
  required init() {
    super.init()
    addModule(WallModule())
    addDependencies(Bricks.self)
  }
}

class Bricks: DIAssembly {
  required init() {
    super.init()
    addModule(BrickModule())
  }
}

class RoofModule: DIModule {
  func load(builder: DIContainerBuilder) {
    builder.register(Roof.self).initializer { Roof() }
  }
}

class BeamModule: DIModule {
  func load(builder: DIContainerBuilder) {
    builder.register(Beam.self).initializer { Beam() }
  }
}

class WallModule: DIModule {
  func load(builder: DIContainerBuilder) {
    builder.register(Wall.self).initializer { s in Wall(brick: *!s) }
  }
}

class BrickModule: DIModule {
  func load(builder: DIContainerBuilder) {
    builder.register(Brick.self).initializer { Brick() }
  }
}

func start() throws {
  let house = House()
  try house.build()
  let roof: Roof = try house.scope.resolve()
  let beam: Beam = try *house.scope
  let wall: Wall = *!house.scope
  let brick: Brick = *!house.scope
  _ = (roof, beam, wall, brick)
}
