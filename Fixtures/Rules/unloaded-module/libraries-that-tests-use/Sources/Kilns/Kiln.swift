import Malts
import Swinject

public class KilnedMalt: Malt {
  public init() {}
}

extension Container {
  // The program depends on this, too.
  public func addKilns() {  // expect: unloaded-module (warning)
    register(KilnedMalt.self) { _ in KilnedMalt() }
  }
}

public final class Kiln {
  public init(_ container: Container) { _ = container.resolve(KilnedMalt.self)! }  // expect: missing-provider
}
