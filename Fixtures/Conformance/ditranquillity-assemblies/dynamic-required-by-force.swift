// Source: the document on dynamic assemblies of 1.3.1. What only a dynamic assembly brings should be asked for with `try?` or
// `*?`: by force it stops every app without the assembly that declares it.
import DITranquillity

protocol Register {}
final class CashRegister: Register {}

final class Counter {
  var register: Register!
}

final class Desk {
  var register: Register?
}

final class Stand {
  var register: Register?
}

final class App: DIAssembly {
  var publicModules: [DIModule] = [CounterModule()]
  var internalModules: [DIModule] = []
  var dependencies: [DIAssembly] = [Devices(), Shop()]
}

final class Shop: DIAssembly {
  var publicModules: [DIModule] = []
  var internalModules: [DIModule] = []
  var dependencies: [DIAssembly] = []
  var dynamicDeclarations: [DIDynamicDeclaration] = [(module: RegisterModule(), for: Devices())]
}

final class Devices: DIDynamicAssembly {}

final class CounterModule: DIModule {
  func load(builder: DIContainerBuilder) {
    builder.register { Desk() }
      .dependency { s, desk in desk.register = *?s }
    builder.register { Stand() }
      .dependency { s, stand in stand.register = try? s.resolve() }
    builder.register { Counter() }
      .dependency { s, counter in counter.register = *!s }  // expect: forced-dynamic-need (warning)
  }
}

final class RegisterModule: DIModule {
  func load(builder: DIContainerBuilder) {
    builder.register { CashRegister() }
      .asType(Register.self)
  }
}

func start() throws {
  let scope = try DIContainerBuilder().register(assembly: App()).build()
  let counter: Counter = *!scope
  let desk: Desk = *!scope
  let stand: Stand = *!scope
  _ = (counter, desk, stand)
}
