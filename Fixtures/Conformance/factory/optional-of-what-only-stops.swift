// counts: needs=5
// `promised()` is nil in a release where nobody keeps it; a closure that only ends the program is called all the same (`Registrations.swift`:
// `resolve`), and nothing that takes an optional apart is ever passed.
import FactoryKit

protocol Wax {}
protocol Wick {}
protocol Flame {}
struct Spark: Flame {}
protocol Soot {}

extension Container {
  var wax: Factory<Wax?> { self { fatalError("register the wax first") } }
  var wick: Factory<Wick?> { self { fatalError("register the wick first") } }
  var flame: Factory<Flame?> { self { fatalError("kept below") } }
  var soot: Factory<Soot?> { self { nil } }
}
final class Desk {
  @Injected(\.wick) var wick  // expect: missing-provider
  func work() {
    guard let wax = Container.shared.wax() else { return }  // expect: missing-provider
    print(wax)
    if let flame = Container.shared.flame() { print(flame) }
    if let soot = Container.shared.soot() { print(soot) }
    if let wick { print(wick) }
  }
}
Container.shared.flame.register { Spark() }
Desk().work()
_ = Container.shared.wick()
