import Bank
import Knit
import Till

final class Customer {
  init(till: Till, ledger: Ledger) {}
}

// It leans on the bank through the till alone, which is enough: what its dependencies depend on is theirs to say.
final class ShopAssembly: AutoInitModuleAssembly {
  typealias TargetResolver = Resolver
  static var dependencies: [any ModuleAssembly.Type] { [TillAssembly.self] }
  func assemble(container: Container<Resolver>) {
    container.register(Customer.self) { Customer(till: $0.till(), ledger: $0.ledger()) }
  }
}

final class Beggar {
  init(ledger: Ledger) {}
}

final class StreetAssembly: AutoInitModuleAssembly {
  typealias TargetResolver = Resolver
  static var dependencies: [any ModuleAssembly.Type] { [] }
  func assemble(container: Container<Resolver>) {
    container.register(Beggar.self) { Beggar(ledger: $0.ledger()) }  // expect: inaccessible-provider (warning)
  }
}

enum Town {
  static let assembler = ScopedModuleAssembler<Resolver>([ShopAssembly(), StreetAssembly()])
  static func open() {
    _ = assembler.resolver.customer()
    _ = assembler.resolver.beggar()
  }
}
