import DITranquillity

public final class PostFramework: DIFramework {
  public static func load(container: DIContainer) {
    container.append(part: PostPart.self)
  }
}

public final class PostPart: DIPart {
  public static func load(container: DIContainer) {
    container.register(Postman.init)
  }
}

public final class Postman {
  public init() {}
}
