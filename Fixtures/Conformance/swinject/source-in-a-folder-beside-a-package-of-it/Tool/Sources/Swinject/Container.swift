public final class Container {
  private var makers: [ObjectIdentifier: (Resolver) -> Any] = [:]
  public init() {}

  public func register<Service>(_ type: Service.Type, factory: @escaping (Resolver) -> Service) {
    makers[ObjectIdentifier(type)] = factory
  }
}

extension Container: Resolver {
  public func resolve<Service>(_ type: Service.Type) -> Service? { makers[ObjectIdentifier(type)]?(self) as? Service }
}

public final class ObjectScope {}

public final class ServiceEntry<Service> {}

public protocol ServiceEntryProtocol {}

public protocol Behavior {
  func container<Type, Service>(_ container: Container, didRegisterType type: Type, toService entry: ServiceEntry<Service>)
}
