import Crane  // expect: undeclared-dependency
import Rope

public struct Gate {
  let crane = Crane()
  let rope = Rope()
}
