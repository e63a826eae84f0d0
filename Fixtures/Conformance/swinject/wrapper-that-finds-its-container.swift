// How apps write it: a home-made property wrapper that resolves the type of whatever wears it.
import Swinject

struct Milk {}
struct Honey {}

extension Container { static let shared = Container() }

@propertyWrapper
struct Injected<Value> {
  private let name: String?
  init(_ name: String? = nil) { self.name = name }
  var wrappedValue: Value { Container.shared.resolve(Value.self, name: name)! }
}

final class Breakfast {
  @Injected var milk: Milk
  @Injected("wild") var honey: Honey
  @Injected("clear") private var clearHoney: Honey  // expect: missing-provider

  func serve() {
    @Injected var bread: String  // expect: missing-provider
    _ = bread
  }
}

func start() {
  Container.shared.register(Milk.self) { _ in Milk() }
  Container.shared.register(Honey.self, name: "wild") { _ in Honey() }
}
