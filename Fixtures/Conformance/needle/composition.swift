// Case 27: a composition between the angle brackets stops Needle; dilint judges both parts.

import NeedleFoundation

protocol Clock {}
final class WallClock: Clock {}

protocol TimeDependency: Dependency {
  var clock: Clock { get }
}
protocol SoundDependency: Dependency {
  var volume: Int { get }  // expect: missing-provider
}
class AlarmComponent: Component<TimeDependency & SoundDependency> {}  // expect: needle-unseen-dependency
class NightComponent: BootstrapComponent {
  public var clock: Clock { WallClock() }
  public var alarm: AlarmComponent { AlarmComponent(parent: self) }
}
