// counts: needs=8 registrations=6 opaque=0
import Dependencies

public protocol Oar {}
public protocol Flag {}
public protocol Anchor {}
public enum OarKey: TestDependencyKey { public static var testValue: Oar { fatalError() } }
public enum FlagKey: TestDependencyKey { public static var testValue: Flag { fatalError() } }
public enum AnchorKey: TestDependencyKey { public static var testValue: Anchor { fatalError() } }

extension DependencyValues {
  public var oar: Oar {
    get { self[OarKey.self] }
    set { self[OarKey.self] = newValue }
  }
  public var flag: Flag {
    get { self[FlagKey.self] }
    set { self[FlagKey.self] = newValue }
  }
  public var anchor: Anchor {
    get { self[AnchorKey.self] }
    set { self[AnchorKey.self] = newValue }
  }
}

/// The app alone leads here.
public final class Boat {
  @Dependency(\.oar) var oar
  public init() {}
}

/// Both lead here.
public final class Mast {
  @Dependency(\.flag) var flag  // expect: missing-provider
  public init() {}
}

/// Nobody is seen to lead here: it is enough that one of them has what it asks for.
public final class Raft {
  @Dependency(\.oar) var oar
  @Dependency(\.anchor) var anchor  // expect: missing-provider
}
