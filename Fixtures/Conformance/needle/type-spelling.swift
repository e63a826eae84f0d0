// Case 06: one type in two spellings is two types to Needle, which reports five missing providers; dilint knows better and warns.

import NeedleFoundation

protocol Clock {}
final class WallClock: Clock {}

protocol AlarmDependency: Dependency {
  var maybe: Int? { get }  // expect: needle-type-spelling (warning)
  var any: any Clock { get }  // expect: needle-type-spelling (warning)
  var list: [Clock] { get }  // expect: needle-type-spelling (warning)
  var table: [String: Int] { get }  // expect: needle-type-spelling (warning)
  var blank: Dictionary<String,Int> { get }  // expect: needle-type-spelling (warning)
  var same: [Int] { get }
}
class AlarmComponent: Component<AlarmDependency> {}
class NightComponent: BootstrapComponent {
  public var maybe: Optional<Int> { nil }
  public var any: Clock { WallClock() }
  public var list: Array<Clock> { [] }
  public var table: Dictionary<String, Int> { [:] }
  public var blank: Dictionary<String, Int> { [:] }
  public var same: [Int] { [] }
  public var alarm: AlarmComponent { AlarmComponent(parent: self) }
}
