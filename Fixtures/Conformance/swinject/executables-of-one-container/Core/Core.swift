// A static variable belongs to a process (The Swift Programming Language, "Properties", Type Properties; an app extension is a process of its own:
// App Extension Programming Guide). What an executable's own files never lead to does not run there: a demo that never opens a screen needs nothing of it.
import Swinject

public enum Harbour { public static let container = Container() }
public protocol Ships {}
public protocol Tides {}
public protocol Cranes {}
public protocol Ropes {}

public enum CoreSetup {
  /// Both apps call it.
  public static func fill() { Harbour.container.register(Ropes.self) { _ in HempRopes() } }
}
struct HempRopes: Ropes {}

/// Both apps open it.
public final class ShipList {
  let ships = Harbour.container.resolve(Ships.self)!
  let ropes = Harbour.container.resolve(Ropes.self)!
  public init() {}
}
/// Only the app opens it: that the demo has no cranes is nobody's loss.
public final class CraneScreen {
  let cranes = Harbour.container.resolve(Cranes.self)!
  public init() {}
}
/// Both open it, and the demo has no tides.
public final class TideScreen {
  let tides = Harbour.container.resolve(Tides.self)!  // expect: missing-provider
  public init() {}
}
/// The share extension links it, and never comes here.
public final class Pier {
  let ships = Harbour.container.resolve(Ships.self)!
  public init() {}
}
/// Nobody is seen to open it: it is enough that some executable has what it wants.
public final class Attic {
  let cranes = Harbour.container.resolve(Cranes.self)!
}
