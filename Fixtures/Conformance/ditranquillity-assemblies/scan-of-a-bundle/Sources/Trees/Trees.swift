import DITranquillity

public final class Oak {
  public init() {}
}

public class TreesMark {}

public class OakModule: DIScanned, DIModule {
  public func load(builder: DIContainerBuilder) { builder.register { Oak() } }
}
