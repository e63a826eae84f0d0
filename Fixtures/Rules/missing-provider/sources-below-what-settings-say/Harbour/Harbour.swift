// `$(SRCROOT)/Stores/Stores.swift` is there. What lies below `$(DERIVED_FILE_DIR)` a build makes, and below Pods a tool puts what it fetched: both fill nothing that is ours.
// counts: needs=2 registrations=1 opaque=0
import Swinject

protocol Anchor {}
protocol Sail {}
let chest = Container()

@main
struct Harbour {
  static func main() {
    Stores.bring()
    print(chest.resolve(Sail.self)!)
    print(chest.resolve(Anchor.self)!, Rope(), Stow())  // expect: missing-provider
  }
}
