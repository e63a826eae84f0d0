import DITranquillity

public final class AudioAssembly: DIAssembly {
  public var publicModules: [DIModule] { return [PlayerModule(), TranscriptModule()] }
  public var internalModules: [DIModule] { return [AudioCacheModule()] }
  public var dependencies: [DIAssembly] { return [CoreAssembly()] }

  public init() {}
}
