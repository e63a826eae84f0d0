import NeedleFoundation

private func factoryEmptyDependencyProvider(_ component: NeedleFoundation.Scope) -> AnyObject {
  return EmptyDependencyProvider(component: component)
}

private func registerProviderFactory(_ componentPath: String, _ factory: @escaping (NeedleFoundation.Scope) -> AnyObject) {
  __DependencyProviderRegistry.instance.registerDependencyProviderFactory(for: componentPath, factory)
}

@inline(never) private func register1() {
  registerProviderFactory("^->HarbourComponent->PierComponent", factoryEmptyDependencyProvider)  // expect: needle-stale-generated (warning)
  registerProviderFactory("^->HarbourComponent->PierComponent->BoatComponent", factoryEmptyDependencyProvider)
  registerProviderFactory("^->HarbourComponent", factoryEmptyDependencyProvider)
}

public func registerProviderFactories() {
  register1()
}
