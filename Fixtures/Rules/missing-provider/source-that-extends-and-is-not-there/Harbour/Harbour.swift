// Container+Ropes.swift stands in the project and is not there. By its name it adds to containers, and may say what any of them holds. String+Ropes.swift, which is not there either, would not.
// counts: needs=1 opaque=0
import Swinject

protocol Anchor {}
protocol Sail {}
struct Canvas: Sail {}
let chest = Container()

@main
struct Harbour {
  static func main() {
    chest.register(Sail.self) { _ in Canvas() }
    print(chest.resolve(Anchor.self)!)  // expect: missing-provider (note)
  }
}
