import DITranquillity

public final class TourAssembly: DIAssembly {
  public let publicModules: [DIModule] = [
    TourModule(),
    DIScanModule(predicateByName: { name in name.hasPrefix("TourOf") || name.hasPrefix("TourFor") }),
  ]
  public let internalModules: [DIModule] = []
  public let dependencies: [DIAssembly] = [ExhibitAssembly(), MapAssembly()]

  public init() {}
}

final class TourModule: DIModule {
  func load(builder: DIContainerBuilder) {
    builder.register { scope in try TourList(tours: **scope, presenter: *scope) }
    builder.register(TourProgress.self)
      .initializer { TourProgress() }
      .dependency { scope, progress in progress.list = *!scope }
      .lifetime(.perScope)
  }
}
