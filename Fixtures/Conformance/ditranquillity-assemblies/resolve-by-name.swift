// Upstream: DITranquillityTests_Resolve.test06_ResolveMultiplyByName, test06_ResolveMultiplySingleByName and
// test06_ResolveMultiplyPerScopeByName (1.3.1). Names choose, one registration may have several; a name that nobody gave throws.
import DITranquillity

protocol Herb {}
final class Basil: Herb {}
final class Mint: Herb {}

final class KitchenAssembly: DIAssembly {
  var publicModules: [DIModule] { return [KitchenModule()] }
  var internalModules: [DIModule] { return [] }
  var dependencies: [DIAssembly] { return [] }
}

final class KitchenModule: DIModule {
  func load(builder: DIContainerBuilder) {
    builder.register(Basil.self)
      .asType(Herb.self)
      .asName("sweet")
      .asName("thai")
      .lifetime(.single)
      .initializer { Basil() }
    builder.register(Mint.self)
      .asType(Herb.self)
      .asName("cool")
      .lifetime(.perScope)
      .initializer { Mint() }
  }
}

func start() throws {
  let container = try DIContainerBuilder().register(assembly: KitchenAssembly()).build()
  let sweet: Herb = try container.resolve(name: "sweet")
  let thai: Herb = try container.resolve(name: "thai")
  let cool = try container.resolve(Herb.self, name: "cool")
  let other = container.newLifeTimeScope()
  let again: Herb = try other.resolve(name: "cool")
  let hot: Herb = try container.resolve(name: "hot")  // expect: missing-provider
  _ = (sweet, thai, cool, again, hot)
}
