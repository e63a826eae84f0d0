// The conformance may stand in an extension, and a framework may use an app's own short-hand for registering.
import DITranquillity

protocol Fuel {}
final class Diesel: Fuel {}

final class Lorry {
  init(fuel: Fuel) {}
}

final class Depot {}

extension Depot: DIFramework {
  static func load(container: DIContainer) {
    container.shared(Diesel.init, as: Fuel.self)
    container.shared(Lorry.init, as: Lorry.self)
  }
}

extension DIContainer {
  func shared<Implementation, Service, each Parameter>(
    _ make: @escaping (repeat each Parameter) -> Implementation, as service: Service.Type
  ) {
    register(make)
      .as(service)
      .lifetime(.perContainer(.strong))
  }
}

func start() {
  let container = DIContainer()
  container.append(framework: Depot.self)
  let lorry: Lorry = container.resolve()
  _ = lorry
}
