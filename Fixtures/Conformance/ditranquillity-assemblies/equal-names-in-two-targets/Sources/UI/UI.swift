import DITranquillity

public final class Window {
  public init() {}
}

public class UIAssembly: DIAssembly {
  public var publicModules: [DIModule] = [MainModule()]
  public var internalModules: [DIModule] = []
  public var dependencies: [DIAssembly] = []
  public init() {}
}

class MainModule: DIModule {  // expect: unloaded-module (warning)
  func load(builder: DIContainerBuilder) { builder.register { Window() } }
}
