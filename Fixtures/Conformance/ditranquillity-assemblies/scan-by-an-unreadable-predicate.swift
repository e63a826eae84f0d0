// Source: DIScanModule of 1.3.1. Whether the predicate takes a class is not to be told from the source: what its modules register
// may be there. What no scanned module registers is not.
import DITranquillity

final class Oak {}
final class Elm {}
final class Stone {}

class OakModule: DIScanned, DIModule {
  func load(builder: DIContainerBuilder) { builder.register { Oak() } }
}

class StoneModule: DIModule {  // expect: unloaded-module (warning)
  func load(builder: DIContainerBuilder) { builder.register { Stone() } }
}

class Wood: DIAssembly {
  var publicModules: [DIModule] = [DIScanModule(predicateByName: { $0.count > 5 })]
  var internalModules: [DIModule] = []
  var dependencies: [DIAssembly] = []
}

func start() throws {
  let scope = try DIContainerBuilder().register(assembly: Wood()).build()
  let oak: Oak = *!scope
  let elm: Elm = *!scope  // expect: missing-provider
  let stone: Stone = *!scope  // expect: missing-provider
  _ = (oak, elm, stone)
}
