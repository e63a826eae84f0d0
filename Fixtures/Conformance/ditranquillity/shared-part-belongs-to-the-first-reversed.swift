// Observed with 6.0.0. The same frameworks loaded the other way round: the part belongs to the consumer's framework, which
// now has two candidates: invalid.
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
    container.register(Mural.init)  // expect: ambiguous-provider
  }
}

func start() {
  let container = DIContainer()
  container.append(framework: StreetFramework.self)
  container.append(framework: StudioFramework.self)
}
