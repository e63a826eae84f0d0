import DITranquillity

final class LaunchModule: DIModule {
  func load(builder: DIContainerBuilder) {
    builder.register(LaunchSequence.self)
      .initializer { scope in LaunchSequence(language: *!scope, catalogue: *!scope, clock: *!scope) }
      .dependency { scope, launch in launch.log = *!scope }
      .lifetime(.single)
  }
}
