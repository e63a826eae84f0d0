// Upstream: DIDynamicAssembly.swift of 0.9.2. Another assembly pushes a module into the dynamic one: whoever depends on that has
// it, and should ask whether it is there.
import DITranquillity

class Counter {}
class Register {}

class App: DIAssembly {
  required init() {
    super.init()
    addModule(CounterModule())
    addDependencies(Shop.self, Devices.self)
  }
}

class Shop: DIAssembly {
  required init() {
    super.init()
    addModule(RegisterModule(), Into: Devices.self)
  }
}

class Devices: DIDynamicAssembly {
  required init() {
    super.init()
  }
}

class CounterModule: DIModule {
  func load(builder: DIContainerBuilder) {
    builder.register(Counter.self).initializer { Counter() }
  }
}

class RegisterModule: DIModule {
  func load(builder: DIContainerBuilder) {
    builder.register(Register.self).initializer { Register() }
  }
}

func start() throws {
  let app = App()
  try app.build()
  let counter: Counter = *!app.scope
  let maybe: Register? = try? app.scope.resolve()
  let register: Register = *!app.scope  // expect: forced-dynamic-need (warning)
  _ = (counter, maybe, register)
}
