// Observed with 6.0.0. Frameworks that append each other are loaded once each: valid, and
// against the advice of the documentation.
import DITranquillity

final class Left {}
final class Right {}

final class LeftFramework: DIFramework {
  static func load(container: DIContainer) {
    container.append(framework: RightFramework.self)  // expect: assembly-cycle (warning)
    container.register(Left.init)
  }
}

final class RightFramework: DIFramework {
  static func load(container: DIContainer) {
    container.append(framework: LeftFramework.self)
    container.register(Right.init)
  }
}

func start() {
  let container = DIContainer()
  container.append(framework: LeftFramework.self)
  let right: Right = container.resolve()
  _ = right
}
