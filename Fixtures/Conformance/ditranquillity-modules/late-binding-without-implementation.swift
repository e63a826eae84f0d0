// Source: DIContainerBuilder.build of 2.3.3, which only warns of an announced protocol that nobody implements. Asking
// for it fails, an optional injection stays empty.
import DITranquillity

protocol Printer {}

class Desk {
  var printer: Printer?
}

class Office {
  var printer: Printer!
}

class OfficeModule: DIModule {
  var components: [DIComponent] = [OfficeComponent()]
  var dependencies: [DIModule] = []
}

class OfficeComponent: DIComponent {
  var scope: DIComponentScope { return .public }

  func load(builder: DIContainerBuilder) {
    builder.register(protocol: Printer.self)
    builder.register(type: Desk.init)
      .injection(.optional) { $0.printer = $1 }
    builder.register(type: Office.init)
      .injection { $0.printer = $1 }  // expect: missing-provider
  }
}

func start() throws {
  let builder = DIContainerBuilder()
  builder.register(module: OfficeModule())
  let container = try builder.build()
  let desk: Desk = try container.resolve()
  _ = desk
}
