import DITranquillity

public final class Wolf {
  public init() {}
}

public class WolfModule: DIScanned, DIModule {  // expect: unloaded-module (warning)
  public func load(builder: DIContainerBuilder) { builder.register { Wolf() } }
}
