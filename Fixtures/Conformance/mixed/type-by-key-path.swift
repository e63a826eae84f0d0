// A property that wears a wrapper and has no written type is of the type that the wrapper wraps, which Swift finds by the key path:
// `DynamicInjected<T>.init(_ keyPath: KeyPath<Container, Factory<T>>)` (Factory 2, `Injections.swift`). What is asked of it is asked of Swinject.
// counts: needs=5 opaque=0
import FactoryKit
import Swinject

final class Oven {}
final class Table {}
final class Piano {}

final class Pantry {
  private let kitchen: Swinject.Container = {
    let container = Swinject.Container()
    container.register(Oven.self) { _ in Oven() }
    container.register(Table.self) { _ in Table() }
    return container
  }()

  func find<T>(_ type: T.Type) -> T { kitchen.resolve(type)! }
}

extension FactoryKit.Container {
  var pantry: Factory<Pantry> { self { Pantry() } }
}

final class Inn {
  @DynamicInjected(\.pantry) private var pantry
  @LazyInjected(\.pantry) private var other

  func open() -> [Any] {
    [pantry.find(Oven.self), other.find(Table.self), pantry.find(Piano.self)]  // expect: missing-provider
  }
}
