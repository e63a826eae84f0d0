// counts: needs=4 opaque=0
// A component's property is read when a child asks for what it provides (generated: `return watchComponent.clock`); one that does nothing
// but end the program gives nobody anything. The nearest component that has the property answers.

import NeedleFoundation

protocol Clock {}
final class WallClock: Clock {}
protocol Alarm {}
final class Bell: Alarm {}

protocol DialDependency: Dependency {
  var clock: Clock { get }  // expect: missing-provider
  var alarm: Alarm { get }
  var hands: Int { get }
}
class DialComponent: Component<DialDependency> {}

class WatchComponent: BootstrapComponent {
  public var clock: Clock { fatalError("register a clock") }
  public var hands: Int {
    guard let count = Int("2") else { fatalError("no number") }
    return count
  }
  public var alarm: Alarm { fatalError("the case has it") }
  public var body: CaseComponent { CaseComponent(parent: self) }
}

protocol CaseDependency: Dependency {
  var hands: Int { get }
}
class CaseComponent: Component<CaseDependency> {
  public var alarm: Alarm { Bell() }
  public var dial: DialComponent { DialComponent(parent: self) }
}
