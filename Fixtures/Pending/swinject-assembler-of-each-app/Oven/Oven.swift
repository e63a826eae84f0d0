import Pantry
import Swinject

public final class Loaf {
  init(flour: Flour) {}
}
public struct OvenRoute {
  public init() {}
  public func build() -> Loaf {
    let container = Pantry.shared.container
    container.register(Loaf.self) { resolver in Loaf(flour: resolver.resolve(Flour.self)!) }
    return container.resolve(Loaf.self)!
  }
}
