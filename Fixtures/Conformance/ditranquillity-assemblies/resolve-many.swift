// Upstream: DITranquillityTests_Resolve.test06_ResolveMultiplyMany (1.3.1). All of a protocol, names and default or not.
import DITranquillity

protocol Herb {}
final class Basil: Herb {}
final class Mint: Herb {}

final class Garden {
  let herbs: [Herb]
  init(herbs: [Herb]) {
    self.herbs = herbs
  }
}

final class GardenAssembly: DIAssembly {
  var publicModules: [DIModule] { return [GardenModule()] }
  var internalModules: [DIModule] { return [] }
  var dependencies: [DIAssembly] { return [] }
}

final class GardenModule: DIModule {
  func load(builder: DIContainerBuilder) {
    builder.register { Basil() }
      .asType(Herb.self)
      .asDefault()
    builder.register { Mint() }
      .asType(Herb.self)
      .asName("cool")
    builder.register { Garden(herbs: **!$0) }
  }
}

func start() throws {
  let container = try DIContainerBuilder().register(assembly: GardenAssembly()).build()
  let herbs: [Herb] = try container.resolveMany()
  let again: [Herb] = try! **container
  let garden: Garden = *!container
  _ = (herbs, again, garden)
}
