// Upstream: DITranquillityTests_Build.test02_MultiplyRegistrateTypeWithDefault (6.0.0). `.default()` decides: valid.
import DITranquillity

protocol Pencil {}
final class RedPencil: Pencil {}
final class BluePencil: Pencil {}

final class Sketch {
  init(pencil: Pencil) {}
}

func start() {
  let container = DIContainer()
  container.register(RedPencil.init)
    .as(check: Pencil.self) { $0 }
    .default()
  container.register(BluePencil.init)
    .as(check: Pencil.self) { $0 }
  container.register(Sketch.init)
}
