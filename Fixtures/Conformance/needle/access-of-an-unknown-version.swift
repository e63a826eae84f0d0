// Since 0.24 a property in the class itself counts only if it is public (issues 458 and 459 of the project). Where neither a lock nor the
// manifest says which version is in use, what hangs on it is possible and no more; what no version counts is missing.

import NeedleFoundation

final class Oil {}
final class Wick {}
final class Flame {}

protocol LampDependency: Dependency {
  var oil: Oil { get }  // expect: missing-provider (note)
  var wick: Wick { get }  // expect: missing-provider
  var flame: Flame { get }
}
class LampComponent: Component<LampDependency> {}

class HouseComponent: BootstrapComponent {
  var oil: Oil { Oil() }
  private var wick: Wick { Wick() }
  public var flame: Flame { Flame() }
  public var lamp: LampComponent { LampComponent(parent: self) }
}
