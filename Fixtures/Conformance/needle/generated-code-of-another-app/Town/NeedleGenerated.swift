import Kit
import NeedleFoundation

private func factoryEmptyDependencyProvider(_ component: NeedleFoundation.Scope) -> AnyObject {
  return EmptyDependencyProvider(component: component)
}

private class RoomDependencyProvider: RoomDependency {
  var clock: Clock { rootComponent.clock }
  private let rootComponent: RootComponent
  init(rootComponent: RootComponent) { self.rootComponent = rootComponent }
}

private func factory1(_ component: NeedleFoundation.Scope) -> AnyObject {
  return RoomDependencyProvider(rootComponent: component.parent as! RootComponent)
}

private func registerProviderFactory(_ componentPath: String, _ factory: @escaping (NeedleFoundation.Scope) -> AnyObject) {
  __DependencyProviderRegistry.instance.registerDependencyProviderFactory(for: componentPath, factory)
}

public func registerProviderFactories() {
  registerProviderFactory("^->RootComponent", factoryEmptyDependencyProvider)  // expect: needle-stale-generated (warning)
}
