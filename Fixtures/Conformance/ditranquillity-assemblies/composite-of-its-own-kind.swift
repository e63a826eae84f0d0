// Upstream: DIScopeImpl.resolveMany (1.3.1). Many leaves out what is being made, so a composite may take all of its own protocol.
import DITranquillity

protocol Bell {}
final class Brass: Bell {}
final class Glass: Bell {}

final class Carillon: Bell {
  init(bells: [Bell]) {}
}

final class TowerAssembly: DIAssembly {
  var publicModules: [DIModule] { return [TowerModule()] }
  var internalModules: [DIModule] { return [] }
  var dependencies: [DIAssembly] { return [] }
}

final class TowerModule: DIModule {
  func load(builder: DIContainerBuilder) {
    builder.register { Brass() }.asType(Bell.self)
    builder.register { Glass() }.asType(Bell.self)
    builder.register { Carillon(bells: **!$0) }
      .asType(Bell.self)
      .asDefault()
  }
}

func start() throws {
  let scope = try DIContainerBuilder().register(assembly: TowerAssembly()).build()
  let bell: Bell = *!scope
  _ = bell
}
