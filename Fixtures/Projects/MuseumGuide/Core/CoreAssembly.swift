import DITranquillity

public final class CoreAssembly: DIAssembly {
  public let publicModules: [DIModule] = [ClockModule(), LogModule(), LanguageModule()] + CoreAssembly.outside
  public let internalModules: [DIModule] = []
  public let dependencies: [DIAssembly] = []

  /// What talks to the world outside the process.
  private static let outside: [DIModule] = [NetworkModule(), StorageModule()]

  public init() {}
}
