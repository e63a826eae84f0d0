// Observed with 4.6.0 and 6.0.0. What is marked to close a ring is injected when everything else is done, and looked for in the
// name of the object that was asked for first (`Resolver.makeObject`: `endResolving` takes the framework of the last component
// on the stack): asked for by itself, the toast has rye, with the breakfast wheat, with the plate none. The validation sees rye
// only.
import DITranquillity

protocol Bread {}
final class Rye: Bread {}
final class Wheat: Bread {}

final class Toast {
  var bread: Bread?
}

final class NorthFramework: DIFramework {
  static func load(container: DIContainer) {
    container.register(Rye.init).as(Bread.self)
    container.register(Toast.init)
      .injection(cycle: true, \.bread)  // expect: ambiguous-provider (warning)
  }
}

final class Breakfast {
  init(toast: Toast) {}
}

final class SouthFramework: DIFramework {
  static func load(container: DIContainer) {
    container.register(Wheat.init).as(Bread.self)
    container.register(Breakfast.init)
  }
}

final class Plate {
  init(toast: Toast) {}
}

func start() {
  let container = DIContainer()
  container.append(framework: NorthFramework.self)
  container.append(framework: SouthFramework.self)
  container.register(Plate.init)

  let toast: Toast = container.resolve()
  let breakfast: Breakfast = container.resolve()
  let plate: Plate = container.resolve()
  _ = (toast, breakfast, plate)
}
