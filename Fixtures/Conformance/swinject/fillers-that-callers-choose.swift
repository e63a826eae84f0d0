// The Swift Programming Language, "Conditional Statements": a function runs where a way leads to it that somebody takes. What only a way calls
// that no call chooses fills nothing and asks for nothing.
import Swinject

final class Loaf {}
final class Roll {}
final class Oven {}
final class Cake {}
final class Flour {}

let bakery = Container()

enum Bakery {
  static func open(isShow: Bool) {
    if isShow { show() } else { bake() }
  }
  private static func show() {
    bakery.register(Loaf.self) { _ in Loaf() }
    decorate()
  }
  private static func decorate() {
    bakery.register(Cake.self) { _ in Cake() }
    _ = bakery.resolve(Oven.self, name: "show")!
  }
  private static func bake() {
    bakery.register(Roll.self) { _ in Roll() }
    mix()
  }
  private static func mix() { bakery.register(Flour.self) { _ in Flour() } }
}

/// Called on both ways.
final class Mill {
  func grind(_ isFine: Bool) {
    guard isFine else { return coarse() }
    bakery.register(String.self) { _ in "fine" }
  }
  private func coarse() { bakery.register(Oven.self) { _ in Oven() } }
}

func start() {
  Bakery.open(isShow: false)
  Mill().grind(true)
  Mill().grind(false)
  _ = bakery.resolve(Roll.self)!
  _ = bakery.resolve(Flour.self)!
  _ = bakery.resolve(String.self)!
  _ = bakery.resolve(Oven.self)!
  _ = bakery.resolve(Loaf.self)!  // expect: missing-provider
  _ = bakery.resolve(Cake.self)!  // expect: missing-provider
}

start()
// counts: opaque=0
