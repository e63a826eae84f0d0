// Each initializer puts a wrapper of its own into the property (Swift, "Property Wrappers", `_name`): that one asks, with the argument that it is
// given, and the one that Swift makes in front of it asks nobody. Where one initializer leaves that, it is the one that asks.
// https://docs.swift.org/swift-book/documentation/the-swift-programming-language/properties/#Property-Wrappers
import Swinject

final class Tide { init(height: Int) {} }
final class Wind { init(force: Int) {} }
final class Rain { init(drops: Int) {} }

enum Harbour {
  static let container = Container()
}

@propertyWrapper
final class Moored<T> {
  private let make: () -> T
  var wrappedValue: T { make() }
  init() { make = { Harbour.container.resolve(T.self)! } }
  init(argument: Int) {
    make = { Harbour.container.resolve(T.self, argument: argument)! }  // expect: missing-provider
  }
}

final class TideScreen {
  @Moored private var tide: Tide
  init(height: Int) { _tide = Moored(argument: height) }
  convenience init() { self.init(height: 3) }
  required init(coder: String) { fatalError() }
}

final class WindScreen {
  @Moored private var wind: Wind  // expect: missing-provider
  init(force: Int) { self._wind = .init(argument: force) }
  init() {}
}

final class RainScreen {
  @Moored private var rain: Rain
  init(drops: Int) { _rain = Moored(argument: drops) }
}

Harbour.container.register(Tide.self) { (_, height: Int) in Tide(height: height) }
Harbour.container.register(Wind.self) { (_, force: Int) in Wind(force: force) }
_ = TideScreen(height: 3)
_ = WindScreen()
_ = RainScreen(drops: 7)
