import Keel  // expect: undeclared-dependency
import Sail

func launch() { print(Sail.area, Keel.depth) }
