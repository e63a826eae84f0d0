// Case 19: Needle counts typed locals of functions in extensions, and properties of types nested in them, as providers; they are none.

import NeedleFoundation

protocol Clock {}
final class WallClock: Clock {}

protocol BellDependency: Dependency {
  var clock: Clock { get }  // expect: missing-provider
  var rope: Int { get }  // expect: missing-provider
}
class BellComponent: Component<BellDependency> {}
class TowerComponent: BootstrapComponent {
  public var bell: BellComponent { BellComponent(parent: self) }
}
extension TowerComponent {
  func ring() {
    let clock: Clock = WallClock()
    print(clock)
  }
  struct Yard { var rope: Int = 3 }
}
