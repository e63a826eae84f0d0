// The program's own subscript asks like a method does (README, "Resolver"): what it asks for is asked for where it is written, not
// at the call around it. By reading Swift: a subscript is a call of its own.
// counts: needs=5 opaque=0
import Swinject

final class Tea {}
final class Milk {}
final class Salt {}
final class Cup { init(size: Int, tea: Tea, milk: Milk) {} }
final class Plate { init(salt: Salt?) {} }

extension Resolver {
  subscript<T>(_ type: T.Type) -> T? { resolve(type) }
}

let container = Container()
container.register(Milk.self) { _ in Milk() }
container.register(Cup.self) { r in
  Cup(
    size: 1,
    tea: r[Tea.self]!,  // expect: missing-provider
    milk: r[Milk.self]!)
}
container.register(Plate.self) { r in
  Plate(
    salt: r[Salt.self]!  // expect: missing-provider
  )
}
_ = container.resolve(Cup.self)!
_ = container[Plate.self]!
