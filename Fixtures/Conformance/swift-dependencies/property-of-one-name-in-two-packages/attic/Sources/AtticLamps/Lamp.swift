import Dependencies

public struct Lamp: Sendable { public init() {} }
extension Lamp: DependencyKey { public static let liveValue = Lamp() }
extension DependencyValues {
  public var lamp: Lamp {
    get { self[Lamp.self] }
    set { self[Lamp.self] = newValue }
  }
}
