// Source: DIAssembly.swift of 1.3.1: an internal module is loaded for a root only. What the root's own module counts on is not
// there.
import DITranquillity

final class Guest {
  init(cook: Cook) {}
}

final class Waiter {
  init(cook: Cook) {}
}

final class Cook {}

final class Hall: DIAssembly {
  var publicModules: [DIModule] = [GuestModule()]
  var internalModules: [DIModule] = []
  var dependencies: [DIAssembly] = [Kitchen()]
}

final class Kitchen: DIAssembly {
  var publicModules: [DIModule] = []
  var internalModules: [DIModule] = [CookModule()]
  var dependencies: [DIAssembly] = []
}

final class GuestModule: DIModule {
  func load(builder: DIContainerBuilder) {
    builder.register { Guest(cook: *!$0) }  // expect: leaked-internal-module
    builder.register { Waiter(cook: *!$0) }
  }
}

final class CookModule: DIModule {
  func load(builder: DIContainerBuilder) { builder.register { Cook() } }
}

func start() throws {
  let scope = try DIContainerBuilder().register(assembly: Hall()).build()
  let guest: Guest = *!scope
  _ = guest
}
