// Observed with 2.10.0. A convenience initializer in an extension of `Container` may fill what it makes: nothing else is there.

import Swinject

final class Bell {}
final class Clapper {}

extension Container {
  convenience init(isLoud: Bool) {
    self.init()
    hang(isLoud: isLoud)
  }

  func hang(isLoud: Bool) {
    register(Bell.self) { _ in Bell() }
  }
}

final class Tower {
  private lazy var container: Container = {
    let container = Container(isLoud: true)
    return container
  }()

  func ring() {
    _ = container.resolve(Bell.self)!
    _ = container.resolve(Clapper.self)! // expect: missing-provider
  }
}
