import Dependencies

public struct Clock: Sendable { public var now: @Sendable () -> Int }

extension Clock: TestDependencyKey {
  public static let testValue = Clock(now: { 0 })
}

public struct Judge: Sendable { public var ask: @Sendable () -> Bool }
