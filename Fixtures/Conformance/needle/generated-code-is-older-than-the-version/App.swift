// A version that is stated goes before what an older generator wrote: the next build has it written anew, and does not find the property.
import NeedleFoundation

final class Crane {}
final class Rope {}

protocol PierDependency: Dependency {
  var crane: Crane { get }  // expect: missing-provider
}
protocol BoatDependency: Dependency {
  var rope: Rope { get }  // expect: missing-provider
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
