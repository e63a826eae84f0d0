// Swift infers `T` from what is made where nobody says the type.
@container public final class Attic {
  public static let shared = Attic()
  public init() { return __create() }
  public func store<T>(_ type: T.Type = T.self, _ make: @escaping () -> T) { return __provide(type: type, make: make) }
  public func fetch<T>(_ type: T.Type = T.self) -> T { return __need(type) }
}
