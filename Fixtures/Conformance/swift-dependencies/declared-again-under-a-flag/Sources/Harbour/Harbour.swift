import Dependencies

public struct Crane: Sendable { public init() {} }
public struct Buoy: Sendable { public init() {} }
public struct Siren: Sendable { public init() {} }
public struct Light: Sendable { public init() {} }

private enum CraneKey: DependencyKey { static let liveValue = Crane() }
private enum BuoyKey: TestDependencyKey { static let testValue = Buoy() }
private enum SirenKey: DependencyKey { static let liveValue = Siren() }
private enum LightKey: DependencyKey { static let liveValue = Light() }

extension DependencyValues {
  public var crane: Crane {
    get { self[CraneKey.self] }
    set { self[CraneKey.self] = newValue }
  }
  public var buoy: Buoy {
    get { self[BuoyKey.self] }
    set { self[BuoyKey.self] = newValue }
  }
  public var siren: Siren {
    get { self[SirenKey.self] }
    set { self[SirenKey.self] = newValue }
  }
}

public extension DependencyValues {
  var light: Light {
    get { self[LightKey.self] }
    set { self[LightKey.self] = newValue }
  }
}
