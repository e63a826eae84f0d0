// Case 05: a property without a written type provides nothing. Of a list of names each with a type counts.

import NeedleFoundation

protocol Clock {}
final class WallClock: Clock {}

final class Bell {}
protocol AlarmDependency: Dependency {
  var clock: WallClock { get }  // expect: missing-provider
  var bell: Bell { get }
  var gong: Bell { get }
}
class AlarmComponent: Component<AlarmDependency> {}
class NightComponent: BootstrapComponent {
  public let clock = WallClock()
  public var bell: Bell = Bell(), gong: Bell = Bell()
  public var alarm: AlarmComponent { AlarmComponent(parent: self) }
}
