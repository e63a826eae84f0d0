// `NSClassFromString` answers with the class of a name (Foundation Functions Reference), the module's name before it: whoever says the name opens the
// screen, in his own process.
import Swinject
public enum Pier { public static let container = Container() }
public protocol Ropes {}
public protocol Nets {}
public protocol Floats {}
/// Both open it, and the demo has no nets.
public final class NetScreen {
  let nets = Pier.container.resolve(Nets.self)!  // expect: missing-provider
  public init() {}
}
/// Only the app opens it.
public final class FloatScreen {
  let floats = Pier.container.resolve(Floats.self)!
  public init() {}
}
