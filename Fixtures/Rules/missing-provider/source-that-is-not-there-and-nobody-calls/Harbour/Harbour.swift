// Ropes.swift stands in the project and is not there. Ropes are the type of something and nothing more: whatever fills a chest in that file, nobody calls it. Of the barrel, into which nothing here puts
// anything, it may be all that there is.
// counts: needs=2 opaque=0
import Swinject

protocol Anchor {}
protocol Sail {}
protocol Tar {}
struct Canvas: Sail {}
let chest = Container()
let barrel = Container()

@main
struct Harbour {
  var ropes: Ropes?

  static func main() {
    chest.register(Sail.self) { _ in Canvas() }
    print(chest.resolve(Anchor.self)!)  // expect: missing-provider
    print(barrel.resolve(Tar.self)!)  // expect: missing-provider (note)
  }
}
