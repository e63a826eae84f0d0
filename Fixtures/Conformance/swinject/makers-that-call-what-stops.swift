// counts: needs=7 opaque=0
// `resolve` calls the factory (`Container.swift`: `resolve(entry:invoker:)`). One that only calls what ends the program makes nothing, whatever type
// that says it answers.
import Swinject

protocol Ledger {}
protocol Till {}
struct Drawer: Till { init() { fatalError("no drawer yet") } }
protocol Safe {}
protocol Vault {}
protocol Purse {}
struct Pouch: Purse {}
protocol Chest {}
struct Trunk: Chest {
  let lid: Int
  init(lid: Int) { self.lid = lid }
  init(size: Int) { fatalError("sizes are not known") }
}
protocol Coffer {}
struct Casket: Coffer {}

func later() -> Ledger { fatalError("register it later") }
func unset<T>(_ type: T.Type) -> T { fatalError("\(type) is not set") }
func isOpen() -> Bool { true }
func purse() -> Purse {
  if isOpen() { return Pouch() }
  fatalError("closed")
}

class Assembling {
  static func safe() -> Safe { unset(Safe.self) }
  func coffer() -> Coffer { fatalError("which?") }
  func fill(_ container: Container) {
    container.register(Safe.self) { _ in Self.safe() }
    container.register(Coffer.self) { _ in self.coffer() }
  }
}
final class Filling: Assembling {
  override func coffer() -> Coffer { Casket() }
}

let container = Container()
container.register(Ledger.self) { _ in later() }
container.register(Till.self) { _ in Drawer() }
container.register(Vault.self) { _ in unset(Vault.self) }
container.register(Purse.self) { _ in purse() }
container.register(Chest.self) { _ in Trunk(lid: 1) }
Filling().fill(container)
_ = container.resolve(Ledger.self)!  // expect: missing-provider
_ = container.resolve(Till.self)!  // expect: missing-provider
_ = container.resolve(Vault.self)!  // expect: missing-provider
_ = container.resolve(Purse.self)!
_ = container.resolve(Chest.self)!
_ = container.resolve(Safe.self)!  // expect: missing-provider
_ = container.resolve(Coffer.self)!
