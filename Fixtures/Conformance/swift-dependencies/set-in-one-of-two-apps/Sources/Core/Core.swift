// counts: needs=4 opaque=0
import Dependencies

public struct Horn: TestDependencyKey {
  public var blow: () -> Int
  public init(blow: @escaping () -> Int = { 0 }) { self.blow = blow }
  public static let testValue = Horn()
}
public struct Lamp: TestDependencyKey {
  public init() {}
  public static let testValue = Lamp()
}
public struct Brake: TestDependencyKey {
  public init() {}
  public static let testValue = Brake()
}
public struct Wheel: TestDependencyKey {
  public init() {}
  public static let testValue = Wheel()
}
extension DependencyValues {
  public var horn: Horn {
    get { self[Horn.self] }
    set { self[Horn.self] = newValue }
  }
  public var lamp: Lamp {
    get { self[Lamp.self] }
    set { self[Lamp.self] = newValue }
  }
  public var brake: Brake {
    get { self[Brake.self] }
    set { self[Brake.self] = newValue }
  }
}
public struct Car {
  // Alpha alone sets it.
  @Dependency(\.horn) var horn  // expect: missing-provider
  // Each sets it: Alpha by itself, the others by a module that both link.
  @Dependency(\.lamp) var lamp
  // The module that sets it is no part of Alpha.
  @Dependency(\.brake) var brake  // expect: missing-provider
  // By the key's type.
  @Dependency(Wheel.self) var wheel  // expect: missing-provider
  public init() {}
}
