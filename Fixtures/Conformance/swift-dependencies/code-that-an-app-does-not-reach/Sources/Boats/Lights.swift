import Dependencies

public protocol Wick {}
public enum WickKey: TestDependencyKey { public static var testValue: Wick { fatalError() } }
public protocol Glass {}
public enum GlassKey: TestDependencyKey { public static var testValue: Glass { fatalError() } }

/// The live value of what the app alone asks for.
struct Lantern {}
enum LanternKey: DependencyKey {
  static var liveValue: Lantern {
    @Dependency(\.wick) var wick
    return Lantern()
  }
}
/// The live value of what both ask for.
struct Lamp {}
enum LampKey: DependencyKey {
  static var liveValue: Lamp {
    @Dependency(\.glass) var glass  // expect: missing-provider
    return Lamp()
  }
}

extension DependencyValues {
  public var wick: Wick {
    get { self[WickKey.self] }
    set { self[WickKey.self] = newValue }
  }
  public var glass: Glass {
    get { self[GlassKey.self] }
    set { self[GlassKey.self] = newValue }
  }
  var lantern: Lantern {
    get { self[LanternKey.self] }
    set { self[LanternKey.self] = newValue }
  }
  var lamp: Lamp {
    get { self[LampKey.self] }
    set { self[LampKey.self] = newValue }
  }
}

public final class Cabin {
  @Dependency(\.lantern) var lantern
  public init() {}
}
public final class Quay {
  @Dependency(\.lamp) var lamp
  public init() {}
}
