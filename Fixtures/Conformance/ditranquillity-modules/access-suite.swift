// Upstream: DITranquillityTests_Access.test01_GetInterface to test08_GetOtherClass (2.3.3), whose four modules these are in
// shape: the first depends on the second and third, both depend on the fourth. What is internal to another module, a sibling's,
// or a dependent's is refused; what is announced in a common module is found; each finds its own of two internal ones.
import DITranquillity

protocol Permit {}
protocol Whistle {}
class CityPermit: Permit {}
class CityWhistle: Whistle {}

class Mayor {
  var vault: BankVault!
}

class BankVault {
  var permit: Permit!
}

class BankClerk {
  var vault: BankVault!
}

class BankGuard {
  var keys: Keys!
}

class BankPorter {
  var whistle: Whistle!
}

class Keys {}

class PostMaster {
  var vault: BankVault!
}

class PostCarrier {
  var keys: Keys!
}

class PostSorter {
  var clerk: BankClerk!
}

class CityModule: DIModule {
  var components: [DIComponent] = [CityOffice()]
  var dependencies: [DIModule] = [BankModule(), PostModule()]
}

class CityOffice: DIComponent {
  var scope: DIComponentScope { return .public }

  func load(builder: DIContainerBuilder) {
    builder.register(type: CityPermit.init)
      .as(Permit.self).check { $0 }
    builder.register(type: CityWhistle.init)
      .as(Whistle.self).check { $0 }
    builder.register(type: Mayor.init)
      .injection { $0.vault = $1 }  // expect: leaked-internal-module
  }
}

class BankModule: DIModule {
  var components: [DIComponent] = [BankHall(), BankCellar()]
  var dependencies: [DIModule] = [StateModule()]
}

class BankHall: DIComponent {
  var scope: DIComponentScope { return .public }

  func load(builder: DIContainerBuilder) {
    builder.register(type: BankClerk.init)
      .injection { $0.vault = $1 }
    builder.register(type: BankGuard.init)
      .injection { $0.keys = $1 }
    builder.register(type: BankPorter.init)
      .injection { $0.whistle = $1 }  // expect: inaccessible-provider
  }
}

class BankCellar: DIComponent {
  func load(builder: DIContainerBuilder) {
    builder.register(type: BankVault.init)
      .injection { $0.permit = $1 }
    builder.register(type: Keys.init)
  }
}

class PostModule: DIModule {
  var components: [DIComponent] = [PostHall(), PostCellar()]
  var dependencies: [DIModule] = [StateModule()]
}

class PostHall: DIComponent {
  var scope: DIComponentScope { return .public }

  func load(builder: DIContainerBuilder) {
    builder.register(type: PostMaster.init)
      .injection { $0.vault = $1 }
    builder.register(type: PostCarrier.init)
      .injection { $0.keys = $1 }
  }
}

class PostCellar: DIComponent {
  func load(builder: DIContainerBuilder) {
    builder.register(type: PostSorter.init)
      .injection { $0.clerk = $1 }  // expect: inaccessible-provider
    builder.register(type: Keys.init)
  }
}

class StateModule: DIModule {
  var components: [DIComponent] = [StateComponent()]
  var dependencies: [DIModule] = []
}

class StateComponent: DIComponent {
  var scope: DIComponentScope { return .public }

  func load(builder: DIContainerBuilder) {
    builder.register(protocol: Permit.self)
  }
}

func start() throws {
  let builder = DIContainerBuilder()
  builder.register(module: CityModule())
  let container = try builder.build()
  let permit: Permit = try container.resolve()
  let clerk: BankClerk = try container.resolve()
  let bankGuard: BankGuard = try container.resolve()
  let carrier: PostCarrier = try container.resolve()
  _ = (permit, clerk, bankGuard, carrier)
}
