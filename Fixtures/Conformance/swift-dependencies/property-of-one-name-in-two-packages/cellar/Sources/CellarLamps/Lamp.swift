import Dependencies

public struct Lamp: Sendable { public init() {} }
extension Lamp: TestDependencyKey { public static let testValue = Lamp() }
extension DependencyValues {
  public var lamp: Lamp {
    get { self[Lamp.self] }
    set { self[Lamp.self] = newValue }
  }
}
