// Upstream: DITranquillityTests_Scan.test01_ScanModule (1.3.1): a scan is a module, and registered as one. Names by prefix, by
// suffix, in full and by several tests.
import DITranquillity

final class Oak {}
final class Elm {}
final class Moss {}
final class Fern {}
final class Stone {}

class TreeOak: DIScanned, DIModule {
  required override init() {}
  func load(builder: DIContainerBuilder) { builder.register { Oak() } }
}

class ElmTree: DIScanned, DIModule {
  func load(builder: DIContainerBuilder) { builder.register { Elm() } }
}

class Mosses: DIScanned, DIModule {
  func load(builder: DIContainerBuilder) { builder.register { Moss() } }
}

class Ferns: DIScanned, DIModule {
  func load(builder: DIContainerBuilder) { builder.register { Fern() } }
}

class Stones: DIScanned, DIModule {  // expect: unloaded-module (warning)
  func load(builder: DIContainerBuilder) { builder.register { Stone() } }
}

extension DIModule {
  /// Tells the file's generation, as an assembly would.
  var publicModules: [DIModule] { return [] }
}

func start() throws {
  let builder = DIContainerBuilder()
  builder.register(
    module: DIScanModule(predicateByName: { name in
      name.hasPrefix("Tree") || name.hasSuffix("Tree") || name == "Mosses" || name.hasPrefix("Fe") && name != "Feather"
    }))
  let scope = try builder.build()
  let oak: Oak = *!scope
  let elm: Elm = *!scope
  let moss: Moss = *!scope
  let fern: Fern = *!scope
  let stone: Stone? = *?scope
  _ = (oak, elm, moss, fern, stone)
}
