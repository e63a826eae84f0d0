// Observed with 6.0.0. What a `Lazy` makes when it is used was asked for first itself: the marked injection of the toast is
// looked for in the name of the toast, though the plate outside of both frameworks leads to it. Valid.
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
      .injection(cycle: true, \.bread)
  }
}

final class SouthFramework: DIFramework {
  static func load(container: DIContainer) {
    container.register(Wheat.init).as(Bread.self)
  }
}

final class Plate {
  let toast: Lazy<Toast>
  init(toast: Lazy<Toast>) { self.toast = toast }
}

func start() {
  let container = DIContainer()
  container.append(framework: NorthFramework.self)
  container.append(framework: SouthFramework.self)
  container.register(Plate.init)

  let plate: Plate = container.resolve()
  _ = plate.toast.value
}
