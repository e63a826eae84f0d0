import DITranquillity

public final class Oak {
  public init() {}
}

public class TreesMark {}

public class OakPart: DIScanned, DIPart {
  public static func load(container: DIContainer) {
    container.register(Oak.init)
  }
}
