// Brush.swift stands in the project and is not there. It belongs to a library that knows nothing of containers: it fills none.
// counts: needs=1 opaque=0
import Paints
import Swinject

protocol Anchor {}
let chest = Container()

@main
struct Harbour {
  static func main() {
    print(chest.resolve(Anchor.self)!, Paint())  // expect: missing-provider
  }
}
