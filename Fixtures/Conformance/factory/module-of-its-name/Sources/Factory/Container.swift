// A module of the program may be called as a framework is, and have a type of one of its names: only several make it that framework.
public final class Belt {
  public init() {}
}
public final class Press {
  public init() {}
}

public final class Container {
  private var makers: [ObjectIdentifier: () -> Any] = [:]

  public init() {}

  public func add<T>(_ type: T.Type, make: @escaping () -> T) { makers[ObjectIdentifier(type)] = make }
  public func get<T>(_ type: T.Type) -> T { makers[ObjectIdentifier(type)]!() as! T }

  public func fill() { add(Belt.self) { Belt() } }
}
