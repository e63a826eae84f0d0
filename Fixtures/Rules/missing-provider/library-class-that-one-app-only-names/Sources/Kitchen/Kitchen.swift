// The Swift Programming Language, "Initialization" and "Type Casting": an object comes of a call of an initializer. Who asks whether something is one,
// says a static member of the class, or calls another of its initializers, makes none that way.
import Swinject

public final class Pantry { public static let shared = Container() }
public protocol Flour {}
public protocol Sugar {}
public protocol Yeast {}
public protocol Salt {}
public protocol Honey {}

open class Dough {
  public init() { _ = Pantry.shared.resolve(Flour.self)! }
  public static let name = "dough"
  public enum Kind { case rye }
}

open class Cake {
  public init() {}
  public init(sweet: Bool) { _ = Pantry.shared.resolve(Sugar.self)! }
}

open class Bread {
  public init(risen: Bool) { _ = Pantry.shared.resolve(Yeast.self)! }  // expect: missing-provider
  public convenience init() { self.init(risen: true) }
}

open class Pretzel {
  public required init() { _ = Pantry.shared.resolve(Salt.self)! }  // expect: missing-provider
  public static func standard() -> Pretzel { self.init() }
}

open class Bun {
  public init(_ weight: Int) { _ = Pantry.shared.resolve(Honey.self)! }  // expect: missing-provider
}
