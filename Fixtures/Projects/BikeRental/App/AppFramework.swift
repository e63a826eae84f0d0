import DITranquillity

final class AppFramework: DIFramework {
  static func load(container: DIContainer) {
    (Modules.core + Modules.features).forEach { container.append(framework: $0) }
    container.append(part: AppPart.self)
  }
}

final class AppPart: DIPart {
  static func load(container: DIContainer) {
    container.register(AppCoordinator.init)
      .lifetime(.perRun(.strong))
    container.register(DeepLinks.init)
      .injection(cycle: true, \.coordinator)
      .lifetime(.perRun(.strong))
    container.register(TabBar.init)
      .lifetime(.perRun(.strong))
  }
}
