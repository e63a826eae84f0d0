// Source: RType.availability of 2.3.3. What is registered outside any module is seen by all.
import DITranquillity

class Clock {}

class Clerk {
  init(clock: Clock) {}
}

class BankModule: DIModule {
  var components: [DIComponent] = [Hall()]
  var dependencies: [DIModule] = []
}

class Hall: DIComponent {
  func load(builder: DIContainerBuilder) {
    builder.register(type: Clerk.init(clock:))
  }
}

class Common: DIComponent {
  func load(builder: DIContainerBuilder) {
    builder.register(type: Clock.init)
  }
}

func start() throws {
  let builder = DIContainerBuilder()
  builder.register(component: Common())
  builder.register(module: BankModule())
  let container = try builder.build()
  let clerk: Clerk = try container.resolve()
  _ = clerk
}
