// counts: needs=2 opaque=0
import Dependencies

public struct Horn: TestDependencyKey {
  public init() {}
  public static let testValue = Horn()
}
public struct Lamp: TestDependencyKey {
  public init() {}
  public static let testValue = Lamp()
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
}
public struct Car {
  // One of the two sets it.
  @Dependency(\.horn) var horn  // expect: missing-provider
  // Each sets it.
  @Dependency(\.lamp) var lamp
  public init() {}
}
