// Brush.swift stands in the project and is not there, and is called. It belongs to a library, which cannot see the chest of the app that depends on it; the pot is its own.
// counts: needs=2 opaque=0
import Paints
import Swinject

protocol Anchor {}
let chest = Container()

@main
struct Harbour {
  static func main() {
    Brush.dip()
    print(chest.resolve(Anchor.self)!)  // expect: missing-provider
    print(pot.resolve(Paint.self)!)  // expect: missing-provider (note)
  }
}
