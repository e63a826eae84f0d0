import Dependencies

public struct Bell {
  public var ring: () -> Int
  public init(ring: @escaping () -> Int) { self.ring = ring }
}

extension Bell: TestDependencyKey { public static let testValue = Bell(ring: { 0 }) }

extension DependencyValues {
  public var bell: Bell { get { self[Bell.self] } set { self[Bell.self] = newValue } }
}
