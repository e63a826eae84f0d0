import DITranquillity

public final class Client {
  public init() {}
}

public class NetAssembly: DIAssembly {
  public var publicModules: [DIModule] = [MainModule()]
  public var internalModules: [DIModule] = []
  public var dependencies: [DIAssembly] = []
  public init() {}
}

class MainModule: DIModule {
  func load(builder: DIContainerBuilder) { builder.register { Client() } }
}
