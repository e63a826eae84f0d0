// Observed with 6.0.0. A part that two frameworks append belongs to the one that was loaded first, so the second has one
// candidate of its own: valid.
import DITranquillity

protocol Paint {}
final class Oil: Paint {}
final class Chalk: Paint {}

final class Mural {
  init(paint: Paint) {}
}

final class PaintPart: DIPart {
  static func load(container: DIContainer) {
    container.register(Oil.init).as(Paint.self)
  }
}

final class StudioFramework: DIFramework {
  static func load(container: DIContainer) {
    container.append(part: PaintPart.self)
  }
}

final class StreetFramework: DIFramework {
  static func load(container: DIContainer) {
    container.append(part: PaintPart.self)
    container.register(Chalk.init).as(Paint.self)
    container.register(Mural.init)
  }
}

func start() {
  let container = DIContainer()
  container.append(framework: StudioFramework.self)
  container.append(framework: StreetFramework.self)
}
