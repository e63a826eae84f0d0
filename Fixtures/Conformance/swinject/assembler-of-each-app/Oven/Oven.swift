import Pantry
import Swinject

public final class Loaf {
  init(flour: Flour) {}
}
public final class Dough {
  init(flour: Flour, water: Water) {}
}
public final class Tray {}
/// Each screen hands over the tray that it was given: the last one counts, and that is meant.
public struct FrontRoute {
  public var open: (Tray) -> Void {
    { tray in Pantry.shared.container.register(Tray.self) { _ in tray } }
  }
}
public struct BackRoute {
  public var open: (Tray) -> Void {
    { tray in Pantry.shared.container.register(Tray.self) { _ in tray } }
  }
}
public struct OvenRoute {
  public init() {}
  public func build() -> Loaf {
    let container = Pantry.shared.container
    container.register(Loaf.self) { resolver in Loaf(flour: resolver.resolve(Flour.self)!) }
    container.register(Dough.self) { resolver in
      Dough(
        flour: resolver.resolve(Flour.self)!,
        water: resolver.resolve(Water.self)!)  // expect: missing-provider
    }
    return container.resolve(Loaf.self)!
  }
}
