// The same, but one part is in no list.
import DITranquillity

final class Seed {}
final class Soil {}

final class Flower {
  init(seed: Seed, soil: Soil) {}
}

final class SeedPart: DIPart {
  static func load(container: DIContainer) { container.register(Seed.init) }
}

final class SoilPart: DIPart {  // expect: unloaded-module (warning)
  static func load(container: DIContainer) { container.register(Soil.init) }
}

final class FlowerPart: DIPart {
  static func load(container: DIContainer) { container.register(Flower.init) }  // expect: missing-provider
}

func start() {
  let container = DIContainer()
  for part in [SeedPart.self, FlowerPart.self] as [DIPart.Type] {
    container.append(part: part)
  }
}
