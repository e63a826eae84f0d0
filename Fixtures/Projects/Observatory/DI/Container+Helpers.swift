import Swinject

extension Container {
  /// One object for the whole app.
  @discardableResult
  func single<Service>(_ type: Service.Type, name: String? = nil, _ make: @escaping (Resolver) -> Service) -> ServiceEntry<Service> {
    register(type, name: name, factory: make).inObjectScope(.container)
  }

  @discardableResult
  func single<Service>(_ type: Service.Type, value: @autoclosure @escaping () -> Service) -> ServiceEntry<Service> {
    single(type) { _ in value() }
  }
}

extension Resolver {
  /// What cannot be missing.
  func get<Service>(_ type: Service.Type = Service.self, name: String? = nil) -> Service {
    guard let service = resolve(type, name: name) else { fatalError("\(type) is not registered") }
    return service
  }
}
