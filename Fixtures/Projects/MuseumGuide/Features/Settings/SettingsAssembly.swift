import DITranquillity

public struct SettingsAssembly: DIAssembly {
  public let publicModules: [DIModule]
  public let internalModules: [DIModule] = []
  public let dependencies: [DIAssembly] = [CoreAssembly(), BadgeAssembly()]

  public init() {
    publicModules = [SettingsModule()]
  }
}

final class SettingsModule: DIModule {
  func load(builder: DIContainerBuilder) {
    builder.register(SettingsModel.self)
      .initializer { SettingsModel() }
      .dependency { (scope, model) in
        model.language = *!scope
        model.log = *!scope
      }
      .dependency { (scope, model) in model.badge = try? scope.resolve(MemberBadge.self) }
  }
}
