// Source: DIAssembly.swift of 1.3.1. Nothing under the root declares a module for the dynamic assembly: asking for what it would
// bring fails, asking whether it is there does not.
import DITranquillity

protocol Register {}
final class CashRegister: Register {}
protocol Printer {}

final class Counter {
  var register: Register?
  var printer: Printer?
}

final class App: DIAssembly {
  var publicModules: [DIModule] = [CounterModule()]
  var internalModules: [DIModule] = []
  var dependencies: [DIAssembly] = [Devices()]
}

final class Devices: DIDynamicAssembly {}

final class CounterModule: DIModule {
  func load(builder: DIContainerBuilder) {
    builder.register { Counter() }
      .dependency { s, counter in counter.register = *?s }
      .dependency { s, counter in counter.printer = *!s }  // expect: missing-provider
  }
}

func start() throws {
  let scope = try DIContainerBuilder().register(assembly: App()).build()
  let counter: Counter = *!scope
  _ = counter
}
