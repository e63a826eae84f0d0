import NeedleFoundation

private func parent1(_ component: NeedleFoundation.Scope) -> NeedleFoundation.Scope {
  return component.parent
}

private class PierDependency1a2b3c4d5e6f7a8b9c0dProvider: PierDependency {
  var crane: Crane {
    return harbourComponent.crane
  }
  private let harbourComponent: HarbourComponent
  init(harbourComponent: HarbourComponent) {
    self.harbourComponent = harbourComponent
  }
}
private func factory1a2b3c4d(_ component: NeedleFoundation.Scope) -> AnyObject {
  return PierDependency1a2b3c4d5e6f7a8b9c0dProvider(harbourComponent: parent1(component) as! HarbourComponent)
}
private func factoryEmptyDependencyProvider(_ component: NeedleFoundation.Scope) -> AnyObject {
  return EmptyDependencyProvider(component: component)
}

private func registerProviderFactory(_ componentPath: String, _ factory: @escaping (NeedleFoundation.Scope) -> AnyObject) {
  __DependencyProviderRegistry.instance.registerDependencyProviderFactory(for: componentPath, factory)
}

@inline(never) private func register1() {
  registerProviderFactory("^->HarbourComponent->PierComponent->BoatComponent", factoryEmptyDependencyProvider)
  registerProviderFactory("^->HarbourComponent->PierComponent", factory1a2b3c4d)
  registerProviderFactory("^->HarbourComponent", factoryEmptyDependencyProvider)
}

public func registerProviderFactories() {
  register1()
}
