// Case 20: a property that hands on what the component asks for is the nearest provider for those below.

import NeedleFoundation

protocol Clock {}
final class WallClock: Clock {}

protocol DialDependency: Dependency {
  var clock: Clock { get }
}
class DialComponent: Component<DialDependency> {}
protocol CaseDependency: Dependency {
  var clock: Clock { get }
}
class CaseComponent: Component<CaseDependency> {
  public var clock: Clock { dependency.clock }
  public var dial: DialComponent { DialComponent(parent: self) }
}
class WatchComponent: BootstrapComponent {
  public var clock: Clock { WallClock() }
  public var body: CaseComponent { CaseComponent(parent: self) }
}
