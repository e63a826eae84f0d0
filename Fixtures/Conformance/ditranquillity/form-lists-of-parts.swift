// Parts in a list, appended by a loop, by `forEach` and in one chain; a helper appends what it is given.
import DITranquillity

final class Seed {}
final class Soil {}
final class Water {}
final class Sun {}

final class Flower {
  init(seed: Seed, soil: Soil, water: Water, sun: Sun) {}
}

final class SeedPart: DIPart {
  static func load(container: DIContainer) { container.register(Seed.init) }
}

final class SoilPart: DIPart {
  static func load(container: DIContainer) { container.register(Soil.init) }
}

final class WaterPart: DIPart {
  static func load(container: DIContainer) { container.register(Water.init) }
}

final class SunPart: DIPart {
  static func load(container: DIContainer) { container.register(Sun.init) }
}

final class FlowerPart: DIPart {
  static func load(container: DIContainer) { container.register(Flower.init) }
}

let ground: [DIPart.Type] = [SeedPart.self, SoilPart.self]

func add<Part: DIPart>(_ part: Part.Type, to container: DIContainer) {
  container.append(part: part)
}

func start() {
  let container = DIContainer()
  for part in ground {
    container.append(part: part)
  }
  [WaterPart.self].forEach { container.append(part: $0) }
  add(SunPart.self, to: container)
  container
    .append(part: FlowerPart.self)

  let flower: Flower = container.resolve()
  _ = flower
}
