// counts: needs=5 registrations=10 opaque=0
// What is registered later under a key takes the place of what was there (`Container.swift`, `_register`: `services[key] = entry`), and a
// container asks the one above it only for what it does not have itself (`getEntry(for:)`). A factory that only ends the program is no
// exception: whoever asks runs it.
import Swinject

protocol Ledger {}
protocol Till {}
protocol Safe {}
protocol Vault {}
protocol Coin {}
struct Book: Ledger {}
struct Drawer: Till {}
struct Box: Safe {}
struct Cellar: Vault {}
struct Penny: Coin {}

func isOpen() -> Bool { true }

let bank = Container()
bank.register(Ledger.self) { _ in Book() }
bank.register(Ledger.self) { _ in fatalError("no books here") }
bank.register(Till.self) { _ in fatalError("no till yet") }
bank.register(Till.self) { _ in Drawer() }
bank.register(Safe.self) { _ in Box() }
bank.register(Coin.self) { _ in Penny() }
if isOpen() {
  bank.register(Coin.self) { _ in fatalError("no coins today") }
}

let branch = Container(parent: bank)
branch.register(Safe.self) { _ in fatalError("the safe is in the bank") }
branch.register(Vault.self, name: "deep") { _ in fatalError("no vault here") }
bank.register(Vault.self) { _ in Cellar() }

_ = bank.resolve(Ledger.self)!  // expect: missing-provider
_ = bank.resolve(Till.self)!
_ = branch.resolve(Safe.self)!  // expect: missing-provider
_ = branch.resolve(Vault.self)!
_ = bank.resolve(Coin.self)!
