// Source: DIAssembly.swift of 1.3.1: loading goes on from dependency to dependency, so the public modules of all of them are
// there; the documents speak of the next ones only.
import DITranquillity

final class Roof {}

final class Wall {
  init(brick: Brick) {}
}

final class Brick {
  init(clay: Clay) {}
}

final class Clay {}

final class House: DIAssembly {
  var publicModules: [DIModule] = [RoofModule()]
  var internalModules: [DIModule] = []
  var dependencies: [DIAssembly] = [Walls()]
}

final class Walls: DIAssembly {
  var publicModules: [DIModule] = [WallModule()]
  var internalModules: [DIModule] = []
  var dependencies: [DIAssembly] = [Bricks()]
}

final class Bricks: DIAssembly {
  var publicModules: [DIModule] = [BrickModule()]
  var internalModules: [DIModule] = []
  var dependencies: [DIAssembly] = [Pit()]
}

final class Pit: DIAssembly {
  var publicModules: [DIModule] = [ClayModule()]
  var internalModules: [DIModule] = []
  var dependencies: [DIAssembly] = []
}

final class RoofModule: DIModule {
  func load(builder: DIContainerBuilder) { builder.register { Roof() } }
}

final class WallModule: DIModule {
  func load(builder: DIContainerBuilder) { builder.register { Wall(brick: *!$0) } }
}

final class BrickModule: DIModule {
  func load(builder: DIContainerBuilder) { builder.register { Brick(clay: *!$0) } }
}

final class ClayModule: DIModule {
  func load(builder: DIContainerBuilder) { builder.register { Clay() } }
}

func start() throws {
  let scope = try DIContainerBuilder().register(assembly: House()).build()
  let roof: Roof = *!scope
  let wall: Wall = *!scope
  let clay: Clay = *!scope
  _ = (roof, wall, clay)
}
