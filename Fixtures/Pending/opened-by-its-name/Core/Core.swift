// A screen of a shared module is opened by the name of its class: no word of the demo leads there, so it is taken to be enough that the app has what it asks for.
import Swinject
public enum Pier { public static let container = Container() }
public protocol Ropes {}
public protocol Nets {}
public final class NetScreen {
  let nets = Pier.container.resolve(Nets.self)!  // expect: missing-provider
  public init() {}
}
