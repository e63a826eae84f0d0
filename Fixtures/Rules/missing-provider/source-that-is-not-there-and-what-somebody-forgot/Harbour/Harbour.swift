// Stores.swift stands in the project and is not there, and is called. The sail is registered here, in another container: that the chest has none is no secret. The
// anchor is registered nowhere.
// counts: needs=2 opaque=0
import Swinject

protocol Anchor {}
protocol Sail {}
struct Canvas: Sail {}
let chest = Container()
let locker = Container()

@main
struct Harbour {
  static func main() {
    Stores.bring()
    locker.register(Sail.self) { _ in Canvas() }
    print(chest.resolve(Sail.self)!)  // expect: missing-provider
    print(chest.resolve(Anchor.self)!)  // expect: missing-provider (note)
  }
}
