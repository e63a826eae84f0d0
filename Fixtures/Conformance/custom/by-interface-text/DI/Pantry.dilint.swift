// What the functions of `Pantry` do, in the verbs of Docs/Frameworks.md.
@container public final class Pantry {
  public init(above: Pantry? = nil) { return __create(parent: above) }
  public func store<T>(_ make: @escaping (Pantry) -> T) -> Shelf<T> { return __provide(make: make, hands: [self]) }
  public func fetch<T>(_ label: String? = nil) -> T { return __need(T.self, name: label) }
}
public final class Shelf<T> {
  public func labelled(_ label: String) -> Shelf<T> { return __key(T.self, name: label, instead: false) }
  public func seen<P>(as type: P.Type) -> Shelf<T> { return __key(type) }
}
