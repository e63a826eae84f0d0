// Observed with 6.0.0. A request outside of frameworks has no framework to choose by; `from:` gives it one.
import DITranquillity

protocol Bread {}
final class Rye: Bread {}
final class Wheat: Bread {}
final class Oats {}

final class NorthFramework: DIFramework {
  static func load(container: DIContainer) {
    container.register(Rye.init).as(Bread.self)
  }
}

final class SouthFramework: DIFramework {
  static func load(container: DIContainer) {
    container.register(Wheat.init).as(Bread.self)
  }
}

func start() {
  let container = DIContainer()
  container.append(framework: NorthFramework.self)
  container.append(framework: SouthFramework.self)

  let rye: Bread = container.resolve(from: NorthFramework.self)
  let bread: Bread = container.resolve()  // expect: ambiguous-provider
  let oats: Oats = container.resolve(from: SouthFramework.self)  // expect: missing-provider
  _ = (rye, bread, oats)
}
