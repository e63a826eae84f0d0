// `Container` is an open class: a convenience initializer may fill what it makes (`Sources/Container.swift`).

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
