// A component answers for its dependencies by their names: `@dynamicMemberLookup` on `Component`.

import NeedleFoundation

protocol Clock {}
final class WallClock: Clock {}

final class Bell { init(_ clock: Clock) {} }
protocol BellDependency: Dependency {
  var clock: Clock { get }
}
class BellComponent: Component<BellDependency> {
  public var bell: Bell { Bell(self.clock) }  // expect: dependency-cycle
}
class TowerComponent: BootstrapComponent {
  public var child: BellComponent { BellComponent(parent: self) }
  public var bell: Bell { child.bell }
  public var clock: Clock {
    print(bell)
    return WallClock()
  }
}
