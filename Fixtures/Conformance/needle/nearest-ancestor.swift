// The nearest ancestor that has the property answers, never the component itself: `DependencyProviderContentTaskTests`, and case 33 of the
// mini cases.

import NeedleFoundation

protocol Clock {}
final class WallClock: Clock {}

protocol DialDependency: Dependency {
  var clock: Clock { get }
  var hands: Int { get }  // expect: missing-provider
}
class DialComponent: Component<DialDependency> {
  public var hands: Int { 2 }
}
protocol CaseDependency: Dependency {}
class CaseComponent: Component<CaseDependency> {
  public var clock: Clock { shared { WallClock() } }
  public var dial: DialComponent { DialComponent(parent: self) }
}
class WatchComponent: BootstrapComponent {
  public var clock: Clock { WallClock() }
  public var body: CaseComponent { CaseComponent(parent: self) }
}
