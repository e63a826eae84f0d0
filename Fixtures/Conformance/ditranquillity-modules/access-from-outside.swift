// Source: DIResolver of 2.3.3. Access is judged only inside the creation of an object that a module owns: code outside gets
// whatever there is, internal or not.
import DITranquillity

class Vault {}

class BankModule: DIModule {
  var components: [DIComponent] = [Cellar()]
  var dependencies: [DIModule] = []
}

class CityModule: DIModule {
  var components: [DIComponent] = []
  var dependencies: [DIModule] = [BankModule()]
}

class Cellar: DIComponent {
  func load(builder: DIContainerBuilder) {
    builder.register(type: Vault.init)
  }
}

func start() throws {
  let builder = DIContainerBuilder()
  builder.register(module: CityModule())
  let container = try builder.build()
  let vault: Vault = try *container
  _ = vault
}
