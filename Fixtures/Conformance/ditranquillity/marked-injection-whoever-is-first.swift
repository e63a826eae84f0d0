// Observed with 6.0.0. Whoever is asked for first, the marked injection finds the same: only one registration fits. An injection
// that is not marked is looked for in the name of its owner, whoever is asked for first. Valid.
import DITranquillity

protocol Bread {}
final class Rye: Bread {}
final class Wheat: Bread {}
protocol Jam {}
final class Plum: Jam {}

final class Toast {
  var bread: Bread?
  var jam: Jam?
}

final class NorthFramework: DIFramework {
  static func load(container: DIContainer) {
    container.register(Rye.init).as(Bread.self)
    container.register(Plum.init).as(Jam.self)
    container.register(Toast.init)
      .injection(\.bread)
      .injection(cycle: true, \.jam)
    container.register(Lunch.init)
  }
}

final class Lunch {
  init(toast: Toast) {}
}

final class SouthFramework: DIFramework {
  static func load(container: DIContainer) {
    container.register(Wheat.init).as(Bread.self)
    container.register(Breakfast.init)
  }
}

final class Breakfast {
  init(toast: Toast) {}
}

func start() {
  let container = DIContainer()
  container.append(framework: NorthFramework.self)
  container.append(framework: SouthFramework.self)

  let breakfast: Breakfast = container.resolve()
  let lunch: Lunch = container.resolve()
  _ = (breakfast, lunch)
}
