import Swinject

public struct Resolver {
  private let container = Container()
  public init() {}
  public func add<T>(_ type: T.Type, _ make: @escaping () -> T) { container.register(type) { _ in make() } }
  public func find<T>(_ type: T.Type) -> T { container.resolve(type)! }
}
