// Swift: "Import Declaration". A function that nothing here declares, in a file that imports only what is no library of anybody's, stands in a source that is not
// there: it is the program's own, and may fill what it is handed with anything of the program's. Swift's own functions fill nothing.
// counts: needs=2 includes=0
import Swinject

protocol Anchor {}
protocol Rope {}

func start() {
  let chest = Container()
  stow(chest)
  print(chest.resolve(Anchor.self)!)  // expect: missing-provider (note)
}

func stay() {
  let crate = Container()
  print(crate)
  print(crate.resolve(Rope.self)!)  // expect: missing-provider
}
