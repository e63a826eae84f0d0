// counts: needs=5 registrations=6 opaque=0
// `self { … }` makes a factory of whatever the closure takes, and `.unique` and its like are said of what that answers (`Modifiers.swift`). A
// call of which a member is asked is none that answers nothing: not the container's own `self { … }` that sets it up (`Containers.swift`:
// `callAsFunction(_ transform:)`).
import FactoryKit

protocol Vault {}
struct IronVault: Vault { init(service: String) {} }
protocol Lamp {}
protocol Window {}

extension Container {
  var vault: ParameterFactory<String, Vault> { self { IronVault(service: $0) }.unique }
  var safe: ParameterFactory<String, Vault> { self { (name: String) in IronVault(service: name) }.scopeOnParameters().cached }
  var chest: ParameterFactory<(String, Int), Vault> { self { IronVault(service: $0.0) }.singleton }
  var lamp: ParameterFactory<String, Lamp> { self { _ in fatalError("register a lamp first") }.unique }
  var plain: ParameterFactory<String, Vault> { self { IronVault(service: $0) } }
  var window: Factory<Window?> { promised() }
}
final class Flow {
  @Injected(\.window) var window  // expect: missing-provider
}
Container.shared { $0.vault.register { IronVault(service: $0) } }
_ = Flow()
_ = Container.shared.vault("a")
_ = Container.shared.safe("a")
_ = Container.shared.chest(("a", 1))
_ = Container.shared.lamp("a")  // expect: missing-provider
