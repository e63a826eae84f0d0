// Case 29: Needle reads every branch of `#if` as if it were there; dilint judges each build.

import NeedleFoundation

protocol Clock {}
final class WallClock: Clock {}

protocol BellDependency: Dependency {
  var clock: Clock { get }  // expect: missing-provider
  var rope: Int { get }
}
class BellComponent: Component<BellDependency> {}
class TowerComponent: BootstrapComponent {
  #if DEBUG
    public var clock: Clock { WallClock() }
  #endif
  #if os(iOS)
    public var rope: Int { 1 }
  #else
    public var rope: Int { 2 }
  #endif
  public var bell: BellComponent { BellComponent(parent: self) }
}
