import DITranquillity

public final class Wolf {
  public init() {}
}

public class BeastsFramework: DIFramework {  // expect: unloaded-module (warning)
  public static func load(container: DIContainer) {
    container.append(part: WolfPart.self)
  }
}

public class WolfPart: DIScanned, DIPart {
  public static func load(container: DIContainer) {
    container.register(Wolf.init)
  }
}
