// Stores.swift stands in the project and is not there: its author keeps it to himself. Whatever it fills the chest with, nobody can tell.
// counts: needs=1 opaque=0
import Swinject

protocol Anchor {}
let chest = Container()

@main
struct Harbour {
  static func main() {
    Stores.bring()
    print(chest.resolve(Anchor.self)!)  // expect: missing-provider (note)
  }
}
