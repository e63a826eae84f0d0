// Generators since 0.24 count what is public only (issues 458 and 459 of the project). What the generator wrote here reads an internal property of the
// root (`DependencyProviderSerializer` of it writes `return harbourComponent.crane`), so the one in use counts it. Of the other it says nothing.
// counts: needs=2 opaque=0
import NeedleFoundation

final class Crane {}
final class Rope {}

protocol PierDependency: Dependency {
  var crane: Crane { get }
}
protocol BoatDependency: Dependency {
  var rope: Rope { get }  // expect: missing-provider (note)
}

final class HarbourComponent: BootstrapComponent {
  var crane: Crane { shared { Crane() } }
  var rope: Rope { Rope() }
  public var pier: PierComponent { PierComponent(parent: self) }
}
final class PierComponent: Component<PierDependency> {
  public var boat: BoatComponent { BoatComponent(parent: self) }
}
final class BoatComponent: Component<BoatDependency> {}

func start() {
  registerProviderFactories()
  print(HarbourComponent())
}
