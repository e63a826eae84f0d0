import DITranquillity

public final class PostPart: DIPart {
  public static func load(container: DIContainer) {
    container.register(Postman.init)
  }
}

public final class StampPart: DIPart {
  public static func load(container: DIContainer) {
    container.register(Stamp.init)
  }
}

public final class Stamp {
  public init() {}
}

public final class Postman {
  public init() {}
}
