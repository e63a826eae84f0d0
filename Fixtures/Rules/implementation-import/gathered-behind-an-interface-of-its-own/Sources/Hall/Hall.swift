import Bell  // expect: undeclared-dependency (note)
import HallInterface
import Lamp  // expect: undeclared-dependency (note)

public struct Hall: Entering {
  let bell = Bell()
  let lamp = Lamp()
  public init() {}
}
