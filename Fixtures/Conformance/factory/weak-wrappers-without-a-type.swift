// A property that names no type has the one that its wrapper wraps (The Swift Programming Language, "Attributes", propertyWrapper), and what is
// wrapped the key path says.
import FactoryKit

protocol Tide: AnyObject { func rise() }
final class Moon: Tide { func rise() {} }
protocol Reef: AnyObject {}

extension Container {
  var tide: Factory<Tide> { self { Moon() }.shared }
  var reef: Factory<Reef> { self { fatalError("no reef yet") } }
}

final class Harbour {
  @WeakLazyInjected(\.tide) private var tide
  @WeakLazyInjected(\.reef) private var reef  // expect: missing-provider
  func open() {
    tide?.rise()
    print(reef!)
  }
}

Harbour().open()
// counts: needs=2 opaque=0
