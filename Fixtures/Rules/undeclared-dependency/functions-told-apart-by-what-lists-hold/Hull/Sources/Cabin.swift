import Mast  // expect: undeclared-dependency
import Rope

public struct Cabin {
  let sail: Sail
  let knot: Knot
}
