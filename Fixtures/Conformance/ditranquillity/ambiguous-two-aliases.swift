// Upstream: DITranquillityTests_Build.test02_MultiplyRegistrateType (6.0.0). Two providers of one protocol and nothing to
// choose by: invalid.
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
  container.register(BluePencil.init)
    .as(check: Pencil.self) { $0 }
  container.register(Sketch.init)  // expect: ambiguous-provider
}
