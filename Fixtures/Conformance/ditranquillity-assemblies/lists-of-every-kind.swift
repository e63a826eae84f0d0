// Source: DIAssembly.swift of 1.3.1 asks for properties only. Stored and computed ones, with and without `return`, joined lists,
// lists in variables, from initializers, functions and loops.
import DITranquillity

final class One {}
final class Two {}
final class Three {}
final class Four {}
final class Five {}
final class Six {}
final class Seven {}

class OneModule: DIModule {
  func load(builder: DIContainerBuilder) { builder.register { One() } }
}

class TwoModule: DIModule {
  func load(builder: DIContainerBuilder) { builder.register { Two() } }
}

class ThreeModule: DIModule {
  func load(builder: DIContainerBuilder) { builder.register { Three() } }
}

class FourModule: DIModule {
  func load(builder: DIContainerBuilder) { builder.register { Four() } }
}

class FiveModule: DIModule {
  func load(builder: DIContainerBuilder) { builder.register { Five() } }
}

class SixModule: DIModule {
  func load(builder: DIContainerBuilder) { builder.register { Six() } }
}

class SevenModule: DIModule {
  func load(builder: DIContainerBuilder) { builder.register { Seven() } }
}

struct Stored: DIAssembly {
  let publicModules: [DIModule] = [OneModule()]
  let internalModules: [DIModule] = []
  let dependencies: [DIAssembly]

  init() {
    self.dependencies = [Joined(), Counted()]
  }
}

class Joined: DIAssembly {
  let basic: [DIModule] = [TwoModule()]
  var publicModules: [DIModule] {
    get { return basic + [ThreeModule()] }
  }
  var internalModules: [DIModule] { return [] }
  var dependencies: [DIAssembly] { return Joined.below() }

  static func below() -> [DIAssembly] {
    let others: [DIAssembly] = [Filled()]
    return others
  }
}

class Counted: DIAssembly {
  lazy var publicModules: [DIModule] = { [FourModule()] }()
  var internalModules: [DIModule] { [] }
  var dependencies: [DIAssembly] { [] }
}

class Filled: DIAssembly {
  var publicModules: [DIModule] {
    var modules: [DIModule] = []
    modules.append(FiveModule())
    modules += [SixModule()]
    return modules
  }
  var internalModules: [DIModule] { return [] }
  var dependencies: [DIAssembly] { return [] }
}

extension Filled {
  var dynamicDeclarations: [DIDynamicDeclaration] {
    return [(SevenModule(), Extras())]
  }
}

class Extras: DIDynamicAssembly {}

func start() throws {
  let builder = DIContainerBuilder()
  for assembly in [Stored(), Extras()] as [DIAssembly] {
    builder.register(assembly: assembly)
  }
  let scope = try builder.build()
  let one: One = *!scope
  let two: Two = *!scope
  let three: Three = *!scope
  let four: Four = *!scope
  let five: Five = *!scope
  let six: Six = *!scope
  let seven: Seven? = *?scope
  _ = (one, two, three, four, five, six, seven)
}
