// Stow.generated.swift is made before each build, and is not there. It calls nothing by itself; a function that nothing here declares, in a file that imports no
// library of anybody's, stands in it, and may fill what it is handed. Swift's own functions fill nothing.
// counts: needs=2 includes=1
import Swinject

protocol Anchor {}
protocol Rope {}

@main
struct Harbour {
  static func main() {
    let chest = Container()
    stow(chest)
    print(chest.resolve(Anchor.self)!)  // expect: missing-provider (note)
    let crate = Container()
    print(crate)
    print(crate.resolve(Rope.self)!)  // expect: missing-provider
  }
}
