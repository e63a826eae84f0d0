// An assembly's dependencies are loaded before its own modules (DITranquillity 1.3.1, Sources/Builder/DIContainerBuilder.swift,
// `register(assembly:)`), however many stand one below the other.
import DITranquillity

final class Crate0 {}
final class Deck0: DIAssembly {
  var publicModules: [DIModule] { return [Hold0()] }
  var internalModules: [DIModule] { return [] }
  var dependencies: [DIAssembly] { return [Deck1()] }
}
final class Hold0: DIModule {
  func load(builder: DIContainerBuilder) { builder.register(Crate0.self).initializer { Crate0() } }
}

final class Crate1 {}
final class Deck1: DIAssembly {
  var publicModules: [DIModule] { return [Hold1()] }
  var internalModules: [DIModule] { return [] }
  var dependencies: [DIAssembly] { return [Deck2()] }
}
final class Hold1: DIModule {
  func load(builder: DIContainerBuilder) { builder.register(Crate1.self).initializer { Crate1() } }
}

final class Crate2 {}
final class Deck2: DIAssembly {
  var publicModules: [DIModule] { return [Hold2()] }
  var internalModules: [DIModule] { return [] }
  var dependencies: [DIAssembly] { return [Deck3()] }
}
final class Hold2: DIModule {
  func load(builder: DIContainerBuilder) { builder.register(Crate2.self).initializer { Crate2() } }
}

final class Crate3 {}
final class Deck3: DIAssembly {
  var publicModules: [DIModule] { return [Hold3()] }
  var internalModules: [DIModule] { return [] }
  var dependencies: [DIAssembly] { return [Deck4()] }
}
final class Hold3: DIModule {
  func load(builder: DIContainerBuilder) { builder.register(Crate3.self).initializer { Crate3() } }
}

final class Crate4 {}
final class Deck4: DIAssembly {
  var publicModules: [DIModule] { return [Hold4()] }
  var internalModules: [DIModule] { return [] }
  var dependencies: [DIAssembly] { return [Deck5()] }
}
final class Hold4: DIModule {
  func load(builder: DIContainerBuilder) { builder.register(Crate4.self).initializer { Crate4() } }
}

final class Crate5 {}
final class Deck5: DIAssembly {
  var publicModules: [DIModule] { return [Hold5()] }
  var internalModules: [DIModule] { return [] }
  var dependencies: [DIAssembly] { return [Deck6()] }
}
final class Hold5: DIModule {
  func load(builder: DIContainerBuilder) { builder.register(Crate5.self).initializer { Crate5() } }
}

final class Crate6 {}
final class Deck6: DIAssembly {
  var publicModules: [DIModule] { return [Hold6()] }
  var internalModules: [DIModule] { return [] }
  var dependencies: [DIAssembly] { return [Deck7()] }
}
final class Hold6: DIModule {
  func load(builder: DIContainerBuilder) { builder.register(Crate6.self).initializer { Crate6() } }
}

final class Crate7 {}
final class Deck7: DIAssembly {
  var publicModules: [DIModule] { return [Hold7()] }
  var internalModules: [DIModule] { return [] }
  var dependencies: [DIAssembly] { return [Deck8()] }
}
final class Hold7: DIModule {
  func load(builder: DIContainerBuilder) { builder.register(Crate7.self).initializer { Crate7() } }
}

final class Crate8 {}
final class Deck8: DIAssembly {
  var publicModules: [DIModule] { return [Hold8()] }
  var internalModules: [DIModule] { return [] }
  var dependencies: [DIAssembly] { return [Deck9()] }
}
final class Hold8: DIModule {
  func load(builder: DIContainerBuilder) { builder.register(Crate8.self).initializer { Crate8() } }
}

final class Crate9 {}
final class Deck9: DIAssembly {
  var publicModules: [DIModule] { return [Hold9()] }
  var internalModules: [DIModule] { return [] }
  var dependencies: [DIAssembly] { return [] }
}
final class Hold9: DIModule {
  func load(builder: DIContainerBuilder) { builder.register(Crate9.self).initializer { Crate9() } }
}

func start() throws {
  let builder = DIContainerBuilder()
  builder.register(assembly: Deck0())
  let container = try builder.build()
  let last: Crate9 = try container.resolve()
  print(last)
  let lost: Int = try container.resolve()  // expect: missing-provider
  print(lost)
}
