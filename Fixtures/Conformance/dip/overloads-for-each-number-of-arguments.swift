// Swift, "Closures": a closure without a parameter list takes as many values as its highest `$n` says. `(()) throws -> T` takes none (7.1), so of the
// program's own overloads the one with an argument is meant where the closure says `$0`.
// counts: registrations=2 needs=2 opaque=0
import Dip

struct Address { let street: String }
protocol House {}
final class Cottage: House { init(address: Address) {} }
final class Barn {}

enum Village {
  private static let container = DependencyContainer()

  @discardableResult
  static func build<T>(_ make: @escaping (()) throws -> T) -> Definition<T, ()> { container.register(factory: make) }

  @discardableResult
  static func build<T, A>(_ make: @escaping (A) throws -> T) -> Definition<T, A> { container.register(factory: make) }

  static func find<T>() -> T { try! container.resolve() }
  static func find<T, A>(_ argument: A) -> T { try! container.resolve(arguments: argument) }
}

func settle() {
  Village.build { Cottage(address: .init(street: $0)) }.implements(House.self)
  Village.build { Barn() }
}

settle()
let house: House = Village.find("Long Street")
let barn: Barn = Village.find()
