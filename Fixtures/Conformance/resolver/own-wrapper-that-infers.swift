// Resolver's README, "Property wrappers", and its Resolver.swift: `resolve()` asks for the type that its answer is used as, which in a wrapper
// of the program is the one that the property is declared to have.
import Resolver

struct Injector { static let resolver = Resolver() }
extension Injector { static func resolve<S>() -> S { resolver.resolve() } }

@propertyWrapper struct Later<S> {
  private lazy var kept: S = Injector.resolve()
  var wrappedValue: S { mutating get { kept } }
}

@propertyWrapper struct Always<S> {
  var wrappedValue: S { Injector.resolver.resolve() }
}

final class Tide {}
final class Reef {}
final class Sand {}

final class Loader {
  @Later var tide: Tide  // expect: missing-provider
  @Always var sand: Sand  // expect: missing-provider
  @Always var reef: Reef
  func run() { print(sand, reef) }
}

@main
struct App {
  static func main() {
    Injector.resolver.register { Reef() }
    Loader().run()
  }
}
