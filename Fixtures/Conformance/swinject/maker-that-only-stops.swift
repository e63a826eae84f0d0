// counts: needs=4
// `resolve` calls the factory (`Container.swift`: `resolve(entry:invoker:)`); one that never returns gives nobody anything. One that stops on
// one way only makes something on the other, and what is registered after it stands in its place.
import Swinject

protocol Ledger {}
protocol Till {}
protocol Safe {}
protocol Vault {}
struct Drawer: Till {}
struct Box: Safe {}
struct Cellar: Vault {}
func isOpen() -> Bool { true }
func later() -> Never { fatalError("register it later") }

let container = Container()
container.register(Ledger.self) { _ in fatalError("register a ledger first") }
container.register(Till.self) { _ in
  if isOpen() { return Drawer() }
  fatalError("closed")
}
container.register(Safe.self) { _ in later() }
container.register(Safe.self) { _ in Box() }
container.register(Vault.self) { _ in later() }.inObjectScope(.container)
_ = container.resolve(Ledger.self)!  // expect: missing-provider
_ = container.resolve(Till.self)!
_ = container.resolve(Safe.self)!
_ = container.resolve(Vault.self)!  // expect: missing-provider
