// Source: DIScopeImpl of 1.3.1: nobody asks who asks. In the root's container its internal module serves its public module, and
// even what it depends on, which is worth a note.
import DITranquillity

final class Shop {
  init(till: Till) {}
}

final class Till {}

final class Printer {
  init(till: Till) {}
}

final class Store: DIAssembly {
  var publicModules: [DIModule] = []
  var internalModules: [DIModule] = [ShopModule(), TillModule()]
  var dependencies: [DIAssembly] = [Printing()]
}

final class Printing: DIAssembly {
  var publicModules: [DIModule] = [PrinterModule()]
  var internalModules: [DIModule] = []
  var dependencies: [DIAssembly] = []
}

final class ShopModule: DIModule {
  func load(builder: DIContainerBuilder) { builder.register { Shop(till: *!$0) } }
}

final class TillModule: DIModule {
  func load(builder: DIContainerBuilder) { builder.register { Till() } }
}

final class PrinterModule: DIModule {
  func load(builder: DIContainerBuilder) {
    builder.register { Printer(till: *!$0) }  // expect: inaccessible-provider (note)
  }
}

func start() throws {
  let scope = try DIContainerBuilder().register(assembly: Store()).build()
  let shop: Shop = *!scope
  let printer: Printer = *!scope
  _ = (shop, printer)
}
