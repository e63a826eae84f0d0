import Swinject

// What an initializer registers is there where somebody makes the object, and what a static constant registers where somebody reads it.

struct Rudder {}
struct Keel {}
struct Mast {}
struct Boom {}

enum Yard {
  static let box = Container()
}

final class RudderParts {
  init() { Yard.box.register(Rudder.self) { _ in Rudder() } }
}

final class KeelParts {
  init() { Yard.box.register(Keel.self) { _ in Keel() } }
}

enum MastParts {
  static let isReady: Bool = {
    Yard.box.register(Mast.self) { _ in Mast() }
    return true
  }()
}

enum BoomParts {
  static let isReady: Bool = {
    Yard.box.register(Boom.self) { _ in Boom() }
    return true
  }()
}

@main
struct Boatyard {
  static func main() {
    let parts = KeelParts()
    guard BoomParts.isReady else { return }
    print(parts, Yard.box.resolve(Keel.self)!, Yard.box.resolve(Boom.self)!)
    print(Yard.box.resolve(Rudder.self)!)  // expect: missing-provider
    print(Yard.box.resolve(Mast.self)!)  // expect: missing-provider
  }
}
